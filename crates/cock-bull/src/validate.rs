//! Checks that positions are possible.

use crate::board::Colour;
use crate::position::{Position, Stage};

/// The reason why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("{0} has won: the turn stays there and no roll is pending")]
    TurnLeftWinner(Colour),
    #[error("the game had ended before")]
    EndedTwice,
}

impl Fault {
    /// The number of the field with the fault in a written position.
    pub(crate) fn field(self) -> usize {
        match self {
            Fault::EndedTwice => 0,
            Fault::TurnLeftWinner(_) => 2,
        }
    }
}

impl Position {
    /// Checks that the position is possible.
    pub(crate) fn find_fault(&self) -> Result<(), Fault> {
        let mut ends = 0;
        for colour in Colour::ALL {
            let ended = u8::from(self.has_chipped_in(colour)) + u8::from(self.has_pegged_out(colour));
            ends += ended;
            if ended > 0 && self.stage != Stage::Roll(colour) {
                return Err(Fault::TurnLeftWinner(colour));
            }
        }
        if ends > 1 { Err(Fault::EndedTwice) } else { Ok(()) }
    }
}
