//! Gobblet's opponent: a search that proves wins where it can, and weaker levels that search less.

mod board;
mod eval;
mod levels;
mod search;
mod symmetry;
mod table;
mod thinker;

pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! Parts of the search for tests and puzzles; not a stable API.
    pub use super::board::{Board, Move, NONE, Sight};
    pub use super::eval::Evaluator;
    pub use super::search::{Plan, Search, WIN, WON};
    pub use super::symmetry::{inverse, turned_move};
    pub use super::thinker::{as_action, board_at, root_moves};
}
