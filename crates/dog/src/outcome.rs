//! The end: a team has all its pieces in its lanes.

use crate::position::{Phase, Position};
use alloc::vec::Vec;
use sobremesa_core::{Outcome, Seat};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
#[non_exhaustive]
pub enum Reason {
    /// A team's pieces are all in their lanes.
    Home,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Home => "home",
        }
    }
}

impl Position {
    /// A seat of a team whose pieces are all in. The mover's team is checked first.
    pub(crate) fn winning_team(&self) -> Option<u8> {
        let board = &self.board;
        self.clockwise(self.turn).find(|&seat| board.is_done(seat) && board.is_done(board.house.partner(seat)))
    }

    pub(crate) fn find_outcome(&self) -> Option<Outcome<Reason>> {
        if self.phase != Phase::Over {
            return None;
        }
        let team = self.winning_team()?;
        let (mut winners, mut scores) = (Vec::new(), Vec::new());
        for seat in 0..self.house().seats {
            scores.push(f64::from(self.board.arrived(seat)));
            if seat == team || seat == self.house().partner(team) {
                winners.push(Seat(seat));
            }
        }
        Some(Outcome { winners, scores, reason: Reason::Home })
    }
}
