//! Dog's opponent: rollouts over determinizations to the end of the round, and an evaluation of what stands then.

mod eval;
mod levels;
mod opponent_model;
mod rollout;
mod search;
mod thinker;
mod weights;

pub use sobremesa_dog::Observation;
pub use thinker::thinker;

#[doc(hidden)]
pub mod inside {
    //! What tuning takes of the search; no promise to anybody else.
    pub use super::eval::{ALL, each_feature};
    pub use super::rollout::rollout_policy;
    pub use super::weights::{Weights, weights};
    pub use sobremesa_dog::Phase;
}
