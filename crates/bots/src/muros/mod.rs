//! Muros' opponent: tree search over determinizations, with rollouts that look at what they take. Between two, where nothing
//! is hidden, the second phase is evaluated as was learnt, and the end is exact.

mod eval;
mod levels;
mod rollout;
mod search;
mod thinker;

pub use sobremesa_muros::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The parts, for baselines, tests and tuning.
    pub use super::eval::*;
    pub use super::rollout::*;
    pub use super::search::*;
}
