//! The actions of the game: decisions of seats and outcomes of chance.

use crate::board::{Colour, Die, Roll, Spot};

/// An action of a game.
///
/// ```
/// use sobremesa_cock_bull::{Action, Roll, Spot};
///
/// assert_eq!("place:c1".parse(), Ok(Action::Place(Spot::C1)));
/// assert_eq!(Action::Roll(Roll::CB).to_string(), "roll:CB");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Action {
    /// `place:c1`: a chip of the seat's colour is placed on an empty spot.
    Place(Spot),
    /// `flip:c1`: an opposing chip is turned over.
    Flip(Spot),
    /// `remove:c1`: an opposing chip goes back to the supply.
    Remove(Spot),
    /// `peg`: the Peg moves.
    Peg,
    /// `pass`, with `pegging=free`: the Peg stays.
    Pass,
    /// `red`, `black`: a seat chooses its colour.
    Choose(Colour),
    /// `die:C`: chance rolls one die of the opening roll.
    Die(Die),
    /// `roll:CC`: chance rolls both dice.
    Roll(Roll),
}
