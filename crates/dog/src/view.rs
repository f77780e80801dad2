//! What can be seen: all but the deck, the others' hands and what they gave.

use crate::notation::{list, write_hand, write_owed, write_piece, write_place};
use crate::position::{Phase, Position};
use sobremesa_contract::{Plain, Show};

/// The position as an eye sees it, what it does not see hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct View(pub(crate) Position);

impl Show for Phase {
    fn plain(&self) -> Plain {
        Plain::Text(self.word().into())
    }
}

impl Show for View {
    fn plain(&self) -> Plain {
        let position = &self.0;
        let (board, house) = (&position.board, position.house());
        let seats = 0..house.seats;
        let mut guards = Vec::new();
        let mut places = Vec::new();
        for seat in seats.clone() {
            for piece in board.pieces(seat).filter(|&piece| board.is_guard(piece)) {
                guards.push(Plain::Text(write_piece(piece)));
            }
            let of_seat = board.pieces(seat).map(|piece| Plain::Text(write_place(board.place(piece))));
            places.push(Plain::List(of_seat.collect()));
        }
        let token = |card: crate::Card| Plain::Text(card.token().into());
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        put("variant", Plain::Text(house.variant().name.into()));
        put("phase", position.phase.plain());
        put("round", f64::from(position.round).plain());
        put("starter", position.starter.plain());
        put("mover", position.turn.plain());
        put("colour", board.played_by(position.turn).plain());
        put("owed", Plain::List(position.pending().map(|owed| Plain::Text(write_owed(owed))).collect()));
        put("last", position.last.map_or(Plain::Nothing, token));
        put("partners", Plain::List(seats.clone().map(|seat| house.partner(seat).plain()).collect()));
        put("track", house.track().plain());
        let variant = house.variant();
        for (key, offsets) in [("specials", variant.specials), ("paws", variant.paws), ("disc", variant.disc)] {
            put(key, Plain::List(house.squares(offsets).map(|square| square.plain()).collect()));
        }
        put("dog", board.dog.plain());
        put("reach", Plain::List(board.reach().map(|square| square.plain()).collect()));
        put("starts", Plain::List(seats.clone().map(|seat| house.start(seat).plain()).collect()));
        put("places", Plain::List(places));
        put("guards", Plain::List(guards));
        put("hands", list(position.hands(), &mut |hand| Plain::Text(write_hand(hand))));
        let given = seats.clone().map(|seat| position.given(seat).map_or(Plain::Nothing, token));
        put("given", Plain::List(given.collect()));
        put("folded", Plain::List(seats.filter(|&seat| position.has_folded(seat)).map(|seat| seat.plain()).collect()));
        put("deck", (position.deck.len() as u8).plain());
        put("discard", list(&position.discard, &mut |&card| token(card)));
        plain
    }
}
