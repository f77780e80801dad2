//! Squares, lines and gobblets.

use alloc::string::String;
use core::fmt;
use core::str::FromStr;
use sobremesa_core::{Error, as_text};

/// A square, `a1` = 0, `a2` = 1, ... `d4` = 15: file times 4 plus rank.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "String"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type = r#"`${"a" | "b" | "c" | "d"}${1 | 2 | 3 | 4}`"#))]
pub struct Square(u8);

impl Square {
    /// The square with this index.
    ///
    /// # Panics
    /// If the index is not below 16.
    pub fn new(index: u8) -> Square {
        assert!(index < 16, "a square's index is below 16");
        Square(index)
    }

    /// The square in this file (0 = a) and rank (0 = 1).
    pub(crate) fn at(file: u8, rank: u8) -> Square {
        Square(file * 4 + rank)
    }

    /// All squares, `a1` first, in the order of their names.
    pub fn all() -> impl Iterator<Item = Square> {
        (0..16).map(Square)
    }

    /// The square's number, 0 to 15.
    pub fn index(self) -> u8 {
        self.0
    }

    /// The set of only this square.
    pub fn set(self) -> Squares {
        Squares(1 << self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.0 / 4), char::from(b'1' + self.0 % 4))
    }
}

/// ```
/// use sobremesa_gobblet::Square;
///
/// let square: Square = "b2".parse()?;
/// assert_eq!((square.index(), square.to_string().as_str()), (5, "b2"));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Square {
    type Err = Error;

    fn from_str(text: &str) -> Result<Square, Error> {
        match text.as_bytes() {
            [file @ b'a'..=b'd', rank @ b'1'..=b'4'] => Ok(Square::at(file - b'a', rank - b'1')),
            _ => Err(Error::notation("a square is a1 to d4", text, 0)),
        }
    }
}

as_text!(Square);

/// A set of squares, bit `i` for the square with index `i`.
///
/// ```
/// use sobremesa_gobblet::{LINES, Square};
///
/// let file = LINES[0];
/// assert_eq!(file.into_iter().map(|square| square.to_string()).collect::<Vec<_>>(), ["a1", "a2", "a3", "a4"]);
/// assert!(file.has(Square::new(3)) && file.into_iter().len() == 4, "the set is still whole");
/// ```
///
/// The set itself is not an iterator, so that no code removes squares from a copy by mistake.
///
/// ```compile_fail,E0599
/// let mut file = sobremesa_gobblet::LINES[0];
/// file.next();
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Squares(pub u16);

impl Squares {
    /// The empty set.
    pub const NONE: Squares = Squares(0);

    /// Returns true if the square is in the set.
    pub fn has(self, square: Square) -> bool {
        self.0 & (1 << square.0) != 0
    }

    /// The number of squares.
    pub fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

impl core::ops::BitOr for Squares {
    type Output = Squares;
    fn bitor(self, other: Squares) -> Squares {
        Squares(self.0 | other.0)
    }
}

impl core::ops::BitAnd for Squares {
    type Output = Squares;
    fn bitand(self, other: Squares) -> Squares {
        Squares(self.0 & other.0)
    }
}

impl core::ops::Not for Squares {
    type Output = Squares;
    fn not(self) -> Squares {
        Squares(!self.0)
    }
}

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

/// The squares of a set, in the order of their names.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl Iterator for SquaresIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let left = self.0.0;
        let square = (left > 0).then(|| Square(left.trailing_zeros() as u8))?;
        self.0 = Squares(left & (left - 1));
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for SquaresIter {}

/// A line: one of the 4 columns, 4 rows, 2 long diagonals.
pub type Line = Squares;

/// The ten lines: files a-d, ranks 1-4, the diagonals a1-d4 and a4-d1.
pub const LINES: [Line; 10] = [
    Squares(0x000F),
    Squares(0x00F0),
    Squares(0x0F00),
    Squares(0xF000),
    Squares(0x1111),
    Squares(0x2222),
    Squares(0x4444),
    Squares(0x8888),
    Squares(0x8421),
    Squares(0x1248),
];

/// A gobblet's size, 1 (smallest) to 4.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "u8"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type = "1 | 2 | 3 | 4"))]
pub struct Size(u8);

impl From<Size> for u8 {
    fn from(size: Size) -> u8 {
        size.0
    }
}

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 4] = [Size(1), Size(2), Size(3), Size(4)];

    /// The size with this number, if it is 1 to 4.
    pub fn new(number: u8) -> Option<Size> {
        (1..=4).contains(&number).then_some(Size(number))
    }

    /// The size as a number, 1 to 4.
    pub fn number(self) -> u8 {
        self.0
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0 - 1)
    }

    /// The size as a letter, `A` to `D`, as in moves.
    pub fn letter(self) -> char {
        char::from(b'A' + self.0 - 1)
    }

    pub(crate) fn from_letter(letter: u8) -> Option<Size> {
        letter.checked_sub(b'A').and_then(|n| Size::new(n + 1))
    }
}

/// A gobblet: its owner and its size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Gobblet {
    /// The owner: 0 is White, 1 is Black.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// Its size.
    pub size: Size,
}
