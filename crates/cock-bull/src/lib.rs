//! The rules of Cock & Bull: two seats race with dice to own a coat of arms or to peg around it.
//!
//! Which seat has which colour is chosen in the game; a position read from a text has seat 0 Red. Everything is
//! public, only the next dice are unknown. Rule numbers in comments are those of `docs/rules/cock-bull.md`.

mod board;
mod event;
mod house;
mod info;
mod moves;
mod notation;
mod observation;
mod outcome;
mod play;
mod position;
mod validate;
mod view;

pub use board::{Area, Chips, Colour, Die, FINISH, Roll, Spot};
pub use event::Event;
pub use house::HouseRules;
pub use info::INFO;
pub use moves::Action;
pub use observation::Observation;
pub use position::{Position, Stage};
pub use validate::Fault;
pub use view::View;
