//! The bot, and exact values of positions.

use super::levels::{STRONGEST, liking};
use super::race::lacking;
use super::solver::{Goal, Solver};
use super::store::with_solver;
use crate::thinker::best_first;
use crate::{Choice, Limits, Review, Thinker, Valued};
use sobremesa_cock_bull::{Action, Observation, Position};
use sobremesa_core::{Error, Game, SplitMix, Turn};

/// The exact values of positions under the house rules of one position, computed when they are first needed.
///
/// ```
/// use sobremesa_bots::cock_bull::{Goal, Solution};
/// use sobremesa_cock_bull::Position;
///
/// let position: Position = "RRR/-B/R 35:0 r CC".parse()?;
/// let solution = Solution::new(position.clone(), Goal::Win);
/// assert_eq!(solution.choices(&position)[0].0.to_string(), "peg");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub struct Solution {
    like: Position,
    goal: Goal,
    /// True to compute values; otherwise all of them are one half.
    exact: bool,
    /// In a race, the seat in the lead.
    first: u8,
}

impl Solution {
    /// The solution for a goal of a single game, not a race.
    pub fn new(like: Position, goal: Goal) -> Solution {
        Solution { like, goal, exact: true, first: 0 }
    }

    fn with(&self, work: &mut dyn FnMut(&mut Solver)) {
        if self.exact {
            with_solver(&self.like, self.goal, work);
        }
    }

    /// Computes about this many more states. Returns the solved share, 0 to 1.
    pub fn run(&self, nodes: u64) -> f64 {
        let mut share = 1.0;
        self.with(&mut |solver| {
            solver.run(nodes);
            share = solver.done as f64 / solver.total as f64;
        });
        share
    }

    /// Returns a position's value for a seat: a chance to win, or points. It solves first if needed.
    pub fn value(&self, position: &Position, seat: u8) -> f64 {
        let whole = if self.goal == Goal::Points { 0.0 } else { 1.0 };
        if let Turn::Seat(mover) = position.turn() {
            let best = self.choices(position)[0].1;
            return if mover.0 == seat { best } else { whole - best };
        }
        let mut value = whole / 2.0;
        self.with(&mut |solver| {
            solver.run(u64::MAX);
            value += solver.worth(position, seat, self.first);
        });
        value
    }

    /// Every legal action with its value to the seat to move, best first.
    pub fn choices(&self, position: &Position) -> Vec<(Action, f64)> {
        let mut choices = Vec::new();
        if let Turn::Seat(seat) = position.turn() {
            for action in position.legal_actions() {
                choices.push((action, self.value(&position.after(&action), seat.0)));
            }
        }
        best_first(&mut choices, |each| each.1);
        choices
    }
}

/// A bot at Cock & Bull.
struct Bot {
    /// The observed position, and the goal.
    solution: Solution,
    /// The observing seat.
    seat: u8,
    level: u8,
    dice: SplitMix,
}

/// Creates a bot for a seat's observation. A review accepts any position, even before a roll or after the end.
///
/// # Errors
/// `bad-position`, `bad-setup`; `game-over` and `not-chance` if there is nothing to choose.
pub fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let Observation { position, seat, score } = Observation::read(observation)?;
    if !limits.review && !matches!(position.turn(), Turn::Seat(_)) {
        return Err(position.refusal(None, ""));
    }
    let options = position.rules().options;
    let mut solution = Solution::new(position, Goal::Win);
    if options.get(Position::INFO, "series") == "points:P" {
        solution.goal = Goal::Race(lacking(options.number("series"), score));
        solution.first = if score[0] >= score[1] { seat } else { 1 - seat };
    }
    solution.exact = limits.review || limits.level == 5;
    Ok(Box::new(Bot { solution, seat, level: limits.level, dice: crate::dice(limits.seed, observation) }))
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        self.solution.run(nodes) == 1.0
    }

    fn progress(&self) -> Option<f64> {
        let share = self.solution.run(0);
        (share < 1.0).then_some(share)
    }

    fn choice(&self) -> Choice {
        let position = &self.solution.like;
        let mut dice = self.dice.clone();
        let (mut most, mut nodes, mut best) = (0, 0, None);
        for (action, value) in self.solution.choices(position) {
            let liking = match (action, self.level) {
                // The colours are equivalent.
                (Action::Choose(_), _) => 0,
                (_, 5) => STRONGEST * u8::from(nodes == 0),
                (_, 3 | 4) if position.after(&action).turn() == Turn::Over => STRONGEST,
                (_, level) => liking(level, &action),
            };
            let felt = 1 + (u64::from(liking) << 32) + (dice.word() >> 32);
            nodes += 1;
            if felt > most {
                most = felt;
                best = Some((action, value));
            }
        }
        let (action, value) = best.map_or((String::new(), 0.5), |(action, value)| (action.to_string(), value));
        Choice { action, value, nodes, depth: None }
    }

    fn review(&self) -> Review {
        let position = &self.solution.like;
        let mut moves = Vec::new();
        for (action, value) in self.solution.choices(position) {
            moves.push(Valued { action: action.to_string(), value, error: Some(0.0) });
        }
        Review { exact: true, value: self.solution.value(position, self.seat), moves }
    }
}
