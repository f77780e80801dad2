//! A viewer's part of a position: everything except the deck, other hands and the cards others gave.

use crate::cards::{CARDS, Card, Pile};
use crate::event::Event;
use crate::info::INFO;
use crate::piece::{Piece, Place};
use crate::position::{NOTHING, Owed, Position};
use crate::view_data::{ViewData, pending};
use alloc::string::{String, ToString};
use sobremesa_core::Setup;

/// A position with the parts hidden that the viewer can't see. [`View::data`] returns its contents.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "ViewData", try_from = "ViewData")
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

    /// Returns true if an event can follow this view.
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

    /// Returns true if this choice can be owed here.
    pub(crate) fn has_owed(&self, owed: Owed) -> bool {
        match owed {
            Owed::Split { piece, .. } | Owed::Jump { piece } => self.has_piece(piece),
            Owed::Draw | Owed::Drawn | Owed::Paw => true,
            Owed::Dog { steps } => steps <= self.0.house().track(),
        }
    }
}

impl View {
    /// Returns the contents.
    pub fn data(&self) -> ViewData {
        let position = &self.0;
        let (board, house) = (&position.board, position.house());
        let (seats, variant) = (0..house.seats, house.variant());
        let pieces = || seats.clone().flat_map(|seat| board.pieces(seat));
        ViewData {
            variant: variant.name.into(),
            traits: Card::all().filter(|&card| house.has(card)).map(|card| house.traits(card)).collect(),
            phase: position.phase,
            round: position.round,
            starter: position.starter,
            mover: position.turn,
            colour: board.played_by(position.turn),
            owed: position.pending().collect(),
            last: position.last,
            played: position.played.to_vec(),
            track: house.track(),
            partners: seats.clone().map(|seat| house.partner(seat)).collect(),
            starts: seats.clone().map(|seat| house.start(seat)).collect(),
            specials: house.squares(variant.specials).collect(),
            paws: house.squares(variant.paws).collect(),
            disc: house.squares(variant.disc).collect(),
            dog: board.dog,
            reach: board.reach().collect(),
            places: seats.clone().map(|seat| board.pieces(seat).map(|piece| board.place(piece)).collect()).collect(),
            squares: seats
                .clone()
                .map(|seat| board.pieces(seat).map(|piece| board.place(piece).square_id(seat)).collect())
                .collect(),
            guards: pieces().filter(|&piece| board.is_guard(piece)).collect(),
            blocked: position.blocked().collect(),
            hands: position.hands().to_vec(),
            given: seats.clone().map(|seat| position.given(seat)).collect(),
            folded: seats.filter(|&seat| position.has_folded(seat)).collect(),
            deck: position.deck.len(),
            discard: position.discard.to_vec(),
            options: house.rules().options.values(&INFO),
        }
    }
}

impl From<View> for ViewData {
    fn from(view: View) -> ViewData {
        view.data()
    }
}

impl TryFrom<ViewData> for View {
    type Error = String;

    fn try_from(data: ViewData) -> Result<View, String> {
        let seats = u8::try_from(data.places.len()).map_err(|_| "there are not so many seats")?;
        let setup = Setup::of(&INFO, Some(seats), &data.options).map_err(|error| error.to_string())?;
        let mut view = View(Position::new(&setup.rules(&INFO).map_err(|error| error.to_string())?));
        view.take_places(&data)?;
        view.take_cards(data)?;
        Ok(view)
    }
}

impl View {
    /// Copies the pieces and the dog.
    fn take_places(&mut self, data: &ViewData) -> Result<(), &'static str> {
        let pieces = usize::from(self.0.house().pieces());
        let track = self.0.house().track();
        if data.places.iter().any(|places| places.len() != pieces) {
            return Err("every seat has its pieces");
        }
        if !data.places.iter().flatten().all(|&place| self.has_place(place)) {
            return Err("the track has no such square");
        }
        if data.dog.is_some() != self.0.board.dog.is_some() || data.dog.is_some_and(|dog| dog >= track) {
            return Err("the dog stands on the track of Black, and nowhere else");
        }
        self.0.board.set_all(&data.places);
        self.0.board.dog = data.dog;
        Ok(())
    }

    /// Copies the round and its cards.
    fn take_cards(&mut self, data: ViewData) -> Result<(), &'static str> {
        let seats = usize::from(self.0.house().seats);
        let told = data.starter.into_iter().chain([data.mover]).chain(data.folded.iter().copied());
        if data.hands.len() != seats || data.given.len() != seats || !told.clone().all(|seat| self.has_seat(seat)) {
            return Err("a view tells of each seat");
        }
        if data.deck > CARDS || data.discard.len() > CARDS || data.round == 0 {
            return Err("there are 110 cards, and rounds count from 1");
        }
        if data.owed.len() > NOTHING.len() || !data.owed.iter().all(|&owed| self.has_owed(owed)) {
            return Err("a card owes no such thing");
        }
        let known = |&card: &Card| card != Card::UNKNOWN;
        if !data.played.iter().all(known) {
            return Err("what cards have counted as is known");
        }
        let position = &mut self.0;
        position.phase = data.phase;
        position.round = data.round;
        position.starter = data.starter;
        position.turn = data.mover;
        position.pending = pending(data.owed);
        position.last = data.last;
        for card in data.played {
            position.played.insert(card);
        }
        position.hands[..seats].copy_from_slice(&data.hands);
        position.given[..seats].copy_from_slice(&data.given);
        for &seat in &data.folded {
            position.folded[usize::from(seat)] = true;
        }
        position.deck = Pile::unknown(data.deck);
        position.discard = Pile::of(&data.discard);
        Ok(())
    }
}
