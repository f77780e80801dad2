//! The rules of Cock & Bull: two seats race with dice to own a coat of arms or to peg around it.
//!
//! The seats choose their colours during the game. In a parsed position, seat 0 is Red. Everything is public; only
//! future dice are unknown. Rule numbers in comments refer to `docs/rules/cock-bull.md`.
//!
//! ```
//! use sobremesa_cock_bull::Position;
//! use sobremesa_core::{Dice, Game, Setup, SplitMix, Turn};
//!
//! let mut game = Position::start(&Setup::default().rules(Position::INFO)?);
//! let mut dice = SplitMix(2026);
//! while game.turn() != Turn::Over {
//!     let legal = game.legal_actions();
//!     let any = |dice: &mut SplitMix| legal[dice.below(legal.len() as u32) as usize];
//!     let action = game.draw(&mut dice).unwrap_or_else(|| any(&mut dice));
//!     game.advance(&action);
//! }
//! assert_eq!(game.outcome().expect("the end").winners.len(), 1);
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
mod effect;
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
pub use board::{Area, Chips, Colour, Die, FINISH, Roll, Spot};
pub use effect::Effect;
pub use event::Event;
pub use info::INFO;
pub use observation::Observation;
pub use outcome::Reason;
pub use position::{Position, Stage};
pub use setup::HouseRules;
pub use validate::Fault;
pub use view::View;
