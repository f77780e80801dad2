//! What cannot be in a position.

use crate::board::Place;
use crate::position::{NOTHING, Owed, Phase, Position};
use crate::variant::CARDS;

impl Position {
    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), &'static str> {
        let house = self.house();
        let seats = 0..house.seats;
        let mut squares = 0u128;
        for seat in seats.clone() {
            let mut lane = 0u8;
            for piece in self.board.pieces(seat) {
                let place = self.board.place(piece);
                if let Place::Lane(slot) = place {
                    if lane >> slot & 1 > 0 {
                        return Err("two pieces on a square of a lane");
                    }
                    lane |= 1 << slot;
                }
                if matches!(place, Place::Fresh(_)) && !self.board.is_guard(piece) {
                    return Err("only a guard under guard=fresh is fresh");
                }
                if let Some(square) = place.square() {
                    if square >= house.track() {
                        return Err("the track has no such square");
                    }
                    if squares >> square & 1 > 0 {
                        return Err("two pieces on a square");
                    }
                    squares |= 1 << square;
                }
            }
        }
        if self.turn >= house.seats || self.starter.is_some_and(|seat| seat >= house.seats) {
            return Err("there is no such seat");
        }
        let held: usize = self.hands.iter().map(|hand| usize::from(hand.size())).sum();
        if self.count_unseen().is_none() || held + self.deck.len() + self.discard.len() != CARDS {
            return Err("110 cards, as many of each kind as the deck has");
        }
        if self.starter.is_none() && (self.phase != Phase::Deal || self.round > 1 || held > 0) {
            return Err("the starter is drawn first");
        }
        if seats.clone().any(|seat| self.has_folded(seat) && self.hand(seat).size() > 0) {
            return Err("a card is not where it should be");
        }
        for seat in seats.clone() {
            let Some(card) = self.given(seat) else { continue };
            let holder = if self.phase == Phase::Exchange { seat } else { house.receiver(seat) };
            let hand = self.hand(holder);
            if hand.hidden == 0 && hand.cards.get(card.index()).is_none_or(|&count| count == 0) {
                return Err("a card is not where it should be");
            }
        }
        if self.board.dog.is_some_and(|dog| dog >= house.track()) {
            return Err("the track has no such square");
        }
        if self.board.on_track().any(|piece| self.board.is_bitten(piece, self.board.place(piece))) {
            return Err("the dog's square is free but for a piece on its own start");
        }
        let folded = self.folded.contains(&true);
        if self.last.is_some_and(|last| !house.has(last)) || house.small() && folded {
            return Err("a card is not where it should be");
        }
        let done = self.winning_team().is_some();
        let owes = self.pending != NOTHING;
        // Before the round's first card nothing has come of it.
        let begins = !matches!(self.phase, Phase::Play | Phase::Over);
        if begins && (owes || done || self.last.is_some() || folded) {
            return Err("the round has not begun");
        }
        // Who has yet to bring a piece out.
        let mut placing = self.clockwise(self.turn).take_while(|&seat| seat == self.turn || self.starter != Some(seat));
        match self.phase {
            Phase::Deal
                if held == CARDS
                    || seats.clone().any(|seat| self.given(seat).is_some())
                    || !seats.clone().any(|seat| self.wants(seat) > 0) =>
            {
                Err("nothing is left to deal")
            }
            Phase::Exchange
                if self.given(self.turn).is_some() || seats.clone().any(|seat| self.hand(seat).size() == 0) =>
            {
                Err("nothing is left to give")
            }
            Phase::Place if !house.places() || self.round > 1 || !placing.all(|seat| self.may_start(seat)) => {
                Err("no piece is brought out here")
            }
            Phase::Over if owes || !done => Err("the game has not ended"),
            Phase::Play if !owes && done => Err("the game has ended"),
            Phase::Play => self.find_debt(),
            _ => Ok(()),
        }
    }

    /// Whether what is owed can be, and can be done.
    fn find_debt(&self) -> Result<(), &'static str> {
        let (house, [first, then]) = (self.house(), self.pending);
        let variant = house.variant();
        let can_be = |owed| match owed {
            None => true,
            Some(Owed::Draw) => !(self.deck.is_empty() && self.discard.is_empty()),
            Some(Owed::Drawn) => house.small(),
            Some(Owed::Split { card, points, piece }) => {
                let all = variant.split(card).map_or(0, |(all, _)| all);
                house.has(card) && points < all && piece.seat < house.seats && piece.number < house.pieces()
            }
            Some(Owed::Jump { piece }) => {
                piece.seat < house.seats
                    && house.figure(piece).leaps
                    && self.board.place(piece).square().is_some_and(|square| house.is_special(square))
                    && self.board.leap(piece).is_some()
            }
            Some(Owed::Paw) => !variant.paws.is_empty() && house.turns().iter().any(|&turn| self.may_turn(turn)),
            Some(Owed::Dog { .. }) => true,
        };
        let in_order = match (first, then) {
            (None | Some(Owed::Drawn), None) => self.hand(self.turn).size() > 0,
            (Some(Owed::Draw), None) => house.small() || !variant.specials.is_empty(),
            (Some(Owed::Split { card, points, piece }), None) => {
                self.split_of(card, Some((points, piece))).is_some_and(|split| self.board.completes(split))
            }
            (Some(Owed::Jump { .. } | Owed::Paw), None)
            | (Some(Owed::Draw), Some(Owed::Jump { .. }))
            | (Some(Owed::Paw), Some(Owed::Split { .. } | Owed::Dog { .. })) => true,
            _ => false,
        };
        if in_order && can_be(first) && can_be(then) {
            Ok(())
        } else {
            Err("the seat to move has nothing to play or to do")
        }
    }
}
