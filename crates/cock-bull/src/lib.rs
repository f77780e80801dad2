//! The rules of Cock & Bull: two seats race with dice to own a coat of arms or to peg around it.
//!
//! Which seat has which colour is chosen in the game; a position read from a text has seat 0 Red. Everything is
//! public, only the next dice are unknown. Rule numbers in comments are those of `docs/rules/cock-bull.md`.

mod action;
mod apply;
mod board;
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
pub use event::Event;
pub use info::INFO;
pub use observation::Observation;
pub use outcome::Reason;
pub use position::{Position, Stage};
pub use setup::HouseRules;
pub use validate::Fault;
pub use view::View;
