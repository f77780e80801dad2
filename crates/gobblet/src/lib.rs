//! The rules of Gobblet: two seats, a 4x4 board, twelve nesting gobblets a seat, four in a row wins.
//!
//! Seat 0 is White and moves first, seat 1 is Black. Everything is public; covered gobblets are remembered, not
//! secret. Rule numbers in comments are those of `docs/rules/gobblet.md`.

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

pub use board::{Gobblet, LINES, Line, Size, Square, Squares};
pub use event::Event;
pub use house::HouseRules;
pub use info::INFO;
pub use moves::Action;
pub use observation::Observation;
pub use position::{Pending, Position, RepetitionKey};
pub use validate::Fault;
pub use view::{Nest, Three, View};
