//! The bot: the search behind the `Thinker` interface.

use super::levels::{GAMES, ONLY};
use super::prospects::Weights;
use super::rollout::{ALL, play_out};
use super::search::{Node, Search};
use crate::{Choice, Limits, Review, Thinker, Valued, spread};
use sobremesa_core::{Error, Game, Notation, SplitMix, Turn};
use sobremesa_muros::{Action, Lay, Position};

/// Creates a bot for a seat's observation.
///
/// # Errors
/// The same as [`crate::thinker`].
pub fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let seen = Position::read_observation(observation)?;
    if !matches!(seen.turn(), Turn::Seat(_)) {
        return Err(seen.refusal(None, ""));
    }
    let mut dice = crate::dice(limits.seed, observation);
    let level = if limits.review { 5 } else { limits.level };
    let mut search = Search::new(seen, dice.clone(), limits.review);
    search.focus = crate::played(limits, search.choices().len(), &|at| written(search.choices()[at].lay));
    let impulse = if level == 1 { rollout_move(seen, &mut dice) } else { None };
    let budget = limits.games(search.choices().len(), &GAMES, ONLY);
    Ok(Box::new(Bot { search, played: 0, budget, impulse }))
}

/// The first card of a rollout.
fn rollout_move(mut world: Position, dice: &mut SplitMix) -> Option<Lay> {
    if world.must_pass() {
        return None;
    }
    world.fill(dice);
    let mut first = None;
    play_out(&mut world, ALL, dice, &Weights::new(), &mut |_, lay| {
        first.get_or_insert(lay);
    });
    first
}

/// The number of imaginary rollouts with the mean result that are added to each move, because few rollouts prove
/// little.
const ASSUMED: f64 = 6.0;

/// A move's share of the win and its error.
fn estimate(node: &Node, mean: f64) -> (f64, f64) {
    let games = f64::from(node.visits) + ASSUMED;
    let share = (f64::from(node.gain) + ASSUMED * mean) / games;
    (share, spread(share, games))
}

struct Bot {
    search: Search,
    played: u64,
    budget: u64,
    /// Level 1's move, chosen without a search.
    impulse: Option<Lay>,
}

fn written(lay: Option<Lay>) -> String {
    lay.map_or(Action::Pass, Action::Lay).to_string()
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes {
            if self.played >= self.budget || self.search.is_proven() {
                return true;
            }
            self.search.play();
            self.played += 1;
        }
        false
    }

    fn choice(&self) -> Choice {
        let best = &self.search.choices()[self.search.best()];
        let action = written(self.impulse.or(best.lay));
        let value = if self.played > 0 { best.value().into() } else { 0.5 };
        Choice { action, value, nodes: self.played, depth: None }
    }

    fn review(&self) -> Review {
        let choices = self.search.choices();
        let mean = {
            let (mut games, mut gain) = (1.0, 0.5);
            for node in choices {
                games += f64::from(node.visits);
                gain += f64::from(node.gain);
            }
            gain / games
        };
        let worth = |node: &Node| node.proven.map_or_else(|| estimate(node, mean), |share| (share.into(), 0.0));
        let best = self.search.best();
        let most = worth(&choices[best]).0;
        let mut moves = Vec::new();
        for (at, node) in choices.iter().enumerate() {
            let (mut value, error) = worth(node);
            // The search prefers another move, so this one can't be better.
            if value > most && error > 0.0 && self.search.focus != Some(at) {
                value = most;
            }
            moves.push(Valued { action: written(node.lay), value, error: Some(error) });
        }
        // The best move comes before equal ones.
        moves.swap(0, best);
        Review::of(moves, choices.iter().all(|node| node.proven.is_some()))
    }
}
