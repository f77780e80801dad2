//! `legal`: the legal moves of a position.

use crate::failure::Failure;
use crate::options::GamePositions;
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_session::partial_match;

/// Lists the legal moves, sorted by bytes.
pub fn run(args: &GamePositions) -> Result<(), Failure> {
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let session = partial_match(args.game, setup, position)?;
        let mut moves: Vec<String> = session.legal_moves();
        moves.sort_unstable();
        Ok(Answer { json: json!({ "moves": moves }), lines: moves })
    })
}
