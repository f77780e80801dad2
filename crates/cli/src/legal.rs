//! `legal`: the legal moves of a position.

use crate::args::{Args, game};
use crate::failure::Failure;
use crate::positions::{self, Answer};
use serde_json::json;
use sobremesa_table::partial_match;

/// Lists the legal moves, sorted by bytes.
///
/// # Errors
/// Exit 2 for arguments or a position that cannot be read; exit 1 if a line of stdin was refused.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    positions::run(args, game(name)?, &|position, setup| {
        let table = partial_match(name, setup, position)?;
        let mut moves: Vec<String> = table.legal_moves();
        moves.sort_unstable();
        Ok(Answer { json: json!({ "moves": moves }), lines: moves })
    })
}
