//! Events of an action.

use crate::board::{Gobblet, Size, Square};
use alloc::vec::Vec;

/// An event of Gobblet. A move on the board is a `lifted` followed by a `put`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "GobbletEvent", missing_as_null))]
#[non_exhaustive]
#[allow(missing_docs, reason = "some fields say by their names what they are")]
pub enum Event {
    /// A gobblet came from an external stack onto the board.
    Placed {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        size: Size,
        /// Index of the stack it came from. Of equal tops this is the last, so that stacks stay in descending order.
        stack: u8,
        to: Square,
        /// The gobblet that it covers.
        gobbled: Option<Gobblet>,
    },
    /// A gobblet was lifted off the board.
    Lifted {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        size: Size,
        from: Square,
        /// The gobblet that is now visible there.
        revealed: Option<Gobblet>,
    },
    /// A lifted gobblet was put down.
    Put {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        size: Size,
        from: Square,
        to: Square,
        /// The gobblet that it covers.
        gobbled: Option<Gobblet>,
    },
    /// Four visible gobblets of a seat are in a line.
    Lined {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// The squares of the line.
        squares: Vec<Square>,
    },
    /// A draw was offered.
    Offered {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The offer was accepted.
    Accepted {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The offer was declined.
    Declined {
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
}
