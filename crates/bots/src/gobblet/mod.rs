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
    //! What tests, baselines, puzzles and tuning take of the search; no promise to anybody else.
    pub use super::board::{Board, LINES, Move, NONE, Sight, from, has_four, inverse, is_place, size, to, turned_move};
    pub use super::eval::{Evaluator, LINE_BENT, LINE_WORTH, NEST_WORTH, STACKS_WORTH, TO_MOVE, TOP_BENT};
    pub use super::search::{Plan, Search, WIN, WON};
    pub use super::thinker::{board_at, root_moves};
}
