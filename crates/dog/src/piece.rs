//! Pieces and their places.

use alloc::format;
use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;
use sobremesa_core::{Error, as_text, seat_letter};

/// The maximum number of seats.
pub const SEATS: usize = 6;

/// The number of squares of the longest track.
pub(crate) const TRACK: usize = 96;

/// A piece, written as the letter of its seat and its number: `A1` to `F5`. The path of a move uses this name for the
/// piece at any place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "String"))]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dog", type = r#"`${"A" | "B" | "C" | "D" | "E" | "F"}${1 | 2 | 3 | 4 | 5}`"#)
)]
pub struct Piece {
    /// The owner.
    pub seat: u8,
    /// The number, from 0.
    pub number: u8,
}

/// The place of a piece, as positions and moves write it:
///
/// - `H`: at home, off the track.
/// - `T19`: on a square of the track. The squares are numbered from `T0` in the direction of play.
/// - `T16!`: with `guard=fresh`, on its start square, brought out and not moved since.
/// - `F0`: on a square of its lane, 0 next to the track.
///
/// The path of a move uses other names: `T16` for `T16!`, and the seat's letter before a lane square, as in `AF0`. The
/// `squares` of the view have these names.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "String"))]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dog", type = r#""H" | `T${number}` | `T${number}!` | `F${0 | 1 | 2 | 3}`"#)
)]
pub enum Place {
    /// Off the track.
    #[default]
    Home,
    /// On a square of the track.
    Track(u8),
    /// With `guard=fresh`: on its start square, brought out and not moved since.
    Fresh(u8),
    /// On a square of its lane, 0 next to the track.
    Lane(u8),
}

impl Place {
    /// The name of the square in paths for a piece of this seat, such as `T16` or `AF0`; `None` at home.
    pub(crate) fn square_id(self, seat: u8) -> Option<String> {
        match self {
            Place::Home => None,
            Place::Track(square) | Place::Fresh(square) => Some(Place::Track(square).to_string()),
            Place::Lane(_) => Some(format!("{}{self}", seat_letter(seat))),
        }
    }

    /// The square of the track.
    #[inline(always)]
    pub fn square(self) -> Option<u8> {
        match self {
            Place::Track(square) | Place::Fresh(square) => Some(square),
            _ => None,
        }
    }
}

/// `A1` to `F5`.
impl fmt::Display for Piece {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", seat_letter(self.seat), self.number + 1)
    }
}

/// `H`, `T19`, `T16!` (brought out and not moved since), `F0`.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Home => f.write_str("H"),
            Place::Track(square) => write!(f, "T{square}"),
            Place::Fresh(square) => write!(f, "T{square}!"),
            Place::Lane(slot) => write!(f, "F{slot}"),
        }
    }
}

/// ```
/// use sobremesa_dog::Piece;
///
/// assert_eq!("B3".parse(), Ok(Piece { seat: 1, number: 2 }));
/// assert_eq!(Piece { seat: 0, number: 0 }.to_string(), "A1");
/// ```
impl FromStr for Piece {
    type Err = Error;

    fn from_str(text: &str) -> Result<Piece, Error> {
        match text.as_bytes() {
            [letter @ b'A'..=b'F', digit @ b'1'..=b'5'] => Ok(Piece { seat: letter - b'A', number: digit - b'1' }),
            _ => Err(Error::notation("a piece is A1 to F5", text, 0)),
        }
    }
}

/// ```
/// use sobremesa_dog::Place;
///
/// assert_eq!("T16!".parse(), Ok(Place::Fresh(16)));
/// assert_eq!(Place::Lane(2).to_string(), "F2");
/// ```
impl FromStr for Place {
    type Err = Error;

    fn from_str(text: &str) -> Result<Place, Error> {
        let at = |digits: &str| number(digits).filter(|&at| at < TRACK as u32).map(|at| at as u8);
        let place = match text.as_bytes() {
            b"H" => Some(Place::Home),
            [b'T', .., b'!'] => at(&text[1..text.len() - 1]).map(Place::Fresh),
            [b'T', ..] => at(&text[1..]).map(Place::Track),
            [b'F', ..] => at(&text[1..]).filter(|&slot| slot < 4).map(Place::Lane),
            _ => None,
        };
        place.ok_or_else(|| Error::notation("a place is H, T0 to T95 or F0 to F3", text, 0))
    }
}

as_text!(Piece);
as_text!(Place);

/// A number of up to five digits, without leading zeros.
pub(crate) fn number(text: &str) -> Option<u32> {
    let plain = text.len() <= 5 && text.bytes().all(|byte| byte.is_ascii_digit());
    let idle = text.len() > 1 && text.starts_with('0');
    text.parse().ok().filter(|_| plain && !idle)
}
