//! Plain searches: each knows a game by what `sobremesa_core::Game` says, and nothing of bots. Cock & Bull alone is
//! held to the bots' exact solution, which their own tests hold to another program's.

use sobremesa_bots::cock_bull::{Goal as Aim, Solution};
use sobremesa_core::{Dice, Game, Notation, Setup, SplitMix, Turn};
use sobremesa_puzzles::{Goal, Puzzle, read_file};
use sobremesa_session::{CockBull, Dog, GameId, Gobblet, Muros};
use std::collections::HashMap;

/// Proven, or what is wrong.
pub type Checked = Result<(), String>;

/// The file that ships with a game.
pub fn file(game: GameId) -> String {
    let path = format!("{}/../../www/games/{game}/puzzles.txt", env!("CARGO_MANIFEST_DIR"));
    std::fs::read_to_string(path).unwrap()
}

/// The puzzles in it.
pub fn shipped(game: GameId) -> Vec<Puzzle> {
    read_file(&file(game)).unwrap()
}

/// Twenty of them.
pub fn drawn(game: GameId) -> Vec<Puzzle> {
    let mut puzzles = shipped(game);
    let mut dice = SplitMix(40);
    (0..20).map(|_| puzzles.swap_remove(dice.below(puzzles.len() as u32) as usize)).collect()
}

fn read<G: Notation>(puzzle: &Puzzle) -> G {
    G::read_position(&puzzle.position, &Setup::default()).unwrap()
}

fn seat<G: Game>(position: &G) -> Option<u8> {
    if let Turn::Seat(seat) = position.turn() { Some(seat.0) } else { None }
}

/// Returns true if a seat has won alone.
fn has_won<G: Game>(position: &G, seat: u8) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winners.iter().map(|winner| winner.0).eq([seat]))
}

/// Follows the line of a puzzle: at each of the mover's turns the only action that `wins` (told how many turns are
/// left, this one counted) must be the line's. The position at its end.
fn follow<G: Notation>(puzzle: &Puzzle, wins: &mut dyn FnMut(&G, &G::Action, usize) -> bool) -> Result<G, String> {
    let mut position: G = read(puzzle);
    let me = seat(&position);
    let mut left = puzzle.answer.len().div_ceil(2);
    for text in &puzzle.answer {
        let action = position.find_action(text).map_err(|error| error.to_string())?;
        let is_mine = seat(&position) == me;
        if is_mine && (left > 1 || puzzle.goal == Goal::Win) {
            let mut right = position.legal_actions();
            right.retain(|action| wins(&position, action, left));
            if right != [action.clone()] {
                return Err(format!(
                    "right are {:?}, not {text}",
                    right.iter().map(ToString::to_string).collect::<Vec<_>>()
                ));
            }
        }
        left -= usize::from(is_mine);
        position = position.after(&action);
    }
    Ok(position)
}

/// A solver for wins within a number of moves, by every move and every reply of the rules.
struct Within {
    me: u8,
    /// Results for positions with the attacker to move.
    known: HashMap<(<Gobblet as Game>::RepetitionKey, usize), bool>,
    /// The last reply that stopped a win with so many moves left: a good one to try first.
    stopped: Vec<Option<<Gobblet as Game>::Action>>,
}

impl Within {
    fn wins(&mut self, position: &Gobblet, moves: usize) -> bool {
        let Some(key) = position.repetition_key().filter(|_| moves > 0) else { return false };
        if let Some(&known) = self.known.get(&(key, moves)) {
            return known;
        }
        let wins = position.legal_actions().iter().any(|action| self.wins_by(position, action, moves));
        if let Some(key) = position.repetition_key() {
            self.known.insert((key, moves), wins);
        }
        wins
    }

    fn wins_by(&mut self, position: &Gobblet, action: &<Gobblet as Game>::Action, moves: usize) -> bool {
        let next = position.after(action);
        if next.outcome().is_some() || moves == 1 {
            return has_won(&next, self.me);
        }
        let mut replies = next.legal_actions();
        if let Some(at) = replies.iter().position(|reply| Some(reply) == self.stopped[moves].as_ref()) {
            replies.swap(0, at);
        }
        let stops = replies.into_iter().find(|reply| {
            let then = next.after(reply);
            !has_won(&then, self.me) && (then.outcome().is_some() || !self.wins(&then, moves - 1))
        });
        self.stopped[moves] = stops.or(self.stopped[moves].take().filter(|_| stops.is_none()));
        stops.is_none()
    }
}

/// A win in exactly so many moves, one move each time but the last, and at the end of the line it is won.
pub fn gobblet(puzzle: &Puzzle) -> Checked {
    let Goal::WinIn(moves) = puzzle.goal else { return Err("no such goal".into()) };
    let start: Gobblet = read(puzzle);
    let mut within = Within { me: start.mover(), known: HashMap::new(), stopped: vec![None; 10] };
    if puzzle.answer.len() != 2 * usize::from(moves) - 1 {
        return Err("a line of another length".into());
    }
    if within.wins(&start, usize::from(moves) - 1) {
        return Err("won sooner".into());
    }
    let end = follow::<Gobblet>(puzzle, &mut |position, action, left| within.wins_by(position, action, left))?;
    if has_won(&end, start.mover()) { Ok(()) } else { Err("not won".into()) }
}

/// Returns true if a seat can force a win alone, searched to the last card.
fn wins_muros(position: &Muros, me: u8) -> bool {
    let Some(mover) = seat(position) else { return has_won(position, me) };
    let actions = position.legal_actions();
    let mut nexts = actions.iter().map(|action| position.after(action));
    if mover == me { nexts.any(|next| wins_muros(&next, me)) } else { nexts.all(|next| wins_muros(&next, me)) }
}

/// One card that wins at each of the mover's turns.
pub fn muros(puzzle: &Puzzle) -> Checked {
    let start: Muros = read(puzzle);
    let Some(me) = seat(&start) else { return Err("nobody's turn".into()) };
    if start.laid() != 33 {
        return Err("more than three cards, or fewer".into());
    }
    let end = follow::<Muros>(puzzle, &mut |position, action, _| wins_muros(&position.after(action), me))?;
    if wins_muros(&end, me) { Ok(()) } else { Err("not won".into()) }
}

/// Every way in which a hand can be played to its end, that wins; where a card would be drawn nobody can tell.
fn winning_ways(position: &Dog, me: u8, way: &mut Vec<String>, found: &mut Vec<Vec<String>>) -> Checked {
    if position.outcome().is_some() {
        if position.outcome().is_some_and(|outcome| outcome.winners.iter().any(|winner| winner.0 == me)) {
            found.push(way.clone());
        }
        return Ok(());
    }
    match position.turn() {
        Turn::Chance if position.hand(me).size() == 0 && position.pending().next().is_none() => return Ok(()),
        Turn::Seat(seat) if seat.0 == me => {}
        turn => return Err(format!("{turn:?} after {way:?}")),
    }
    for action in position.legal_actions() {
        way.push(action.to_string());
        winning_ways(&position.after(&action), me, way, found)?;
        way.pop();
    }
    Ok(())
}

/// Exactly one way to play the hand wins, and the others have none to play.
pub fn dog(puzzle: &Puzzle) -> Checked {
    let start: Dog = read(puzzle);
    let mut found = Vec::new();
    winning_ways(&start, start.mover(), &mut Vec::new(), &mut found)?;
    if found == [puzzle.answer.clone()] { Ok(()) } else { Err(format!("these win: {found:?}")) }
}

/// Every legal choice with its exact chance, the best first and by more than a trifle.
pub fn cock_bull(puzzle: &Puzzle) -> Checked {
    let position: CockBull = read(puzzle);
    let choices = Solution::new(position.clone(), Aim::Win).choices(&position);
    let written = |(action, chance): &(sobremesa_cock_bull::Action, f64)| format!("{action} {:.3}", 100.0 * chance);
    let exact: Vec<String> = choices.iter().map(written).collect();
    let next = choices.iter().map(|choice| choice.1).find(|&chance| chance < choices[0].1 - 1e-9);
    if puzzle.goal != Goal::Chance || puzzle.answer != exact || next.is_none_or(|next| choices[0].1 - next < 0.003) {
        return Err(format!("the chances are {exact:?}"));
    }
    Ok(())
}
