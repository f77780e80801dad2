//! Seats, viewers and turns.

/// A seat at the table, counted from 0 in turn order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(transparent))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Seat(pub u8);

impl Seat {
    /// The seat as an index into per-seat arrays.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The letter of a seat in notations: `A` for seat 0.
pub fn seat_letter(seat: u8) -> char {
    char::from(b'A' + seat)
}

/// A viewer of a position, which decides how much is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Viewer {
    /// A player, who sees everything public and the seat's own secrets.
    Seat(Seat),
    /// A spectator, who sees only what is public.
    Onlooker,
    /// Sees everything. For records and tests, never for a page or a bot.
    Referee,
}

/// The next to act: a seat, chance (dice, deals), or nobody because the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", content = "seat", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Turn {
    /// A seat decides.
    Seat(Seat),
    /// Dice, deals and shuffles decide.
    Chance,
    /// The game has ended.
    Over,
}
