//! What happens while a step is played.

use crate::board::{Gobblet, Size, Square};
use sobremesa_contract::{Plain, Show};

/// What can happen. A board move is a [`Event::Lifted`] followed by a [`Event::Put`].
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A gobblet came from an external stack onto the board.
    Placed {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Index of the stack it came from; of equal tops the last, so that stacks stay in descending order.
        stack: u8,
        /// Where it stands now.
        to: Square,
        /// What it covers.
        gobbled: Option<Gobblet>,
    },
    /// A gobblet was lifted off the board.
    Lifted {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Where it stood.
        from: Square,
        /// What shows there now.
        revealed: Option<Gobblet>,
    },
    /// A lifted gobblet was put down.
    Put {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// What it covers.
        gobbled: Option<Gobblet>,
    },
    /// Four visible gobblets of a seat stand in a line.
    Lined {
        /// Whose they are.
        seat: u8,
        /// The squares of the line.
        squares: Vec<Square>,
    },
    /// A draw was offered.
    Offered {
        /// Who offered.
        seat: u8,
    },
    /// The offer was accepted.
    Accepted {
        /// Who accepted.
        seat: u8,
    },
    /// The offer was declined.
    Declined {
        /// Who declined.
        seat: u8,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let by = |kind, seat: u8| Plain::of_kind(kind).with("seat", seat);
        match self {
            Event::Placed { seat, size, stack, to, gobbled } => {
                let event = by("placed", *seat).with("size", size).with("stack", stack);
                event.with("to", to).with("gobbled", gobbled)
            }
            Event::Lifted { seat, size, from, revealed } => {
                by("lifted", *seat).with("size", size).with("from", from).with("revealed", revealed)
            }
            Event::Put { seat, size, from, to, gobbled } => {
                by("put", *seat).with("size", size).with("from", from).with("to", to).with("gobbled", gobbled)
            }
            Event::Lined { seat, squares } => by("lined", *seat).with("squares", squares),
            Event::Offered { seat } => by("offered", *seat),
            Event::Accepted { seat } => by("accepted", *seat),
            Event::Declined { seat } => by("declined", *seat),
        }
    }
}
