//! Measures of the bots: opponents by name. Nothing on the page uses them.

mod dog;
mod gobblet;
mod muros;
mod simple;

use sobremesa_bots::{Limits, Thinker};
use sobremesa_core::{Code, Error, Notation};
use sobremesa_session::{CockBull, Dog, GameId, Gobblet, Muros, with_game};

/// The names that [`thinker`] knows for a game.
pub fn names(game: GameId) -> &'static [&'static str] {
    match game {
        GameId::CockBull => &["random", "greedy"],
        GameId::Gobblet => &["random", "greedy", "plain"],
        GameId::Dog | GameId::Muros => &["random", "greedy", "flat"],
        _ => &["random"],
    }
}

/// Sets a baseline to think. `random` plays any legal move. `greedy` is at Gobblet who wins, else blocks, else counts
/// lines; at Cock & Bull who wins, else takes what would count most points. `plain`, for Gobblet, is a textbook
/// alpha-beta. At Muros `greedy` takes what leaves it farthest before its best rival, and `flat` plays fifty quick games
/// for every move. At Dog `greedy` enters the lane, else captures, else starts, else advances its foremost piece, and
/// `flat` plays 800 random rounds for a decision, whatever its limits.
pub fn thinker(name: &str, game: GameId, observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let dice = sobremesa_bots::dice(limits.seed, observation);
    Ok(match (game, name) {
        (_, "random") => with_game!(game, G => Box::new(simple::random(&G::read_observation(observation)?, dice)?)),
        (GameId::CockBull, "greedy") => {
            Box::new(simple::greedy(&CockBull::read_observation(observation)?, dice, &simple::points)?)
        }
        (GameId::Dog, "greedy") => Box::new(dog::greedy(&Dog::read_observation(observation)?, dice)?),
        (GameId::Dog, "flat") => Box::new(dog::flat(&Dog::read_observation(observation)?, dice)?),
        (GameId::Gobblet, "greedy") => {
            Box::new(simple::greedy(&Gobblet::read_observation(observation)?, dice, &simple::lines)?)
        }
        (GameId::Gobblet, "plain") => Box::new(gobblet::Plain::new(observation, limits)?),
        (GameId::Muros, "greedy") => Box::new(muros::greedy(&Muros::read_observation(observation)?, dice)?),
        (GameId::Muros, "flat") => Box::new(muros::Flat::new(&Muros::read_observation(observation)?, dice)?),
        _ => return Err(Error::new(Code::BadArgument, "the game has no such baseline", name, 0)),
    })
}
