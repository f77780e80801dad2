//! The rules of Muros, for two to four seats. Cards laid around a grid first push counters off it, then take them.
//! Hands are hidden.
//!
//! The grid, the deal and the starter are actions of chance, so a game starts with an empty table. Each seat knows only
//! its own hand. Rule numbers in comments refer to `docs/rules/muros.md`.
//!
//! ```
//! use sobremesa_core::{Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
//! use sobremesa_muros::Position;
//!
//! let mut game = Position::start(&Setup::default().rules(Position::INFO)?);
//! let mut dice = SplitMix(2026);
//! while game.turn() == Turn::Chance {
//!     let deal = game.draw(&mut dice).expect("chance is to act");
//!     game.advance(&deal);
//! }
//! println!("{}", game.write(Viewer::Seat(Seat(0))));
//! assert_ne!(game.write(Viewer::Seat(Seat(0))), game.write(Viewer::Referee), "other hands are hidden");
//! let action = game.legal_actions()[0].clone();
//! let (next, events) = game.play(&action).expect("it is legal");
//! assert!(next.turn() != Turn::Over && !events.is_empty());
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
mod outcome;
mod parse;
mod position;
mod setup;
mod validate;
mod view;
mod view_data;

pub use action::{Action, Deal, Lay, Source, Take};
pub use board::{Cell, Colour, Counts, Slot, Squares};
pub use event::{Event, SquareList};
pub use info::{Holes, INFO, Piles, Taking, Ties};
pub use outcome::Reason;
pub use position::{CARDS, COUNTERS, HALF, Hand, Hands, Position, Stage};
pub use setup::HouseRules;
pub use validate::Fault;
pub use view::View;
pub use view_data::{Card, DealData, Slots, ViewData};
