//! From an observation to a decision, and exact values of positions.

use super::arms::played;
use super::levels::{MOST, liking};
use super::race::lacking;
use super::store::{Goal, Shared, locked, solution};
use crate::order::best_first;
use crate::{Choice, How, Review, Thinker};
use sobremesa_cock_bull::{Observation, Position, Step};
use sobremesa_contract::{Code, Dice, Error, Game, Notation, SplitMix, Turn};

/// The exact values of positions, computed when they are first asked for.
pub struct Solution {
    shared: Shared,
    goal: Goal,
    /// In a race, the seat in the lead.
    first: u8,
}

impl Solution {
    /// For a goal of one game, by the rules of a position.
    pub fn new(like: &Position, goal: Goal) -> Solution {
        Solution { shared: solution(like, goal), goal, first: 0 }
    }

    /// For what is at stake in an observation: the game, or a race for points.
    fn at_stake(Observation { position, seat, score }: &Observation) -> Solution {
        match position.rules().options {
            options if options.get(&Position::INFO, "series") == "points:P" => {
                let goal = Goal::Race(lacking(options.number("series"), *score));
                let first = if score[0] >= score[1] { *seat } else { 1 - seat };
                Solution { shared: solution(position, goal), goal, first }
            }
            _ => Solution::new(position, Goal::Win),
        }
    }

    /// Works on for about so many states; true when all is solved.
    pub fn run(&self, nodes: u64) -> bool {
        locked(&self.shared).run(nodes)
    }

    /// How much is solved, 0 to 1.
    pub fn progress(&self) -> f64 {
        let (done, total) = locked(&self.shared).work();
        done as f64 / total as f64
    }

    /// What a position is worth to a seat: a chance to win, or points. What is not solved yet is solved first.
    pub fn value(&self, position: &Position, seat: u8) -> f64 {
        let mut solver = locked(&self.shared);
        solver.run(u64::MAX);
        let worth = solver.worth(position, seat, self.first);
        if self.goal == Goal::Points { worth } else { worth + 0.5 }
    }

    /// Every legal step with what it is worth to the seat to move, best first.
    pub fn choices(&self, position: &Position) -> Vec<(Step, f64)> {
        let Turn::Seat(seat) = position.turn() else { return Vec::new() };
        let value = |step: Step| (step, self.value(&played(position, &step), seat.0));
        let mut choices = position.legal_steps().into_iter().map(value).collect::<Vec<_>>();
        best_first(&mut choices, |(_, value)| *value);
        choices
    }
}

/// A bot at Cock & Bull.
struct Bot {
    observation: Observation,
    level: u8,
    dice: SplitMix,
    /// What level 5 and reviews look at.
    solution: Option<Solution>,
}

/// Sets a bot to think about an observation. A review may look at any position, also before a roll.
///
/// # Errors
/// `bad-position`, `bad-setup`; `game-over` and `not-chance` where there is nothing to choose.
pub fn thinker(observation: &str, how: &How) -> Result<Box<dyn Thinker>, Error> {
    let seen = Observation::read(observation)?;
    match seen.position.turn() {
        Turn::Over if !how.review => return Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
        Turn::Chance if !how.review => {
            return Err(Error::new(Code::NotChance, "chance is to act, there is nothing to choose", "", 0));
        }
        _ => {}
    }
    let solution = (how.review || how.level == 5).then(|| Solution::at_stake(&seen));
    Ok(Box::new(Bot { observation: seen, level: how.level, dice: crate::dice(how.seed, observation), solution }))
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        self.solution.as_ref().is_none_or(|solution| solution.run(nodes))
    }

    fn progress(&self) -> Option<f64> {
        self.solution.as_ref().map(Solution::progress).filter(|&share| share < 1.0)
    }

    fn choice(&self) -> Choice {
        let position = &self.observation.position;
        let choices = match &self.solution {
            Some(solution) => solution.choices(position),
            None => position.legal_steps().into_iter().map(|step| (step, 0.5)).collect(),
        };
        let mut dice = self.dice.clone();
        let mut most = 0;
        let mut choice = Choice { step: String::new(), value: 0.5, nodes: choices.len() as u64, depth: None };
        for (step, value) in &choices {
            let liking = match (step, self.level) {
                // Colours are alike.
                (Step::Choose(_), _) => 0,
                (_, 5) => u8::from(most == 0),
                (_, 3..) if played(position, step).turn() == Turn::Over => MOST,
                (_, level) => liking(level, step),
            };
            let liking = 1 + 1000 * u32::from(liking) + dice.below(1000);
            if liking > most {
                most = liking;
                choice.step = Position::write_step(step);
                choice.value = *value;
            }
        }
        choice
    }

    fn review(&self) -> Review {
        let Observation { position, seat, .. } = &self.observation;
        let solution = self.solution.as_ref();
        let moves = solution.map_or_else(Vec::new, |solution| solution.choices(position));
        let moves = moves.iter().map(|(step, value)| (Position::write_step(step), *value)).collect();
        Review { exact: true, value: solution.map_or(0.5, |solution| solution.value(position, *seat)), moves }
    }
}
