//! Events of an action.

use crate::board::{Colour, Die, Roll, Spot};

/// An event of Cock & Bull. `colour` is the acting seat's, except in `removed`, where it is the chip's.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "CockBullEvent"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "some fields say by their names what they are")]
pub enum Event {
    /// A seat rolled its die of the opening roll.
    Die {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        die: Die,
    },
    /// The opening roll was a tie, so both seats roll again.
    Tied,
    /// A seat won the opening roll. It chooses its colour and starts.
    Opened {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The colours are chosen. The other seat has the other colour.
    Chosen {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
    },
    /// Both dice were rolled.
    Rolled {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
        roll: Roll,
    },
    /// The dice go to the other seat.
    Passed {
        /// The seat that has the dice now.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
    },
    /// A chip came from the supply onto a spot.
    Placed {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
        spot: Spot,
        /// True if there was no other legal move.
        only: bool,
    },
    /// A chip was turned over.
    Flipped {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
        spot: Spot,
        /// True if there was no other legal move.
        only: bool,
    },
    /// The last chip gave one colour a whole area, so the area's pair of dice now moves that colour's Peg (rule 5). It
    /// doesn't happen if that chip ends the game.
    Owned {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
        roll: Roll,
    },
    /// A chip went back to the supply.
    Removed {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// The colour of the chip, which is the other seat's.
        colour: Colour,
        spot: Spot,
        /// True if there was no other legal move.
        only: bool,
    },
    /// A Peg moved.
    Pegged {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
        /// The roll that moves the Peg: the pair of an area that the seat owns, or Cock & Bull.
        roll: Roll,
        /// True if there was no other legal move.
        only: bool,
        /// The old hole; 0 is off the board.
        from: u8,
        /// The new hole, which is the old one if a move past FINISH is lost.
        to: u8,
    },
    /// A move of the Peg was declined.
    Declined {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        colour: Colour,
    },
}
