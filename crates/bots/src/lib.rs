//! The opponents. A bot gets an observation: a string with only what its seat may know. It searches in slices and uses
//! no clock, thread or web API, so the same bot runs in a worker, between two frames or in a terminal. Its answer
//! doesn't depend on how the search is sliced.
//!
//! Each file names the published methods it uses: iterative deepening alpha-beta with a transposition table, null
//! move, late move reductions and principal variation search (Gobblet), PUCT with RAVE over determinizations (Muros),
//! PUCT at the root with rollouts over determinizations (Dog), value iteration (Cock & Bull), flat Monte Carlo (any
//! game without a bot).
//!
//! ```
//! use sobremesa_bots::{Limits, thinker};
//! use sobremesa_session::GameId;
//!
//! let observation = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";
//! let mut bot = thinker(GameId::Gobblet, observation, &Limits::new(3).seed(7).nodes(10_000))?;
//! while !bot.run(1_000) {}
//! let choice = bot.choice();
//! assert!(choice.action.contains('@') && choice.nodes <= 11_000);
//! # Ok::<(), sobremesa_core::Error>(())
//! ```

// The parts of a search are private to the crate, except those re-exported by each game's `inside` module.
#![warn(unreachable_pub)]

pub mod cock_bull;
#[doc(hidden)]
pub mod data;
pub mod dog;
pub mod gobblet;
pub mod monte_carlo;
pub mod muros;
mod players;
mod thinker;

pub use players::{choose, thinker};
pub use thinker::{Choice, Limits, Review, Thinker, Valued, dice};
pub(crate) use thinker::{played, spread};
