//! The end of the game and its score (rule 7 and the scoring of one game).

use crate::board::{Colour, FINISH, Spot};
use crate::position::Position;
use alloc::vec;
use sobremesa_core::{Outcome, Seat};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "CockBull"))]
#[non_exhaustive]
pub enum Reason {
    /// All six spots have chips of the same colour.
    ChipIn,
    /// A Chip-In while the winner's Peg is still off the board.
    FlyingMonkey,
    /// A Peg reached FINISH.
    PegOut,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::ChipIn => "chip-in",
            Reason::FlyingMonkey => "flying-monkey",
            Reason::PegOut => "peg-out",
        }
    }
}

impl Position {
    pub(crate) fn has_chipped_in(&self, colour: Colour) -> bool {
        Spot::ALL.into_iter().all(|spot| self.bears(spot, colour))
    }

    pub(crate) fn has_pegged_out(&self, colour: Colour) -> bool {
        self.peg(colour) == FINISH
    }

    pub(crate) fn is_over(&self) -> bool {
        Colour::ALL.into_iter().any(|colour| self.has_chipped_in(colour) || self.has_pegged_out(colour))
    }

    /// Returns the winner, the reason and both scores.
    pub(crate) fn find_outcome(&self) -> Option<Outcome<Reason>> {
        let colour = Colour::ALL.into_iter().find(|&c| self.has_chipped_in(c) || self.has_pegged_out(c))?;
        let (reason, won, lost) = if self.has_pegged_out(colour) {
            (Reason::PegOut, self.points(colour), self.points(colour.other()))
        } else {
            let peg = self.peg(colour);
            let (reason, won) =
                if peg > 0 || self.house.no_monkey { (Reason::ChipIn, 18 + peg) } else { (Reason::FlyingMonkey, 54) };
            (reason, won, self.peg(colour.other()))
        };
        let winner = self.seat_of(colour);
        let scores = [0, 1].map(|seat| f64::from(if seat == winner { won } else { lost }));
        Some(Outcome { winners: vec![Seat(winner)], scores: scores.into(), reason })
    }

    /// Returns a colour's score at a Peg-Out: its Peg and its chips on the Arms.
    fn points(&self, colour: Colour) -> u8 {
        let mine = Spot::ALL.into_iter().filter(|&spot| self.bears(spot, colour));
        self.peg(colour) + mine.map(|spot| spot.area().worth()).sum::<u8>()
    }
}
