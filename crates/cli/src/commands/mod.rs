//! The commands, one a file; `engine` and `tune`, being more, are folders beside this one.

pub mod apply;
pub mod bench;
pub mod completions;
pub mod duel;
pub mod habits;
pub mod legal;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod soak;
pub mod solve;
pub mod value;
