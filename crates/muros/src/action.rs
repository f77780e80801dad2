//! The actions of the game: decisions of seats and outcomes of chance.

use crate::board::{Colour, Counts, Slot, Squares};
use crate::position::Hands;
use crate::view_data::{DealData, cards};

/// The source of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
pub enum Source {
    /// The seat's hand.
    Hand,
    /// An open pile.
    Pile,
}

/// The choice of the counters that a card takes from its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Take {
    /// No choice, in the first phase or at a blocked line.
    Open,
    /// `=-`, with `decline=on`: no counters.
    Nothing,
    /// `=B`: this colour is named.
    Named(Colour),
}

/// A card is laid: `hand:R@N3`, `pile:R@N3=B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lay {
    /// The source of the card.
    pub source: Source,
    /// The colour of the card.
    pub colour: Colour,
    /// The slot where it is laid.
    pub slot: Slot,
    /// The counters that it takes.
    pub take: Take,
}

/// The cards after the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "DealData"))]
pub struct Deal {
    /// The number of seats.
    pub seats: u8,
    /// One hand per seat.
    pub hands: Hands,
    /// The cards of the open piles.
    pub piles: Counts,
}

/// An action of a game.
///
/// ```
/// use sobremesa_muros::{Action, Colour, Take};
///
/// let Action::Lay(lay) = "hand:R@N3=B".parse()? else { panic!("a card is laid") };
/// assert_eq!((lay.colour, lay.take), (Colour::R, Take::Named(Colour::B)));
/// assert_eq!(Action::Lay(lay).to_string(), "hand:R@N3=B");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `grid:ROWS`: chance lays out the counters.
    Grid(Squares),
    /// `deal:A:YYBRGG/B:...`: chance deals the cards.
    Deal(Deal),
    /// `starter:B`: chance draws the first seat to move.
    Starter(u8),
    /// A card is laid.
    Lay(Lay),
    /// `pass`: the seat has no card to lay.
    Pass,
}

impl From<Deal> for DealData {
    fn from(deal: Deal) -> DealData {
        DealData { hands: deal.hands[..usize::from(deal.seats)].iter().map(cards).collect(), piles: deal.piles }
    }
}
