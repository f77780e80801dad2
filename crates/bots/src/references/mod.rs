//! Opponents to measure the levels against, by name. Nothing on the page uses them.

mod plain;
mod simple;

use crate::{How, Thinker};
use sobremesa_contract::{Code, Error};

/// The names that [`thinker`] knows.
pub const NAMES: [&str; 3] = ["random", "greedy", "plain"];

/// Sets a reference to think: `random` plays any legal move, `greedy` wins, else blocks, else counts lines, `plain`
/// is a textbook alpha-beta.
///
/// # Errors
/// `bad-argument` for a name or game there is not, else as [`crate::thinker`].
pub fn thinker(name: &str, game: &str, observation: &str, how: &How) -> Result<Box<dyn Thinker>, Error> {
    if game != "gobblet" {
        return Err(Error::new(Code::BadArgument, "no references for this game", game, 0));
    }
    Ok(match name {
        "random" => Box::new(simple::random(observation, how)?),
        "greedy" => Box::new(simple::greedy(observation, how)?),
        "plain" => Box::new(plain::Plain::new(observation, how)?),
        _ => return Err(Error::new(Code::BadArgument, "no such reference", name, 0)),
    })
}
