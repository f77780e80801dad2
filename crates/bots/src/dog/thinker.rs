//! The bot: the search behind the `Thinker` interface.

use super::levels::{GAMES, ONLY};
use super::search::{Search, TurnPlan};
use crate::{Choice, Limits, Review, Thinker, Valued};
use sobremesa_core::{Error, Game, Notation, Turn};
use sobremesa_dog::Position;

/// Creates a bot for a seat's observation.
///
/// # Errors
/// The same as [`crate::thinker`].
pub fn thinker(observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let seen = Position::read_observation(observation)?;
    if !matches!(seen.turn(), Turn::Seat(_)) {
        return Err(seen.refusal(None, ""));
    }
    let seed = crate::dice(limits.seed, observation).word();
    let level = if limits.review { 5 } else { limits.level };
    let mut search = Search::new(seen, level, seed, limits.review);
    search.focus = crate::played(limits, search.plans.len(), &|at| search.plans[at].actions[0].to_string());
    let budget = limits.games(search.plans.len(), &GAMES, ONLY);
    Ok(Box::new(Bot { search, budget }))
}

struct Bot {
    search: Search,
    budget: u64,
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes {
            if self.search.played >= self.budget {
                return true;
            }
            self.search.play();
        }
        false
    }

    fn choice(&self) -> Choice {
        let plans = &self.search.plans;
        let best = plans.iter().fold(&plans[0], better);
        Choice {
            action: best.actions[0].to_string(),
            value: best.value().into(),
            nodes: self.search.played,
            depth: None,
        }
    }

    fn review(&self) -> Review {
        let mut moves = Vec::new();
        for plan in &self.search.plans {
            let (action, value) = (plan.actions[0].to_string(), plan.value().into());
            moves.push(Valued { action, value, error: Some(plan.error().into()) });
        }
        Review::of(moves, false)
    }
}

/// The plan with more visits. Ties are broken by the immediate evaluation.
fn better<'a>(one: &'a TurnPlan, other: &'a TurnPlan) -> &'a TurnPlan {
    if (other.visits, other.prior_value) > (one.visits, one.prior_value) { other } else { one }
}
