//! What happens while a step is played.

use crate::board::{Colour, Die, Roll, Spot};
use sobremesa_contract::{Plain, Show};

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat rolled its die of the opening roll.
    Die {
        /// Who rolled.
        seat: u8,
        /// What it shows.
        die: Die,
    },
    /// The opening roll was a tie: both roll again.
    Tied,
    /// A seat won the opening roll: it chooses its colour and starts.
    Opened {
        /// Who won it.
        seat: u8,
    },
    /// The colours are chosen; the other seat has the other one.
    Chosen {
        /// Who chose.
        seat: u8,
        /// What.
        colour: Colour,
    },
    /// Both dice were rolled.
    Rolled {
        /// Whose roll.
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// What they show.
        roll: Roll,
    },
    /// The dice go to the other seat.
    Passed {
        /// Who has them now.
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
    /// A chip came from the supply onto a spot.
    Placed {
        /// Who placed it.
        seat: u8,
        /// Its upper colour.
        colour: Colour,
        /// Where.
        spot: Spot,
    },
    /// A chip was turned over.
    Flipped {
        /// Who flipped it.
        seat: u8,
        /// Its upper colour now.
        colour: Colour,
        /// Where.
        spot: Spot,
    },
    /// A chip went back to the supply.
    Removed {
        /// Who removed it.
        seat: u8,
        /// The colour it bore, the other seat's.
        colour: Colour,
        /// From where.
        spot: Spot,
    },
    /// A Peg moved.
    Pegged {
        /// Whose it is.
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// Its hole before; 0 is off the board.
        from: u8,
        /// Its hole now; the same where a move past FINISH is lost.
        to: u8,
    },
    /// A move of the Peg was declined.
    Declined {
        /// Who declined.
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let by = |kind, seat: u8| Plain::of_kind(kind).with("seat", seat);
        let of = |kind, seat: u8, colour: Colour| by(kind, seat).with("colour", colour);
        match *self {
            Event::Die { seat, die } => by("die", seat).with("die", die),
            Event::Tied => Plain::of_kind("tied"),
            Event::Opened { seat } => by("opened", seat),
            Event::Chosen { seat, colour } => of("chosen", seat, colour),
            Event::Rolled { seat, colour, roll } => of("rolled", seat, colour).with("roll", roll),
            Event::Passed { seat, colour } => of("passed", seat, colour),
            Event::Placed { seat, colour, spot } => of("placed", seat, colour).with("spot", spot.name()),
            Event::Flipped { seat, colour, spot } => of("flipped", seat, colour).with("spot", spot.name()),
            Event::Removed { seat, colour, spot } => of("removed", seat, colour).with("spot", spot.name()),
            Event::Pegged { seat, colour, from, to } => of("pegged", seat, colour).with("from", from).with("to", to),
            Event::Declined { seat, colour } => of("declined", seat, colour),
        }
    }
}
