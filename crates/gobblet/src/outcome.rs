//! The outcome of a position (rules 4, 5, 7 and touch-move).

use crate::position::{Pending, Position};
use sobremesa_core::{Outcome, Seat};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Gobblet"))]
#[non_exhaustive]
pub enum Reason {
    /// Four in a row.
    Line,
    /// A move uncovered a four of the opponent and did not cover it again.
    Reveal,
    /// With `touch-move`: a lifted gobblet has nowhere to go.
    Touch,
    /// The same position occurred for the third time.
    Repetition,
    /// Both seats agreed on a draw.
    Agreement,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Line => "line",
            Reason::Reveal => "reveal",
            Reason::Touch => "touch",
            Reason::Repetition => "repetition",
            Reason::Agreement => "agreement",
        }
    }
}

/// How a position ends the game.
#[derive(Clone, Copy)]
enum Ending {
    Won(u8, Reason),
    Agreed,
}

impl Position {
    fn ending(&self) -> Option<Ending> {
        let other = 1 - self.mover;
        match self.pending {
            Pending::Agreed => Some(Ending::Agreed),
            Pending::Lifted(from) => {
                // The lifter is still the mover. It loses if it can't cover a revealed four or has no target.
                let targets = self.top(from).map(|g| self.board_targets(g.size, from)).unwrap_or_default();
                let mut revealed = self.fours(other);
                let coverable = match (revealed.next(), revealed.next()) {
                    (None, _) => true,
                    (Some(line), None) => !(targets & line).is_empty(),
                    (Some(_), Some(_)) => false,
                };
                if !coverable {
                    Some(Ending::Won(other, Reason::Reveal))
                } else {
                    targets.is_empty().then_some(Ending::Won(other, Reason::Touch))
                }
            }
            Pending::Nothing | Pending::Offer => {
                // The turn has passed on. A four of the seat to move was revealed by the other seat (rule 4). It wins
                // even if the other seat has a four too.
                if self.fours(self.mover).next().is_some() {
                    Some(Ending::Won(self.mover, Reason::Reveal))
                } else {
                    self.fours(other).next().map(|_| Ending::Won(other, Reason::Line))
                }
            }
        }
    }

    /// Returns the winner or an agreed draw. The session detects repetition.
    pub(crate) fn find_outcome(&self) -> Option<Outcome<Reason>> {
        self.ending().map(|ending| match ending {
            Ending::Won(seat, reason) => Outcome::win(Seat(seat), reason),
            Ending::Agreed => Outcome::draw(2, Reason::Agreement),
        })
    }

    pub(crate) fn is_over(&self) -> bool {
        self.ending().is_some()
    }
}
