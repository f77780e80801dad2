//! Muros' opponent: tree search over sampled worlds, with judgement in its random games. A game for two, where nothing is
//! hidden, is judged by what was learnt from the second phase on, and its end is exact.

mod judge;
mod levels;
mod outlook;
mod search;
mod thinker;

pub use sobremesa_muros::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The parts, for references and tests.
    pub use super::judge::*;
    pub use super::outlook::outlook;
}
