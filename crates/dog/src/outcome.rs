//! The end: a team has all its pieces in its lanes.

use crate::position::{Phase, Position};
use sobremesa_core::{Outcome, Reason, Seat};

impl Position {
    /// A seat of the team whose pieces are all in, the mover's before others.
    pub(crate) fn winning_team(&self) -> Option<u8> {
        let board = &self.board;
        self.clockwise(self.turn).find(|&seat| board.is_done(seat) && board.is_done(board.house.partner(seat)))
    }

    pub(crate) fn find_outcome(&self) -> Option<Outcome> {
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
