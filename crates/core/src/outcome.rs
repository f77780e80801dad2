//! How a game ends.

use crate::Seat;

/// How a game ended. A draw or a shared win lists all its seats in `winners`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Outcome {
    /// The seats that won, ascending; a draw or a shared win lists all its seats.
    pub winners: Vec<Seat>,
    /// One number a seat; its meaning is the game's.
    pub scores: Vec<f64>,
    /// Why the game ended.
    pub reason: Reason,
}

/// Why a game ended; the words are those of the JS API.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Reason {
    /// Gobblet: four in a row.
    Line,
    /// Gobblet: a move uncovered a four of the opponent and did not cover it again.
    Reveal,
    /// Gobblet with `touch-move`: a lifted gobblet has nowhere to go.
    Touch,
    /// The same position stood for the third time.
    Repetition,
    /// Both agreed on a draw.
    Agreement,
    /// Cock & Bull: all six spots bear one colour.
    ChipIn,
    /// Cock & Bull: a Chip-In while the winner's Peg is still off the board.
    FlyingMonkey,
    /// Cock & Bull: a Peg reached FINISH.
    PegOut,
    /// Dog: a team's pieces are all in their lanes.
    Home,
    /// Muros: compared by kept counters of the ranked colours.
    Majority,
    /// Muros: equal in all ranks.
    Shared,
}

impl Reason {
    /// The reason's word in the JS API and in `--json`.
    pub fn word(self) -> &'static str {
        match self {
            Reason::Line => "line",
            Reason::Reveal => "reveal",
            Reason::Touch => "touch",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
            Reason::ChipIn => "chip-in",
            Reason::FlyingMonkey => "flying-monkey",
            Reason::PegOut => "peg-out",
            Reason::Home => "home",
            Reason::Majority => "majority",
            Reason::Shared => "shared",
        }
    }
}

impl Outcome {
    /// One seat of two wins, 1 to 0.
    pub fn win(seat: Seat, reason: Reason) -> Outcome {
        let scores = (0..2).map(|s| if s == seat.0 { 1.0 } else { 0.0 }).collect();
        Outcome { winners: vec![seat], scores, reason }
    }

    /// Every seat shares the result, an equal part of one point each.
    pub fn draw(seats: u8, reason: Reason) -> Outcome {
        Outcome {
            winners: (0..seats).map(Seat).collect(),
            scores: vec![1.0 / f64::from(seats); usize::from(seats)],
            reason,
        }
    }
}
