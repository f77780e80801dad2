//! What happens while an action is played.

use crate::board::{Gobblet, Size, Square};
use alloc::vec::Vec;

/// What can happen in Gobblet. A move on the board is a `lifted` followed by a `put`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "GobbletEvent", missing_as_null))]
#[non_exhaustive]
pub enum Event {
    /// A gobblet came from an external stack onto the board.
    Placed {
        /// Whose it is.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
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
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
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
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
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
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
        /// The squares of the line.
        squares: Vec<Square>,
    },
    /// A draw was offered.
    Offered {
        /// Who offered.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The offer was accepted.
    Accepted {
        /// Who accepted.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
    /// The offer was declined.
    Declined {
        /// Who declined.
        #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
        seat: u8,
    },
}
