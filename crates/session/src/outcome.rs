//! The outcome of a match of any game.

use sobremesa_core::{Reason, Seat};

/// The outcome of a game. A draw or a shared win lists all its seats in `winners`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Outcome {
    /// The seats that won, ascending. A draw or a shared win lists all its seats, and a win in Dog lists both partners.
    pub winners: Vec<Seat>,
    /// One number per seat:
    ///
    /// - Cock & Bull: the points of this game. The winner scores 54 for a flying monkey, 18 plus the hole of its Peg
    ///   for a chip-in, and 36 plus the worth of its chips for a peg-out. The other seat scores the hole of its Peg,
    ///   and at a peg-out also the worth of its chips.
    /// - Dog: the pieces in the seat's lane, 0 to 4.
    /// - Gobblet: 1 for a win, 0.5 for a draw, 0 for a loss.
    /// - Muros: the counters kept of the colours of the first rank. If these are equal, later ranks decide, so see
    ///   `winners` for the result.
    pub scores: Vec<f64>,
    /// The game's word for the reason of the end.
    #[cfg_attr(feature = "tsify", tsify(type = "Reason"))]
    pub reason: &'static str,
}

impl<R: Reason> From<sobremesa_core::Outcome<R>> for Outcome {
    fn from(outcome: sobremesa_core::Outcome<R>) -> Outcome {
        let sobremesa_core::Outcome { winners, scores, reason } = outcome;
        Outcome { winners, scores, reason: reason.word() }
    }
}
