//! Muros' opponent: tree search over sampled worlds, with judgement in its random games; at the end of a game for two,
//! where nothing is hidden, exact.

mod judge;
mod levels;
mod search;
mod thinker;

pub use sobremesa_muros::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The parts, for references and tests.
    pub use super::judge::*;
}
