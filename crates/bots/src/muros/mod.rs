//! Muros' opponent: tree search over sampled worlds, with judgement in its random games. Between two,
//! where nothing is hidden, the second phase is judged at sight, as was learnt, and the end is exact.

mod eval;
mod levels;
mod rollout;
mod search;
mod thinker;

pub use sobremesa_muros::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The parts, for references and tests.
    pub use super::eval::evaluate;
    pub use super::rollout::*;
}
