//! `apply`: plays moves from a position.

use crate::failure::Failure;
use crate::json;
use crate::options::{ForPositions, any_game};
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_core::Error;
use sobremesa_session::{GameId, partial_match, plain};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// The moves in order
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    #[command(flatten)]
    on: ForPositions,
}

/// Plays the moves one after the other and prints the position. Positions that recur among them count as repetitions.
pub fn run(args: &Args) -> Result<(), Failure> {
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let mut session = partial_match(args.game, setup, position)?;
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
