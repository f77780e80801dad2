//! Baseline opponents to measure the bots against. The web page doesn't use them.

mod dog;
mod muros;
mod simple;

use sobremesa_bots::{Limits, Thinker, monte_carlo};
use sobremesa_core::{Code, Error, Notation};
use sobremesa_session::{CockBull, Dog, GameId, Gobblet, Muros, with_game};

/// The names that [`thinker`] knows for a game.
pub fn names(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::CockBull | GameId::Gobblet | GameId::Dog | GameId::Muros => &["random", "greedy", "flat"],
        _ => &["random", "flat"],
    }
}

/// Creates a baseline opponent:
///
/// - `random` plays a random legal move.
/// - `flat` plays random games to their end (flat Monte Carlo), as many as the limits say.
/// - `greedy` plays the best move by a simple rule. Gobblet: wins, otherwise blocks, otherwise counts lines.
///   Cock & Bull: wins, otherwise maximizes points. Muros: maximizes the lead over the best rival. Dog: enters the
///   lane, otherwise captures, otherwise starts, otherwise advances its foremost piece.
pub fn thinker(name: &str, game: GameId, observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let dice = sobremesa_bots::dice(limits.seed, observation);
    Ok(match (game, name) {
        (_, "random") => with_game!(game, G => Box::new(simple::random(&G::read_observation(observation)?, dice)?)),
        (_, "flat") => with_game!(game, G => monte_carlo::thinker::<G>(observation, limits)?),
        (GameId::CockBull, "greedy") => {
            Box::new(simple::greedy(&CockBull::read_observation(observation)?, dice, &simple::points)?)
        }
        (GameId::Dog, "greedy") => Box::new(dog::greedy(&Dog::read_observation(observation)?, dice)?),
        (GameId::Gobblet, "greedy") => {
            Box::new(simple::greedy(&Gobblet::read_observation(observation)?, dice, &simple::lines)?)
        }
        (GameId::Muros, "greedy") => Box::new(muros::greedy(&Muros::read_observation(observation)?, dice)?),
        _ => return Err(Error::new(Code::BadArgument, "the game has no such baseline", name, 0)),
    })
}
