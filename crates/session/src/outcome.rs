//! How a match ended, whatever the game.

use sobremesa_core::{Reason, Seat};

/// How a game ended. A draw or a shared win lists all its seats in `winners`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Outcome {
    /// The seats that won, ascending; a draw or a shared win lists all its seats, in Dog both partners.
    pub winners: Vec<Seat>,
    /// One number a seat:
    ///
    /// - Cock & Bull: the points of this game. For the winner 54 at a flying monkey, 18 and the hole of its Peg at a chip-in, at a
    ///   peg-out 36 and what its chips are worth; for the other its Peg, at a peg-out with its chips.
    /// - Dog: the pieces in the seat's lane, 0 to 4.
    /// - Gobblet: 1 for a win, 0.5 for a draw, 0 for a loss.
    /// - Muros: the counters kept of the colours of the first rank. Where these are equal later ranks decide, so `winners` tells who
    ///   has won.
    pub scores: Vec<f64>,
    /// Why the game ended, in the game's word for it.
    #[cfg_attr(feature = "tsify", tsify(type = "Reason"))]
    pub reason: &'static str,
}

impl<R: Reason> From<sobremesa_core::Outcome<R>> for Outcome {
    fn from(outcome: sobremesa_core::Outcome<R>) -> Outcome {
        let sobremesa_core::Outcome { winners, scores, reason } = outcome;
        Outcome { winners, scores, reason: reason.word() }
    }
}
