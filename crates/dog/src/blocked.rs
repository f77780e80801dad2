//! The cards that can't be played because of guards.

use crate::cards::Card;
use crate::piece::Piece;
use crate::position::{Phase, Position};
use crate::variant::Mode;

/// A card that can't be played now, and a guard that is in the way of a piece which it could move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct Blocked {
    /// The card.
    pub card: Card,
    /// The guard.
    pub guard: Piece,
}

impl Position {
    /// The cards of the mover's hand that can't be played because of guards, each kind once, in the order of a hand.
    /// Cards that are stuck for other reasons (no piece is out, the lane is full) are not among them.
    pub(crate) fn blocked(&self) -> impl Iterator<Item = Blocked> {
        let hand = self.hand(self.turn);
        // Of another seat's hand, a viewer may know only the card that it gave.
        let asked = self.phase == Phase::Play && self.pending[0].is_none() && hand.hidden == 0;
        let cards = Card::all().filter(move |card| asked && hand.cards[card.index()] > 0);
        let stuck = cards.filter(|&card| !self.can_play(card));
        stuck.filter_map(|card| Some(Blocked { card, guard: self.guard_before(card)? }))
    }

    /// Returns the first guard in the way of the played colour's pieces, within the squares that a card moves them
    /// forward. It skips figures that pass guards, and cards that are too high for the piece.
    fn guard_before(&self, card: Card) -> Option<Piece> {
        let board = &self.board;
        let steps = |mode: &Mode| match *mode {
            Mode::Forward(steps) | Mode::Burn(steps) | Mode::Share(steps) => Some(steps),
            _ => None,
        };
        let pieces = board.pieces(board.played_by(self.turn)).filter(|&piece| !self.house().figure(piece).vaults);
        let mut guards = pieces.filter_map(|piece| {
            let most = self.house().figure(piece).most;
            let steps = self.house().modes(card).iter().filter_map(steps).filter(|&steps| steps <= most).max()?;
            board.ahead(board.place(piece).square()?, steps).find(|&other| board.is_guard(other))
        });
        guards.next()
    }
}
