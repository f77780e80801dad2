//! One game in progress, for every game: its actions, undo and redo, repetition, dice and records.
//!
//! ```
//! use sobremesa_core::Setup;
//! use sobremesa_session::{AnyMatch, Gobblet, Match};
//!
//! let mut game = Match::<Gobblet>::new(&Setup::default(), None, "a seed")?;
//! game.play("D@b2")?;
//! game.play("D@c3")?;
//! game.undo();
//! assert_eq!(game.moves(), ["D@b2"]);
//! let again = Match::<Gobblet>::from_record(&game.record()).expect("what is written can be read");
//! assert_eq!(again.position(), game.position());
//! # Ok::<(), sobremesa_core::Error>(())
//! ```

// This module comes first because the modules below use its macros.
#[macro_use]
mod games;
mod any;
mod dice;
mod matches;
mod outcome;
mod record;
mod repetition;
mod series;
mod step;

pub use any::{AnyMatch, Listed, may_count, new_match, partial_match, perft};
pub use dice::{KeyedDice, hash, seed_number};
pub use games::*;
pub use matches::{Match, Preview};
pub use outcome::Outcome;
pub use record::{
    BadRecord, Summary, from_link, from_record, game_of_record, is_series, plain, record_in, summary, text_in, to_link,
    with_names,
};
pub use series::{Series, Sheet};
pub use step::Step;

/// The maximum length of positions and records in bytes.
pub const LONGEST_TEXT: usize = 1_000_000;
