//! How a match ended, whatever the game.

use sobremesa_core::{Reason, Seat};

/// How a game ended. A draw or a shared win lists all its seats in `winners`.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Outcome {
    /// The seats that won, ascending; a draw or a shared win lists all its seats.
    pub winners: Vec<Seat>,
    /// One number a seat; its meaning is the game's.
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
