//! Dog's opponent: quick games in sampled worlds to the end of the round, and a judgement of what stands then.

mod belief;
mod ends;
mod judge;
mod levels;
mod play;
mod search;
mod thinker;
mod weights;

pub use sobremesa_dog::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! The parts, for tuning.
    pub use super::judge::{ALL, each_feature};
    pub use super::play::first_sight;
    pub use super::weights::*;
    pub use sobremesa_dog::Phase;
}
