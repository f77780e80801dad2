//! Muros' opponent: tree search over determinizations, with rollouts that look at what they take. Between two, where nothing
//! is hidden, the second phase is evaluated as was learnt, and the end is exact.

mod eval;
mod levels;
mod rollout;
mod search;
mod thinker;

pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! Parts of the search for the lab, puzzles and tests; not a stable API.
    pub use super::eval::evaluate;
    pub use super::rollout::{ALL, LINES_SAMPLED, holding, play_out, shares, worths};
}
