//! Gobblet's opponent: a search that proves wins where it can, and levels that see less of it.

mod board;
mod eval;
mod levels;
mod search;
mod table;
mod thinker;

pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The search's parts, for tests and measurements.
    pub use super::board::*;
    pub use super::eval::*;
    pub use super::levels::*;
    pub use super::search::*;
    pub use super::thinker::*;
}
