//! Positions as text, `..o/.x./...`: the rows from 3 down to 1. Moves are written as their square.

use crate::board::Square;
use crate::position::{INFO, Position};
use sobremesa_core::{Error, Fields, Game, Notation, Setup, Viewer, position_as_text};

position_as_text!(Position);

impl Notation for Position {
    fn write(&self, _viewer: Viewer) -> String {
        self.view.rows().join("/")
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::start(&setup.rules(&INFO)?);
        let mut rows = Fields::new(text, '/', 0);
        for rank in (0..3).rev() {
            let (row, at) = rows.need("a row")?;
            if row.chars().count() != 3 {
                return Err(Error::position("a row has three squares", row, at));
            }
            for (file, letter) in row.chars().enumerate() {
                position.view.squares[3 * file + rank] = match letter {
                    'x' => Some(0),
                    'o' => Some(1),
                    '.' => None,
                    _ => return Err(Error::position("a square is x, o or .", &letter.to_string(), at + file)),
                };
            }
        }
        rows.end("the third row")?;
        position.validate().map_err(|fault| Error::fault(&fault, text, 0))?;
        Ok(position)
    }

    fn path(&self, square: &Square) -> Vec<String> {
        vec![square.to_string()]
    }
}
