//! What can be seen: all but the deck, the others' hands and what they gave.

use crate::board::{Piece, Place};
use crate::event::Event;
use crate::position::{Owed, Position};
use crate::variant::CARDS;

/// The position as a viewer sees it, what it does not see hidden. [`View::data`] tells what it holds.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "crate::view_data::ViewData", try_from = "crate::view_data::ViewData")
)]
pub struct View(pub(crate) Position);

impl View {
    pub(crate) fn has_seat(&self, seat: u8) -> bool {
        seat < self.0.house().seats
    }

    fn has_piece(&self, piece: Piece) -> bool {
        self.has_seat(piece.seat) && piece.number < self.0.house().pieces()
    }

    pub(crate) fn has_place(&self, place: Place) -> bool {
        place.square().is_none_or(|square| square < self.0.house().track())
    }

    /// Whether an event can follow what is seen.
    pub(crate) fn admits(&self, event: &Event) -> bool {
        let position = &self.0;
        match event {
            Event::Started { seat }
            | Event::Gave { seat, .. }
            | Event::Lapsed { seat }
            | Event::Still { seat }
            | Event::Turned { seat }
            | Event::RoundEnded { starter: seat }
            | Event::Won { seat } => self.has_seat(*seat),
            Event::Shuffled { deck } => deck.len() <= CARDS,
            Event::Dealt(deal) => {
                let dealt: usize = deal.hands.iter().map(|hand| usize::from(hand.size())).sum();
                deal.seats == position.house().seats && dealt <= position.deck.len()
            }
            Event::Exchanged { gifts } => gifts.iter().all(|gift| self.has_seat(gift.from) && self.has_seat(gift.to)),
            Event::Played { seat, .. } | Event::Discarded { seat, .. } => {
                self.has_seat(*seat) && position.discard.len() < CARDS
            }
            Event::Drew { seat, .. } => self.has_seat(*seat) && !position.deck.is_empty(),
            Event::Folded { seat, hand } => {
                self.has_seat(*seat) && position.discard.len() + usize::from(hand.size()) <= CARDS
            }
            Event::Walked { piece, from, to, .. } | Event::Jumped { piece, from, to } => {
                self.has_piece(*piece) && self.has_place(*from) && self.has_place(*to)
            }
            Event::Captured { piece, at } => self.has_piece(*piece) && self.has_place(*at),
            Event::Swapped { piece, other } => self.has_piece(*piece) && self.has_piece(*other),
            Event::Owing { owed } => owed.iter().flatten().all(|&owed| self.has_owed(owed)),
            Event::Stayed { piece } => self.has_piece(*piece),
            Event::Disc { .. } => !position.house().variant().disc.is_empty(),
            Event::Prowled { from, to } => {
                position.board.dog.is_some() && [from, to].into_iter().all(|&square| square < position.house().track())
            }
        }
    }

    /// Whether a card can owe this here.
    pub(crate) fn has_owed(&self, owed: Owed) -> bool {
        match owed {
            Owed::Split { piece, .. } | Owed::Jump { piece } => self.has_piece(piece),
            Owed::Draw | Owed::Drawn | Owed::Paw => true,
            Owed::Dog { steps } => steps <= self.0.house().track(),
        }
    }
}
