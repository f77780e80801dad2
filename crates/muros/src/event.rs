//! Events of an action.

use crate::action::{Deal, Source};
use crate::board::{Colour, Slot, Squares};
use alloc::vec::Vec;

/// Some squares of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "Vec<u8>"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros", type = "number[]"))]
pub struct SquareList {
    squares: [u8; 9],
    count: u8,
}

impl SquareList {
    /// The squares, 0 to 80, row by row.
    pub fn all(&self) -> &[u8] {
        &self.squares[..usize::from(self.count)]
    }

    /// Returns true if there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn push(&mut self, square: u8) {
        self.squares[usize::from(self.count)] = square;
        self.count += 1;
    }
}

impl From<SquareList> for Vec<u8> {
    fn from(list: SquareList) -> Vec<u8> {
        list.all().to_vec()
    }
}

/// An event of Muros. Squares are counted from 0 to 80, row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "some fields say by their names what they are")]
pub enum Event {
    /// The counters are laid out.
    Gridded {
        /// The 81 squares, row by row.
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::view_data::rows"))]
        #[cfg_attr(feature = "tsify", tsify(type = "(MurosColour | null)[][]"))]
        squares: Squares,
    },
    /// The cards are dealt, as far as the viewer knows them.
    Dealt(#[cfg_attr(feature = "tsify", tsify(type = "MurosDealData"))] Deal),
    /// The starter is drawn.
    Started { seat: u8 },
    /// A card is laid.
    Laid {
        seat: u8,
        /// The source of the card.
        source: Source,
        colour: Colour,
        slot: Slot,
    },
    /// Counters leave the line and the game.
    Left {
        /// Their squares, from the far end.
        squares: SquareList,
    },
    /// Both cards of the line have the same colour, so nothing is taken.
    Blocked {
        /// The slot of the second card.
        slot: Slot,
    },
    /// A seat takes counters and keeps them.
    Taken {
        seat: u8,
        /// The colour named.
        colour: Colour,
        /// Their squares, from the far end. May be empty.
        squares: SquareList,
    },
    /// A seat declines to take counters.
    Declined { seat: u8 },
    /// The rest of the line closes up.
    Moved {
        /// The old squares of the counters that move, the farthest first.
        from: SquareList,
        to: SquareList,
    },
    /// A seat has no card to lay.
    Passed { seat: u8 },
}
