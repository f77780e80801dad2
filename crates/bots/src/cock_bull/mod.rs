//! Cock & Bull's opponent: the exact solution, and weaker levels that do not use it.

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
    //! Parts of the solution for tests and puzzles; not a stable API.
    pub use super::arms::NONE;
    pub use super::levels::liking;
    pub use super::solver::at;
    pub use super::store::with_solver;
}
