//! Dog's opponent: rollouts over determinizations to the end of the round, and an evaluation of the position there.

mod eval;
mod features;
mod levels;
mod opponent_model;
mod rollout;
mod search;
mod sight;
mod thinker;
mod weights;

pub use thinker::thinker;
