//! The laws of all games, checked on reachable positions ([`walk`]), and of all matches ([`play_out`]). Unit tests,
//! property tests and the long random runs of the command line use the same checks. [`toy`] has a fault for each law.

mod game;
mod law;
mod matches;
mod scaffold;
pub mod toy;

pub use game::{Walk, check_action, check_position, check_text, walk};
pub use law::{Broken, Law};
pub use matches::{Played, play_out, random_setup};
pub use scaffold::{
    Choices, check_vectors, each_action, play_vector, random_start, read_vector, setup_of, strings, vectors,
};
