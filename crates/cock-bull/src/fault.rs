//! What cannot be in a position.

use crate::board::Colour;
use crate::position::{Position, Stage};

impl Position {
    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), String> {
        let mut ends = 0;
        for colour in Colour::ALL {
            let ended = u8::from(self.has_chipped_in(colour)) + u8::from(self.has_pegged_out(colour));
            ends += ended;
            if ended > 0 && self.stage != Stage::Roll(colour) {
                return Err(format!("{} has won: the turn stays there and no roll is pending", colour.word()));
            }
        }
        if ends > 1 { Err("the game had ended before".into()) } else { Ok(()) }
    }
}
