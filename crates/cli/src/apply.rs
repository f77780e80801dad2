//! `apply`: plays moves from a position.

use crate::args::{Args, game};
use crate::failure::Failure;
use crate::json;
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_contract::Error;
use sobremesa_table::partial_match;

/// Plays the moves one after the other and prints the position; a position that stands again within them counts as
/// repeated.
///
/// # Errors
/// Exit 1 for an illegal move, or if a line of stdin was refused; exit 2 for what cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let ([name], moves) = args.first_words(["GAME"])?;
    positions::run(args, game(name)?, &|position, setup| {
        let mut table = partial_match(name, setup, position)?;
        for (number, text) in (1..).zip(moves) {
            table.play(text).map_err(|error| named(error, text, number))?;
        }
        let position = table.position();
        let outcome = json::outcome(table.outcome().as_ref());
        Ok(Answer { json: json!({ "position": position, "outcome": outcome }), lines: vec![position] })
    })
}

/// A complaint about one of several moves, saying which.
pub fn named(mut error: Error, text: &str, number: usize) -> Error {
    error.message = format!("move {number}: {}", error.message);
    if error.token.is_empty() { Error::new(error.code, error.message.as_str(), text, error.at) } else { error }
}
