//! What can be seen: all but the deck, the others' hands and what they gave.

use crate::board::Piece;
use crate::cards::Card;
use crate::notation::{each, write_hand, write_owed, write_piece, write_place};
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
        let seats = usize::from(house.seats);
        let mut guards = Vec::new();
        let places = each(seats, &mut |seat| {
            each(house.pieces().into(), &mut |number| {
                let piece = Piece { seat: seat as u8, number: number as u8 };
                if board.is_guard(piece) {
                    guards.push(Plain::Text(write_piece(piece)));
                }
                Plain::Text(write_place(board.place(piece)))
            })
        });
        let mut folded = Vec::new();
        for seat in (0..house.seats).filter(|&seat| position.has_folded(seat)) {
            folded.push(seat.plain());
        }
        let mut reach = Vec::new();
        board.reach().for_each(|square| reach.push(square.plain()));
        let token = |card: Card| Plain::Text(card.token().into());
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        let variant = house.variant();
        put("variant", Plain::Text(variant.name.into()));
        put("phase", position.phase.plain());
        put("round", f64::from(position.round).plain());
        put("starter", position.starter.plain());
        put("mover", position.turn.plain());
        put("colour", board.played_by(position.turn).plain());
        let mut owed = Vec::new();
        position.pending().for_each(|debt| owed.push(Plain::Text(write_owed(debt))));
        put("owed", Plain::List(owed));
        put("last", position.last.map_or(Plain::Nothing, token));
        put("partners", each(seats, &mut |seat| house.partner(seat as u8).plain()));
        put("track", house.track().plain());
        for (key, offsets) in [("specials", variant.specials), ("paws", variant.paws), ("disc", variant.disc)] {
            let mut squares = Vec::new();
            house.squares(offsets).for_each(|square| squares.push(square.plain()));
            put(key, Plain::List(squares));
        }
        put("dog", board.dog.plain());
        put("reach", Plain::List(reach));
        put("starts", each(seats, &mut |seat| house.start(seat as u8).plain()));
        put("places", places);
        put("guards", Plain::List(guards));
        put("hands", each(seats, &mut |seat| Plain::Text(write_hand(&position.hands[seat]))));
        put("given", each(seats, &mut |seat| position.given[seat].map_or(Plain::Nothing, token)));
        put("folded", Plain::List(folded));
        put("deck", (position.deck.len() as u8).plain());
        put("discard", each(position.discard.len(), &mut |at| token(position.discard[at])));
        plain
    }
}
