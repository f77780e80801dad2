//! Muros' opponent: a tree search over determinizations, with rollouts by prospects. With two seats and nothing hidden,
//! a learned evaluation replaces rollouts in the second phase, and the endgame is solved exactly.

mod eval;
mod levels;
mod prospects;
mod rollout;
mod search;
mod thinker;

pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! Parts of the search for the lab, puzzles and tests; not a stable API.
    pub use super::eval::evaluate;
    pub use super::rollout::{holding, worths};
}
