//! Colours, squares, slots and the lines between them.

use sobremesa_contract::{Plain, Show};
use std::cmp::Ordering;

/// A colour of counters; all but white are colours of cards too.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// Yellow.
    Y,
    /// Blue.
    B,
    /// Red.
    R,
    /// Green.
    G,
    /// White: never ranked.
    W,
}

/// Something counted by the colours of cards, in the order Y B R G.
pub type Counts = [u8; 4];

impl Colour {
    /// All, in the order of the notation.
    pub const ALL: [Colour; 5] = [Colour::Y, Colour::B, Colour::R, Colour::G, Colour::W];

    /// The colours of cards, in the order of the notation.
    pub const CARDS: [Colour; 4] = [Colour::Y, Colour::B, Colour::R, Colour::G];

    /// The colour as an index into per-colour arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub fn letter(self) -> char {
        ['Y', 'B', 'R', 'G', 'W'][self.index()]
    }

    /// The colour with this letter.
    pub fn read(letter: char) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.letter() == letter)
    }

    /// How many counters of it there are.
    pub fn counters(self) -> u8 {
        if self == Colour::W { 13 } else { 17 }
    }
}

/// By letter, so that steps sort as their notation does.
impl Ord for Colour {
    fn cmp(&self, other: &Colour) -> Ordering {
        self.letter().cmp(&other.letter())
    }
}

impl PartialOrd for Colour {
    fn partial_cmp(&self, other: &Colour) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// The counters on the 9x9 squares, row by row from the top left.
pub type Squares = [Option<Colour>; 81];

/// One end of a line, written `N1` to `W9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Slot(u8);

/// The sides in the order of the slots' numbers, which is that of their letters.
const SIDES: [char; 4] = ['E', 'N', 'S', 'W'];

impl Slot {
    /// All 36, in the order of their names.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..36).map(Slot)
    }

    /// 0 to 35, in the order of [`Slot::all`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The slot at the other end of the line.
    pub fn opposite(self) -> Slot {
        // East and west are the first and the last side, north and south the two between.
        Slot((3 - self.0 / 9) * 9 + self.0 % 9)
    }

    /// The squares of its line, the nearest first.
    pub fn line(self) -> [u8; 9] {
        let k = self.0 % 9;
        let (first, step) = [(9 * k + 8, -1), (k, 9), (72 + k, -9), (9 * k, 1)][usize::from(self.0 / 9)];
        let mut square = first as i8 - step;
        [(); 9].map(|()| {
            square += step;
            square as u8
        })
    }

    /// The slot with this name.
    pub fn read(name: &str) -> Option<Slot> {
        Slot::all().find(|slot| slot.letters().into_iter().eq(name.chars()))
    }

    /// The slots of a side, in the order of the lines.
    pub(crate) fn side(letter: char) -> impl Iterator<Item = Slot> {
        Slot::all().filter(move |slot| slot.letters()[0] == letter)
    }

    fn letters(self) -> [char; 2] {
        [SIDES[usize::from(self.0 / 9)], char::from(b'1' + self.0 % 9)]
    }

    /// Its name.
    pub fn name(self) -> String {
        self.letters().into_iter().collect()
    }
}

impl Show for Slot {
    fn plain(&self) -> Plain {
        Plain::Text(self.name())
    }
}

impl Show for Colour {
    fn plain(&self) -> Plain {
        Plain::Text(self.letter().into())
    }
}
