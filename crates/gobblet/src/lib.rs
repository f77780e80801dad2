//! The rules of Gobblet: two seats, a 4x4 board, twelve nesting gobblets per seat. Four in a row wins.
//!
//! Seat 0 is White and moves first, seat 1 is Black. Everything is public: covered gobblets are not secret. Rule
//! numbers in comments refer to `docs/rules/gobblet.md`.
//!
//! ```
//! use sobremesa_core::{Game, Notation, Seat, Setup};
//! use sobremesa_gobblet::{Position, Reason};
//!
//! let mut game = Position::start(&Setup::default().rules(Position::INFO)?);
//! for text in ["D@a1", "D@a2", "D@b1", "D@b2", "D@c1", "D@c3", "C@d1"] {
//!     let action = game.find_action(text)?;
//!     game.advance(&action);
//! }
//! let outcome = game.outcome().expect("White has four in a row");
//! assert_eq!((outcome.winners, outcome.reason), (vec![Seat(0)], Reason::Line));
//! # Ok::<(), sobremesa_core::Error>(())
//! ```

#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

mod action;
mod apply;
mod board;
mod drawing;
mod event;
mod info;
mod movegen;
mod notation;
mod observation;
mod outcome;
mod position;
mod setup;
mod validate;
mod view;

pub use action::Action;
pub use board::{Gobblet, LINES, Line, Size, Square, Squares, SquaresIter};
pub use event::Event;
pub use info::INFO;
pub use observation::Observation;
pub use outcome::Reason;
pub use position::{Pending, Position, RepetitionKey};
pub use setup::HouseRules;
pub use validate::Fault;
pub use view::{Claim, Lock, Nest, Three, Urgent, View};
