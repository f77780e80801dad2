//! Colours, squares, slots and the lines between them.

use alloc::string::String;
use core::cmp::Ordering;
use core::fmt;
use core::str::FromStr;
use sobremesa_core::{Error, as_text};

/// A colour of counters. All except white are also colours of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
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

/// A count per colour of cards, in the order Y B R G.
pub type Counts = [u8; 4];

impl Colour {
    /// All colours, in the order of the notation. The first four are the colours of cards.
    pub const ALL: [Colour; 5] = [Colour::Y, Colour::B, Colour::R, Colour::G, Colour::W];

    /// The colour as an index into per-colour arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// Its letter.
    pub fn letter(self) -> char {
        char::from(b"YBRGW"[self.index()])
    }
}

/// Its letter.
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letter().fmt(f)
    }
}

/// Ordered by letter, so that actions sort as their notation does.
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

/// The counter on a square or the card at a slot.
pub type Cell = Option<Colour>;

/// The counters on the 9x9 squares, row by row from the top left.
pub type Squares = [Cell; 81];

/// One end of a line, written `N1` to `W9`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "String"))]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(type_prefix = "Muros", type = r#"`${"N" | "E" | "S" | "W"}${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9}`"#)
)]
pub struct Slot(u8);

/// The sides in the order of the slots' numbers, which is alphabetical.
pub(crate) const SIDES: [char; 4] = ['E', 'N', 'S', 'W'];

impl Slot {
    /// All 36 slots, in the order of their names.
    pub fn all() -> impl Iterator<Item = Slot> {
        (0..36).map(Slot)
    }

    /// The slot with this number, 0 to 35.
    pub fn numbered(number: u8) -> Slot {
        Slot(number)
    }

    /// The slot of a side, 0 to 3, at a line, 0 to 8.
    pub(crate) fn at(side: usize, line: usize) -> Slot {
        Slot((9 * side + line) as u8)
    }

    /// The slots in the order of a position's SLOTS: north, east, south, west.
    pub(crate) fn in_writing(number: usize) -> Slot {
        Slot::at([1, 0, 2, 3][number / 9], number % 9)
    }

    /// The number of the slot, 0 to 35, in the order of [`Slot::all`].
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The slot at the other end of the line.
    pub fn opposite(self) -> Slot {
        // East and west are the first and the last side; north and south are in between.
        Slot((3 - self.0 / 9) * 9 + self.0 % 9)
    }

    /// The squares of the slot's line, the nearest first.
    pub fn line(self) -> [u8; 9] {
        let k = self.0 % 9;
        let (mut square, action) = [(9 * k + 8, 255), (k, 9), (72 + k, 247), (9 * k, 1)][usize::from(self.0 / 9)];
        let mut line = [0; 9];
        for place in &mut line {
            *place = square;
            square = square.wrapping_add(action);
        }
        line
    }
}

/// `N1`
impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", SIDES[usize::from(self.0 / 9)], self.0 % 9 + 1)
    }
}

/// ```
/// use sobremesa_muros::Slot;
///
/// let slot: Slot = "N3".parse()?;
/// assert_eq!(slot.opposite().to_string(), "S3");
/// assert_eq!(slot.line(), [2, 11, 20, 29, 38, 47, 56, 65, 74], "the squares from the nearest on");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Slot {
    type Err = Error;

    fn from_str(text: &str) -> Result<Slot, Error> {
        let slot = match text.as_bytes() {
            [side, line @ b'1'..=b'9'] => {
                let side = SIDES.iter().position(|&letter| letter == char::from(*side));
                side.map(|side| Slot::at(side, usize::from(line - b'1')))
            }
            _ => None,
        };
        slot.ok_or_else(|| Error::notation("a slot is N1 to W9", text, 0))
    }
}

as_text!(Slot);
