//! `apply`: plays moves from a position.

use crate::failure::Failure;
use crate::json;
use crate::options::GamePositions;
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_core::Error;
use sobremesa_session::{partial_match, plain};

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    of: GamePositions,
    /// The moves in order
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
}

/// Plays the moves one after the other and prints the position. Positions that recur among them count as repetitions.
pub fn run(args: &Args) -> Result<(), Failure> {
    let GamePositions { game, ref on } = args.of;
    positions::run(on, game.info(), &|position, setup| {
        let mut session = partial_match(game, setup, position)?;
        for (number, text) in (1..).zip(&args.moves) {
            session.play(plain(text).trim()).map_err(|error| named(error, text, number))?;
        }
        let position = session.position();
        let outcome = json::outcome(session.outcome().as_ref());
        Ok(Answer { json: json!({ "position": position, "outcome": outcome }), lines: vec![position] })
    })
}

/// Adds the number of the move to an error.
pub fn named(mut error: Error, text: &str, number: usize) -> Error {
    error.message = format!("move {number}: {}", error.message);
    if error.token.is_empty() { Error::new(error.code, error.message.as_str(), text, error.at) } else { error }
}
