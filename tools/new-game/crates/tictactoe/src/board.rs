//! The squares and lines of the board.

use sobremesa_core::{Error, as_text};
use std::fmt;
use std::str::FromStr;

/// A square, `a1` = 0, `a2` = 1, ... `c3` = 8. A move is only a square, so this is also the type of actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, tsify::Tsify)]
#[serde(into = "String")]
#[tsify(type_prefix = "Tictactoe", type = "string")]
pub struct Square(pub usize);

/// The columns, the rows and the diagonals.
pub const LINES: [[usize; 3]; 8] =
    [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", ['a', 'b', 'c'][self.0 / 3], self.0 % 3 + 1)
    }
}

impl FromStr for Square {
    type Err = Error;

    fn from_str(text: &str) -> Result<Square, Error> {
        let square = (0..9).map(Square).find(|square| square.to_string() == text);
        square.ok_or_else(|| Error::notation("a square is a1 to c3", text, 0))
    }
}

as_text!(Square);
