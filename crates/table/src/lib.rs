//! One game in progress, whatever the game: its list of steps, undo and redo, repetition, the dice, the record.

mod board;
mod dice;
mod games;
pub mod laws;
mod matches;
mod record;
mod repetition;
mod series;
mod table;

pub use board::Listed;
pub use dice::{KeyedDice, seed_number};
pub use games::{CockBull, Dog, GAMES, Gobblet, Muros, info};
pub use matches::Match;
pub use record::from_record;
pub use series::{Series, Sheet};
pub use table::{BadRecord, Table, may_count, new_match, partial_match};

/// Positions and records longer than this, in bytes, are refused.
pub const LONGEST_TEXT: usize = 1_000_000;
