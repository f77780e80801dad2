//! Opponents to measure the levels against, by name. Nothing on the page uses them.

mod dog;
mod muros;
mod plain;
mod simple;

use sobremesa_bots::{Choice, Limits, Review, Thinker, Valued};
use sobremesa_core::{Code, Error};

/// The names that [`thinker`] knows.
pub const NAMES: [&str; 4] = ["random", "greedy", "plain", "flat"];

/// Sets a baseline to think. `random` plays any legal move. `greedy` is at Gobblet who wins, else blocks, else counts
/// lines; at Cock & Bull who wins, else takes what would count most points. `plain`, for Gobblet, is a textbook
/// alpha-beta. At Muros `greedy` takes what leaves it farthest before its best rival, and `flat` plays fifty quick games
/// for every move. At Dog `greedy` enters the lane, else captures, else starts, else advances its foremost piece.
///
/// # Errors
/// `bad-argument` for a baseline that the game does not have, else as [`sobremesa_bots::thinker`].
pub fn thinker(name: &str, game: &str, observation: &str, limits: &Limits) -> Result<Box<dyn Thinker>, Error> {
    let dice = sobremesa_bots::dice(limits.seed, observation);
    let gobblet = || sobremesa_gobblet::Observation::read(observation).map(|seen| seen.position);
    let cock_bull = || sobremesa_cock_bull::Observation::read(observation).map(|seen| seen.position);
    let muros = || sobremesa_muros::Observation::read(observation).map(|seen| seen.position);
    let dog = || sobremesa_dog::Observation::read(observation).map(|seen| seen.position);
    Ok(match (game, name) {
        ("gobblet", "random") => Box::new(simple::random(&gobblet()?, dice)?),
        ("gobblet", "greedy") => Box::new(simple::greedy(&gobblet()?, dice, &simple::lines)?),
        ("gobblet", "plain") => Box::new(plain::Plain::new(observation, limits)?),
        ("cock-bull", "random") => Box::new(simple::random(&cock_bull()?, dice)?),
        ("dog", "random") => Box::new(simple::random(&dog()?, dice)?),
        ("dog", "greedy") => Box::new(dog::greedy(&dog()?, dice)?),
        ("muros", "random") => Box::new(simple::random(&muros()?, dice)?),
        ("muros", "greedy") => Box::new(muros::greedy(&muros()?, dice)?),
        ("muros", "flat") => Box::new(muros::Flat::new(&muros()?, dice)?),
        ("cock-bull", "greedy") => Box::new(simple::greedy(&cock_bull()?, dice, &simple::points)?),
        _ => return Err(Error::new(Code::BadArgument, "the game has no such baseline", name, 0)),
    })
}

/// All that an opponent without further thoughts can tell of its moves.
fn review(Choice { action, value, .. }: Choice) -> Review {
    Review { exact: false, value, moves: vec![Valued { action, value, error: None }] }
}
