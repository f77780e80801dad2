//! Cock & Bull's opponent: the exact solution, and levels that know less of it.

mod arms;
mod levels;
mod race;
mod solver;
mod store;
mod thinker;

pub use sobremesa_cock_bull::Observation;
pub use solver::{Goal, STATES};
pub use thinker::{Solution, thinker};

#[doc(hidden)]
pub mod inside {
    //! The solution's parts, for tests and measurements.
    pub use super::arms::*;
    pub use super::levels::*;
    pub use super::solver::*;
    pub use super::store::*;
}
