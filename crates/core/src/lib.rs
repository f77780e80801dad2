//! The interface between the rules of a game and everything else.
//!
//! A game in progress is its list of actions: decisions by seats and outcomes of chance. A rules crate implements
//! [`Game`] (the rules) and [`Notation`] (the notation). Everything that works for all games (records, undo, command
//! line, JS API, page) uses only these traits.
//!
//! The traits are enough to play any game:
//!
//! ```
//! use sobremesa_core::{Dice, Game};
//!
//! /// Plays at random until the game is over; returns the number of actions.
//! fn play_out<G: Game>(game: &mut G, dice: &mut dyn Dice) -> u32 {
//!     let mut actions = 0;
//!     while let Some(action) = game.random_action(dice) {
//!         game.advance(&action);
//!         actions += 1;
//!     }
//!     actions
//! }
//! ```

#![no_std]

extern crate alloc;
#[cfg(any(test, feature = "std"))]
extern crate std;

mod dice;
mod error;
mod fields;
mod game;
mod info;
mod notation;
mod options;
mod outcome;
mod seat;
mod setup;

pub use dice::{Dice, SplitMix, draw_from};
pub use error::{Code, Error, PlayError};
pub use fields::Fields;
pub use game::{Chances, Game, LISTED_CHANCES};
pub use info::{Info, NUMBERS, Need, OptionInfo, OptionValues, Preset, SERIES, Values, on_off};
pub use notation::{Notation, split_field, split_options};
pub use options::Options;
pub use outcome::{Outcome, Reason};
pub use seat::{Seat, Turn, Viewer, seat_letter};
pub use setup::{Rules, Setup};
