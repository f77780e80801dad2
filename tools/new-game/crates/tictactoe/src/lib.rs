//! The rules of Tic-tac-toe, as `docs/rules/tictactoe.md` explains them: two seats, a 3x3 board, three in a row wins.

// For the macro as_text!.
extern crate alloc;

mod board;
mod event;
mod notation;
mod outcome;
mod position;
mod view;

pub use board::{LINES, Square};
pub use event::Event;
pub use outcome::Reason;
pub use position::{Fault, INFO, Position};
pub use view::View;
