//! Cock & Bull by value iteration over all positions that the rules lead to, without a word of the bots' solution.

use super::{Checked, after, read};
use sobremesa_core::{Chances as Listed, Game, Notation, Setup, Turn};
use sobremesa_puzzles::{Goal, Puzzle};
use sobremesa_session::CockBull;
use std::collections::HashMap;
use std::sync::OnceLock;

/// Where a choice leads.
#[derive(Clone, Copy)]
enum Next {
    Won,
    Lost,
    /// To a position, whose mover is the same one or the other.
    To(usize, bool),
}

/// Choices, the best of which is taken, for each roll with its weight.
type Rolls = Vec<(f64, Vec<Next>)>;

/// How likely the seat to roll wins, for every position.
pub struct Chances {
    numbers: HashMap<String, usize>,
    /// How far both Pegs have come: chips alone never take them back.
    holes: Vec<u32>,
    rolls: Vec<Rolls>,
    values: Vec<f64>,
}

/// A position as its mover sees it: Red to move, and the chips of an area in order, as its spots are alike.
fn normal(text: &str) -> String {
    let fields: Vec<&str> = text.split(' ').collect();
    let (arms, pegs, turn) = (fields[0], fields[1], fields[2]);
    let swap = |letter: char| match letter {
        'R' if turn == "b" => 'B',
        'B' if turn == "b" => 'R',
        other => other,
    };
    let areas: Vec<String> = arms
        .split('/')
        .map(|area| {
            let mut chips: Vec<char> = area.chars().map(swap).collect();
            chips.sort_unstable();
            chips.into_iter().collect()
        })
        .collect();
    let (red, black) = pegs.split_once(':').unwrap();
    let pegs = if turn == "b" { format!("{black}:{red}") } else { format!("{red}:{black}") };
    format!("{} {pegs} r -", areas.join("/"))
}

/// What a text of the rules says of whose turn it is.
fn mover(position: &CockBull) -> String {
    position.write_whole().split(' ').nth(2).unwrap().to_string()
}

/// The game, solved once.
pub fn chances() -> &'static Chances {
    static SOLVED: OnceLock<Chances> = OnceLock::new();
    SOLVED.get_or_init(solve)
}

fn solve() -> Chances {
    let mut chances = Chances { numbers: HashMap::new(), holes: Vec::new(), rolls: Vec::new(), values: Vec::new() };
    let mut new = Vec::new();
    chances.number("---/--/- 0:0 r -", &mut new);
    while let Some((number, text)) = new.pop() {
        let position = CockBull::read_position(&text, &Setup::default()).unwrap();
        let Listed::Listed(rolls) = position.chances() else { panic!("dice are listed") };
        let total: u32 = rolls.iter().map(|(_, weight)| weight).sum();
        chances.rolls[number] = rolls
            .iter()
            .map(|(roll, weight)| {
                let rolled = after(&position, roll);
                let nexts = match rolled.turn() {
                    Turn::Chance => vec![chances.next(&position, &rolled, &mut new)],
                    _ => rolled
                        .legal_actions()
                        .iter()
                        .map(|a| chances.next(&position, &after(&rolled, a), &mut new))
                        .collect(),
                };
                (f64::from(*weight) / f64::from(total), nexts)
            })
            .collect();
    }
    chances.iterate();
    chances
}

impl Chances {
    fn number(&mut self, text: &str, new: &mut Vec<(usize, String)>) -> usize {
        let text = normal(text);
        if let Some(&number) = self.numbers.get(&text) {
            return number;
        }
        let number = self.numbers.len();
        let pegs = text.split(' ').nth(1).unwrap();
        self.holes.push(pegs.split(':').map(|peg| peg.parse::<u32>().unwrap()).sum());
        self.rolls.push(Vec::new());
        self.values.push(0.5);
        self.numbers.insert(text.clone(), number);
        new.push((number, text));
        number
    }

    /// Where a position has led to, as its mover sees it.
    fn next(&mut self, before: &CockBull, after: &CockBull, new: &mut Vec<(usize, String)>) -> Next {
        if let Some(outcome) = after.outcome() {
            return if outcome.winners[0].0 == before.seat_at_turn() { Next::Won } else { Next::Lost };
        }
        let same = mover(before) == mover(after);
        Next::To(self.number(&after.write_whole(), new), same)
    }

    fn worth(&self, next: Next) -> f64 {
        match next {
            Next::Won => 1.0,
            Next::Lost => 0.0,
            Next::To(number, true) => self.values[number],
            Next::To(number, false) => 1.0 - self.values[number],
        }
    }

    /// The Pegs that have come farthest first, until nothing changes.
    fn iterate(&mut self) {
        let mut order: Vec<usize> = (0..self.values.len()).collect();
        order.sort_by_key(|&number| std::cmp::Reverse(self.holes[number]));
        for group in order.chunk_by(|&a, &b| self.holes[a] == self.holes[b]).map(<[usize]>::to_vec).collect::<Vec<_>>()
        {
            loop {
                let mut change: f64 = 0.0;
                for &number in &group {
                    let best = |nexts: &Vec<Next>| nexts.iter().map(|&next| self.worth(next)).fold(0.0, f64::max);
                    let value: f64 = self.rolls[number].iter().map(|(share, nexts)| share * best(nexts)).sum();
                    change = change.max((self.values[number] - value).abs());
                    self.values[number] = value;
                }
                if change < 1e-12 {
                    break;
                }
            }
        }
    }

    /// The chance to win of the seat that rolls first in a game.
    pub fn of_start(&self) -> f64 {
        self.values[0]
    }

    /// Every legal choice with its exact chance, the best first, and the best by more than a trifle.
    pub fn check(&self, puzzle: &Puzzle) -> Checked {
        if puzzle.goal != Goal::Chance {
            return Err("no such goal".into());
        }
        let position: CockBull = read(puzzle);
        let mut told: HashMap<&str, f64> = HashMap::new();
        for text in &puzzle.answer {
            let (action, chance) = text.split_once(' ').ok_or("no chance")?;
            told.insert(action, chance.parse::<f64>().map_err(|error| error.to_string())? / 100.0);
        }
        let legal = position.legal_actions();
        if legal.len() != told.len() || told.len() != puzzle.answer.len() {
            return Err("not all choices".into());
        }
        let mut exact = Vec::new();
        for action in &legal {
            let next = after(&position, action);
            let number = self.numbers.get(&normal(&next.write_whole()));
            let chance = match next.outcome() {
                Some(outcome) => f64::from(outcome.winners[0].0 == position.seat_at_turn()),
                None => self.worth(Next::To(*number.ok_or("no such position")?, mover(&position) == mover(&next))),
            };
            let written = *told.get(CockBull::write_action(action).as_str()).ok_or("a choice is missing")?;
            if (written - chance).abs() > 0.6e-5 {
                return Err(format!("{} has {chance}, not {written}", CockBull::write_action(action)));
            }
            exact.push(chance);
        }
        let best = exact.iter().copied().fold(0.0, f64::max);
        let first = told[puzzle.answer[0].split(' ').next().unwrap_or_default()];
        let next = exact.iter().copied().filter(|chance| *chance < best - 1e-9).fold(0.0, f64::max);
        if (first - best).abs() < 1e-5 && best - next > 0.003 { Ok(()) } else { Err("not the best".into()) }
    }
}
