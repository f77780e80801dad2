//! `show`: a position as a drawing.

use crate::failure::Failure;
use crate::options::GamePositions;
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_core::Viewer;
use sobremesa_session::partial_match;

/// Draws the position with letters.
pub fn run(args: &GamePositions) -> Result<(), Failure> {
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let drawing = partial_match(args.game, setup, position)?.drawing(Viewer::Referee);
        Ok(Answer { json: json!({ "drawing": drawing }), lines: drawing.lines().map(String::from).collect() })
    })
}
