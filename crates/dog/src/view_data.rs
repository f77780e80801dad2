//! The contents of a [`View`](crate::View) as lists and objects, for programs outside the rules.

use crate::blocked::Blocked;
use crate::cards::{Card, Hand};
use crate::piece::{Piece, Place};
use crate::position::{Owed, Phase};
use crate::variant::CardTraits;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::OptionValues;

/// Dog as a viewer sees it: everything except the deck, the others' hands and the cards they gave.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog", missing_as_null))]
#[non_exhaustive]
pub struct ViewData {
    /// The variant, which determines the cards and the board.
    #[cfg_attr(feature = "tsify", tsify(type = r#""classic" | "royal" | "black""#))]
    pub variant: String,
    /// The modes of each kind of card in the deck.
    pub traits: Vec<CardTraits>,
    /// The phase of the round.
    pub phase: Phase,
    /// The number of the round, from 1.
    pub round: u16,
    /// The numbers of cards in a hand, one round after the other; then they begin again.
    pub deals: Vec<u8>,
    /// The leader of the round, once drawn.
    pub starter: Option<u8>,
    /// The seat to move; after the end, the seat that moved last.
    pub mover: u8,
    /// The seat whose pieces the mover plays: its own or, once those are in, its partner's.
    pub colour: u8,
    /// The choices that the current card still needs, in order.
    pub owed: Vec<Owed>,
    /// The card that the last played card counted as.
    pub last: Option<Card>,
    /// The cards played this round, in the order of a hand, if a copy may count as any of them. Empty if a copy counts
    /// as the last card.
    pub played: Vec<Card>,
    /// The number of squares of the track: 64 or 96.
    #[cfg_attr(feature = "tsify", tsify(type = "64 | 96"))]
    pub track: u8,
    /// The partner of each seat; without partners, the seat itself.
    pub partners: Vec<u8>,
    /// The seat that receives the card that each seat gives.
    pub receivers: Vec<u8>,
    /// The start square of each seat.
    pub starts: Vec<u8>,
    /// Royal: the squares where a card is drawn.
    pub specials: Vec<u8>,
    /// Black: the squares that turn the disc.
    pub paws: Vec<u8>,
    /// Black: the squares on the disc.
    pub disc: Vec<u8>,
    /// Black: the dog's square.
    pub dog: Option<u8>,
    /// Black: the squares that the dog can reach with the next card.
    pub reach: Vec<u8>,
    /// Black: the pieces on these squares that the dog sends home if it passes them.
    pub prey: Vec<Piece>,
    /// The places of each seat's pieces, as positions write them.
    pub places: Vec<Vec<Place>>,
    /// The squares of each seat's pieces, as the paths of moves name them: `T16` and `AF0`; null at home.
    pub squares: Vec<Vec<Option<String>>>,
    /// The pieces that are safe on their start square and block everyone.
    pub guards: Vec<Piece>,
    /// True if a piece of the played colour on its start square keeps the others in the kennel.
    pub start_taken: bool,
    /// The mover's cards with the pieces that they can't move, and why. Empty if the viewer doesn't see all of the
    /// mover's hand.
    pub blocked: Vec<Blocked>,
    /// The mover's cards with the pieces on the track that they can't bring into the lane, and why.
    pub outside: Vec<Blocked>,
    /// One hand per seat, its cards in order, hidden ones last.
    pub hands: Vec<Hand>,
    /// The card that each seat chose to give or gave (`?` if hidden), as long as the viewer knows of it.
    pub given: Vec<Option<Card>>,
    /// The seats that have folded in this round.
    pub folded: Vec<u8>,
    /// The number of cards in the deck.
    pub deck: usize,
    /// The cards played and folded, from the top.
    pub discard: Vec<Card>,
    /// The house rules that differ from the defaults.
    #[cfg_attr(feature = "tsify", tsify(type = "Record<string, string>"))]
    pub options: OptionValues,
}

/// Cards dealt, as a viewer knows them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct DealData {
    /// The cards that each seat gets.
    pub hands: Vec<Hand>,
}

/// Writes the owed choices as a list.
#[cfg(feature = "serde")]
pub(crate) fn owed<S: serde::Serializer>(pending: &crate::position::Pending, to: S) -> Result<S::Ok, S::Error> {
    to.collect_seq(pending.iter().flatten())
}

/// Writes the number of cards whose faces are hidden.
#[cfg(feature = "serde")]
pub(crate) fn count<S: serde::Serializer>(deck: &[Card], to: S) -> Result<S::Ok, S::Error> {
    to.serialize_u32(deck.len() as u32)
}
