//! The actions of the game: decisions of seats and outcomes of chance.

use crate::cards::Card;
use crate::piece::{Piece, Place};
use crate::position::Hands;
use crate::view_data::DealData;
use alloc::vec::Vec;

/// The effect of a card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Effect {
    /// `start:A2`: a piece comes out.
    Start(Piece),
    /// `A1>T19`: a piece moves.
    Move(Piece, Place),
    /// `A1<>B2`: pieces change places.
    Exchange(Piece, Piece),
    /// `discard`: nothing happens; an exchange without a target is discarded.
    Discard,
}

/// The play of a card or of a portion of it: `13 start:A2`, `J=5 A1>T19`.
///
/// ```
/// use sobremesa_dog::{Effect, Place, Play};
///
/// let play: Play = "J=5 A1>T19".parse()?;
/// assert_eq!(play.effect, Effect::Move("A1".parse()?, Place::Track(19)));
/// assert_eq!((play.card.to_string(), play.counts.to_string()), ("J".into(), "5".into()));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// The card that it counts as.
    pub counts: Card,
    /// The effect.
    pub effect: Effect,
}

/// Cards dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "DealData"))]
pub struct Deal {
    /// The number of seats.
    pub seats: u8,
    /// The cards that each seat gets.
    pub hands: Hands,
}

/// An action of a game.
///
/// ```
/// use sobremesa_dog::Action;
///
/// assert_eq!("turn:cw".parse(), Ok(Action::Turn(true)));
/// assert_eq!("give:13".parse::<Action>()?.to_string(), "give:13");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `starter:B`: chance draws the leader of the first round.
    Starter(u8),
    /// `shuffle:2.5...`: chance makes the discarded cards the new deck.
    Shuffle(Vec<Card>),
    /// `deal:A:2.5.../B:...`: chance deals cards.
    Deal(Deal),
    /// `draw:5`: chance gives the seat to move a card.
    Draw(Card),
    /// `give:5`: a seat chooses the card that it gives.
    Give(Card),
    /// `place:A2`: a piece comes out before the first cards.
    Place(Piece),
    /// A card or a portion is played.
    Play(Play),
    /// `lapse`: the points left are given up.
    Lapse,
    /// `turn:cw` (true), `turn:ccw`: the disc is turned clockwise or counterclockwise.
    Turn(bool),
    /// `jump:T26`: a piece goes from special square to special square.
    Jump(u8),
    /// `stay`: the piece doesn't jump, or the disc is not turned.
    Stay,
    /// `discard:5`: a blocked seat at a small table discards a card.
    Discard(Card),
    /// `fold`: a blocked seat discards its hand.
    Fold,
}

impl Action {
    /// The card that the action takes from the hand of the seat to move, if any.
    pub fn card(&self) -> Option<Card> {
        match *self {
            Action::Give(card) | Action::Discard(card) | Action::Play(Play { card, .. }) => Some(card),
            _ => None,
        }
    }
}

impl From<Deal> for DealData {
    fn from(deal: Deal) -> DealData {
        DealData { hands: deal.hands[..usize::from(deal.seats)].to_vec() }
    }
}
