//! The actions of the game: decisions of seats and outcomes of chance.

use crate::board::{Size, Square};

/// An action of a game; there is no chance in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `D@b2`: the top gobblet of an external stack onto the board.
    Place(Size, Square),
    /// `a1-b2`: a visible gobblet to another square.
    Move(Square, Square),
    /// `draw:accept`
    Accept,
    /// `draw:decline`
    Decline,
    /// `draw:offer`: may be played at an ordinary turn, is never listed.
    Offer,
    /// `lift:a1`, with `touch-move`: takes the visible gobblet in the hand.
    Lift(Square),
}
