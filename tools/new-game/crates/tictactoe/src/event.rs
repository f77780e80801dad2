//! What can happen. The page shows, tells and sounds events, and nothing else.

use crate::board::Square;

/// An event of a move.
#[derive(Clone, Debug, PartialEq, serde::Serialize, tsify::Tsify)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[tsify(type_prefix = "Tictactoe")]
#[allow(missing_docs, reason = "the fields say by their names what they are")]
pub enum Event {
    /// A seat marked a square.
    Marked { seat: u8, at: Square },
    /// A seat has a line of three.
    Lined { seat: u8, squares: [Square; 3] },
}
