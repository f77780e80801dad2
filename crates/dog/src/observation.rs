//! What a bot gets: the position as its seat sees it. What it gave and what it got stands in that; what was played and
//! folded lies open.

use crate::position::Position;
use sobremesa_core::{Error, Notation, Setup};

/// A position as a bot gets it.
#[derive(Clone, Debug)]
pub struct Observation {
    /// The position to think about, hidden hands in it.
    pub position: Position,
}

impl Observation {
    /// Reads what [`Notation::observation`] writes; any position will do.
    ///
    /// # Errors
    /// `bad-position` or `bad-setup`, located.
    pub fn read(text: &str) -> Result<Observation, Error> {
        Position::read_position(text, &Setup::default()).map(|position| Observation { position })
    }
}
