//! `show`: a position as a drawing.

use crate::failure::Failure;
use crate::options::{ForPositions, any_game};
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_core::Viewer;
use sobremesa_session::{GameId, partial_match};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    #[command(flatten)]
    on: ForPositions,
}

/// Draws the position with letters.
pub fn run(args: &Args) -> Result<(), Failure> {
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let drawing = partial_match(args.game, setup, position)?.drawing(Viewer::Referee);
        Ok(Answer { json: json!({ "drawing": drawing }), lines: drawing.lines().map(String::from).collect() })
    })
}
