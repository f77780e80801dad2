//! The rules of Dog, for two to six seats. Cards move pieces round a star-shaped track and into their lanes, partners
//! help each other, and hands are hidden.
//!
//! The starter, deals and shuffles are actions of chance. Each seat knows its own hand, the card it gave and the card
//! it got. The rules are described in `docs/rules/dog.md`.
//!
//! ```
//! use sobremesa_core::{Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
//! use sobremesa_dog::Position;
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
mod blocked;
mod board;
mod cards;
mod chance;
mod disc;
mod displacement;
mod drawing;
mod event;
mod info;
mod movegen;
mod notation;
mod outcome;
mod parse;
mod piece;
mod position;
mod refusal;
mod setup;
mod split;
mod validate;
mod variant;
mod view;
mod view_data;

pub use action::{Action, Deal, Effect, Play};
pub use blocked::{Blocked, Obstacle};
pub use board::Board;
pub use cards::{Card, CardSet, Counts, Hand, KINDS};
pub use event::{Event, Gift};
pub use info::{
    Copied, DiscTurn, DogGuards, Guard, HandSize, INFO, KingStart, LastSeven, NoTarget, SevenPartner, Thirteen,
};
pub use outcome::Reason;
pub use piece::{Piece, Place, SEATS};
pub use position::{Given, Hands, Owed, Pending, Phase, Position};
pub use setup::HouseRules;
pub use validate::Fault;
pub use variant::{CardTraits, Figure, Mode, VARIANTS, Variant};
pub use view::View;
pub use view_data::{DealData, ViewData};
