//! The commands, one per file. The command `engine` is in `../engine/`.

pub mod apply;
pub mod bench;
pub mod duel;
pub mod house_rules;
pub mod legal;
pub mod perft;
pub mod play;
pub mod puzzles;
pub mod replay;
pub mod show;
pub mod soak;
pub mod solve;
pub mod value;
