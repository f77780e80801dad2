//! What happens while an action is played.

use crate::board::{Colour, Die, Roll, Spot};

/// What can happen in Cock & Bull. `colour` is the seat's own, but in `removed`, where it is what the chip bore.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "CockBullEvent"))]
#[non_exhaustive]
pub enum Event {
    /// A seat rolled its die of the opening roll.
    Die {
        /// Who rolled.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// What it shows.
        die: Die,
    },
    /// The opening roll was a tie: both roll again.
    Tied,
    /// A seat won the opening roll: it chooses its colour and starts.
    Opened {
        /// Who won it.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The colours are chosen; the other seat has the other one.
    Chosen {
        /// Who chose.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// What.
        colour: Colour,
    },
    /// Both dice were rolled.
    Rolled {
        /// Whose roll.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// What they show.
        roll: Roll,
    },
    /// The dice go to the other seat.
    Passed {
        /// Who has them now.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
    /// A chip came from the supply onto a spot.
    Placed {
        /// Who placed it.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its upper colour.
        colour: Colour,
        /// Where.
        spot: Spot,
        /// Nothing else could be done.
        only: bool,
    },
    /// A chip was turned over.
    Flipped {
        /// Who flipped it.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its upper colour now.
        colour: Colour,
        /// Where.
        spot: Spot,
        /// Nothing else could be done.
        only: bool,
    },
    /// The chip before it made an area one colour's: from now on its pair of dice moves that Peg (rule 5).
    Owned {
        /// Whose it is.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// The pair.
        roll: Roll,
    },
    /// A chip went back to the supply.
    Removed {
        /// Who removed it.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// The colour it bore, the other seat's.
        colour: Colour,
        /// From where.
        spot: Spot,
        /// Nothing else could be done.
        only: bool,
    },
    /// A Peg moved.
    Pegged {
        /// Whose it is.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// What moves it: the pair of an area that is its own, or Cock & Bull.
        roll: Roll,
        /// Nothing else could be done.
        only: bool,
        /// Its hole before; 0 is off the board.
        from: u8,
        /// Its hole now; the same where a move past FINISH is lost.
        to: u8,
    },
    /// A move of the Peg was declined.
    Declined {
        /// Who declined.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
}
