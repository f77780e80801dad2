//! `legal`: the legal moves of a position.

use crate::failure::Failure;
use crate::options::{ForPositions, any_game};
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_session::{GameId, partial_match};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    #[command(flatten)]
    on: ForPositions,
}

/// Lists the legal moves, sorted by bytes.
pub fn run(args: &Args) -> Result<(), Failure> {
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let session = partial_match(args.game, setup, position)?;
        let mut moves: Vec<String> = session.legal_moves();
        moves.sort_unstable();
        Ok(Answer { json: json!({ "moves": moves }), lines: moves })
    })
}
