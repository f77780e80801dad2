//! A bot's input: the position, the viewer if it isn't the seat to move, and in a series the points scored before the
//! game.

use crate::board::Colour;
use crate::position::Position;
use alloc::format;
use alloc::string::String;
use sobremesa_core::{Error, Game, Notation, Setup, split_field, split_options};

/// A position as a bot gets it.
///
/// ```
/// use sobremesa_cock_bull::Observation;
///
/// let observed = Observation::read("RR-/-B/R 12:7 r CC me=b score=60:45")?;
/// assert_eq!((observed.seat, observed.score), (1, [60, 45]));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observation {
    /// The position to search.
    pub position: Position,
    /// The observing seat, numbered as in [`Observation::position`]. It is the seat to act, unless `me=` names another
    /// one (`r` or `b`, or `0` or `1` before the colours are chosen).
    pub seat: u8,
    /// The points of the viewer and of the other seat in the series before this game, `score=60:45`.
    pub score: [u32; 2],
}

impl Observation {
    /// Reads what a match's `observation` writes, or any position.
    ///
    /// # Errors
    /// `bad-position` or `bad-setup`, located.
    pub fn read(text: &str) -> Result<Observation, Error> {
        let (rest, setup) = split_options(Position::INFO, text, &Setup::default())?;
        let (rest, score) = split_field(rest, "score");
        let (rest, me) = split_field(rest, "me");
        let position = Position::read(rest, &setup)?;
        let names = if position.mover().is_some() { Colour::ALL.map(Colour::letter) } else { ["0", "1"] };
        let named = |(value, at): (&str, usize)| {
            let seat = names.iter().position(|&name| name == value);
            seat.map(|seat| seat as u8).ok_or_else(|| Error::position("me= is r or b, 0 or 1", value, at))
        };
        let seat = me.map_or(Ok(position.seat_at_turn()), named)?;
        let read = |(value, at): (&str, usize)| {
            let pair = value.split_once(':').and_then(|(own, other)| Some([own.parse().ok()?, other.parse().ok()?]));
            pair.ok_or_else(|| Error::position("score= is two numbers with a colon between", value, at))
        };
        Ok(Observation { position, seat, score: score.map_or(Ok([0; 2]), read)? })
    }
}

/// Writes the `me=` field with a leading space, or nothing if it is the seat's turn.
pub(crate) fn write_me(position: &Position, seat: u8) -> String {
    match position.mover() {
        None => format!(" me={seat}"),
        Some(mover) if position.seat_of(mover) == seat => String::new(),
        Some(mover) => format!(" me={}", mover.other().letter()),
    }
}
