//! A viewer's part of a position: everything except the deck, other hands and the cards others gave.

use crate::cards::Card;
use crate::disc::REACH;
use crate::info::INFO;
use crate::position::Position;
use crate::view_data::ViewData;

/// A position with the parts hidden that the viewer can't see. [`View::data`] returns its contents.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "ViewData"))]
pub struct View(pub(crate) Position);

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
            deals: house.deals().to_vec(),
            starter: position.starter,
            mover: position.turn,
            colour: board.played_by(position.turn),
            owed: position.pending().collect(),
            last: position.last,
            played: position.played.to_vec(),
            track: house.track(),
            partners: seats.clone().map(|seat| house.partner(seat)).collect(),
            receivers: seats.clone().map(|seat| house.receiver(seat)).collect(),
            starts: seats.clone().map(|seat| house.start(seat)).collect(),
            specials: house.squares(variant.specials).collect(),
            paws: house.squares(variant.paws).collect(),
            disc: house.squares(variant.disc).collect(),
            dog: board.dog,
            reach: board.reach().collect(),
            prey: board.prey(REACH).collect(),
            places: seats.clone().map(|seat| board.pieces(seat).map(|piece| board.place(piece)).collect()).collect(),
            squares: seats
                .clone()
                .map(|seat| board.pieces(seat).map(|piece| board.place(piece).square_id(seat)).collect())
                .collect(),
            guards: pieces().filter(|&piece| board.is_guard(piece)).collect(),
            start_taken: position.is_start_taken(),
            blocked: position.blocked(),
            outside: position.outside(),
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
