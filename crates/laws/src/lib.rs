//! The laws of any game, checked on positions that play reaches ([`walk`]), and of any match ([`play_out`]). The
//! same checks serve unit tests, property tests and the long random runs of the command line. [`toy`] has a fault to
//! plant for each law.

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
