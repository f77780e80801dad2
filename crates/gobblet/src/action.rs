//! The actions of the game: decisions of seats and outcomes of chance.

use crate::board::{Size, Square};

/// An action of the game; Gobblet has no chance.
///
/// ```
/// use sobremesa_gobblet::{Action, Size, Square};
///
/// let action: Action = "D@b2".parse()?;
/// assert_eq!(action, Action::Place(Size::ALL[3], "b2".parse()?));
/// assert_eq!("a1-e9".parse::<Action>().unwrap_err().token, "e9");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `D@b2`: the top gobblet of an external stack moves onto the board.
    Place(Size, Square),
    /// `a1-b2`: a visible gobblet moves to another square.
    Move(Square, Square),
    /// `draw:accept`
    Accept,
    /// `draw:decline`
    Decline,
    /// `draw:offer`: legal at an ordinary turn, but never listed.
    Offer,
    /// `lift:a1`, with `touch-move`: takes the visible gobblet into the hand.
    Lift(Square),
}
