//! What a viewer may see of a position: here everything, for everybody.

use crate::board::{LINES, Square};
use crate::event::Event;
use std::fmt;

/// The board.
#[derive(Clone, Debug, Default, PartialEq, serde::Serialize, tsify::Tsify)]
#[tsify(type_prefix = "Tictactoe", missing_as_null)]
pub struct View {
    /// The seat that marked each square, in the order of their names.
    pub squares: [Option<u8>; 9],
}

impl View {
    /// The number of squares that a seat has marked.
    pub fn count(&self, seat: u8) -> usize {
        self.squares.iter().filter(|&&owner| owner == Some(seat)).count()
    }

    /// The squares without a mark.
    pub fn free(&self) -> impl Iterator<Item = Square> {
        (0..9).map(Square).filter(|square| self.squares[square.0].is_none())
    }

    /// The lines that a seat has filled.
    pub fn lines(&self, seat: u8) -> impl Iterator<Item = [Square; 3]> {
        let filled = move |line: &[usize; 3]| line.iter().all(|&square| self.squares[square] == Some(seat));
        LINES.into_iter().filter(filled).map(|line| line.map(Square))
    }

    /// The rows in letters, from 3 down to 1.
    pub(crate) fn rows(&self) -> [String; 3] {
        let letter = |square: usize| [".", "x", "o"][self.squares[square].map_or(0, |seat| usize::from(seat) + 1)];
        [2, 1, 0].map(|rank| [0, 3, 6].map(|file| letter(file + rank)).concat())
    }

    /// Changes the view by an event.
    pub(crate) fn apply(&mut self, event: &Event) {
        match *event {
            Event::Marked { seat, at } => self.squares[at.0] = Some(seat),
            Event::Lined { .. } => {}
        }
    }
}

/// A drawing in letters, for the command line.
impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [third, second, first] = self.rows();
        writeln!(f, "3 {third}\n2 {second}\n1 {first}\n  abc")
    }
}
