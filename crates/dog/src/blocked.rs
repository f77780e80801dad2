//! The reasons why cards can't move pieces.

use crate::action::Effect;
use crate::cards::Card;
use crate::piece::{Piece, Place};
use crate::position::{Phase, Position};
use crate::variant::Mode;
use alloc::vec::Vec;

/// Why a card can't move a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub enum Obstacle {
    /// A guard is in the way.
    Guard,
    /// Royal: it would end on a guard; it could only pass that.
    Stop,
    /// Royal: a figure of a higher rank is in the way.
    Rank,
    /// Royal: it would end on a King, whom only a King captures.
    King,
    /// Royal: the figure can't move this far.
    Far,
    /// There isn't enough room in the lane.
    Lane,
    /// It stands on its start square, and has a lap to go before its lane.
    Lap,
    /// The card doesn't reach the lane.
    Short,
}

/// A card that can't move a piece now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct Blocked {
    /// The card.
    pub card: Card,
    /// The piece that it can't move.
    pub piece: Piece,
    /// The reason.
    pub why: Obstacle,
    /// The piece in the way.
    pub by: Option<Piece>,
    /// The free squares ahead of a piece in its lane; 0 on the track.
    pub room: u8,
}

impl Position {
    /// The cards of the mover's hand with the pieces out of home that they can't move, each kind of card once, in the
    /// order of a hand. The most useful reason for a card comes first.
    pub(crate) fn blocked(&self) -> Vec<Blocked> {
        let hand = self.hand(self.turn);
        // Of another seat's hand, a viewer may know only the card that it gave.
        if self.phase != Phase::Play || self.pending[0].is_some() || hand.hidden > 0 {
            return Vec::new();
        }
        let cards = Card::all().filter(|card| hand.cards[card.index()] > 0);
        let mut blocked: Vec<Blocked> = cards.flat_map(|card| self.blocked_by(card)).collect();
        blocked.sort_by_key(|each| (each.card, each.why));
        blocked
    }

    /// The played colour's pieces that a card can't move, and the reasons.
    fn blocked_by(&self, card: Card) -> impl Iterator<Item = Blocked> {
        let board = &self.board;
        let movable = self.movable(card);
        let out = board.pieces(board.played_by(self.turn)).filter(|&piece| board.place(piece) != Place::Home);
        out.filter(move |piece| !movable.contains(piece)).filter_map(move |piece| {
            let (why, by) = self.obstacle(card, piece)?;
            Some(Blocked { card, piece, why, by, room: board.room(piece) })
        })
    }

    /// The mover's cards that move forward with the pieces on the track that they can't bring into the lane, and why.
    pub(crate) fn outside(&self) -> Vec<Blocked> {
        let hand = self.hand(self.turn);
        if self.phase != Phase::Play || self.pending[0].is_some() || hand.hidden > 0 {
            return Vec::new();
        }
        let seat = self.board.played_by(self.turn);
        let cards = Card::all().filter(|card| hand.cards[card.index()] > 0);
        let pairs = cards.flat_map(|card| self.board.pieces(seat).map(move |piece| (card, piece)));
        pairs
            .filter_map(|(card, piece)| {
                let (why, by) = self.bar(card, piece)?;
                Some(Blocked { card, piece, why, by, room: 0 })
            })
            .collect()
    }

    /// Returns the reason why a card that moves forward can't bring a piece on the track into its lane.
    fn bar(&self, card: Card, piece: Piece) -> Option<(Obstacle, Option<Piece>)> {
        let (board, house) = (&self.board, self.house());
        let from = board.place(piece).square()?;
        let steps = || {
            house.modes(card).iter().filter_map(|mode| match *mode {
                Mode::Forward(steps) | Mode::Burn(steps) | Mode::Share(steps) => Some(steps),
                _ => None,
            })
        };
        let (most, gap) = (steps().max()?, house.gap(from, piece.seat));
        let hurdle = || {
            let mut ahead = board.ahead(from, gap);
            ahead.find_map(|other| Some((self.hurdle(card, piece, other, false)?, Some(other))))
        };
        let green = house.variant().green.contains(&card);
        let enters = |steps| board.forward(piece, steps, green).any(|to| matches!(to, Place::Lane(_)));
        // The points of a split are spent in parts.
        let split = house.modes(card).iter().any(|mode| matches!(mode, Mode::Burn(_) | Mode::Share(_)));
        if steps().any(enters) || split && (1..=most).any(enters) {
            return None;
        }
        Some(match hurdle() {
            _ if gap == house.track() => (Obstacle::Lap, None),
            _ if most <= gap => (Obstacle::Short, None),
            found => found.unwrap_or((Obstacle::Lane, None)),
        })
    }

    /// The pieces that a card can move.
    fn movable(&self, card: Card) -> Vec<Piece> {
        let mut pieces = Vec::new();
        self.each_play_of(card, &mut |effect| match effect {
            Effect::Move(piece, _) => pieces.push(piece),
            Effect::Exchange(piece, other) => pieces.extend([piece, other]),
            _ => {}
        });
        pieces
    }

    /// Returns the first reason why a card that moves forward can't move a piece, by the least number of squares.
    fn obstacle(&self, card: Card, piece: Piece) -> Option<(Obstacle, Option<Piece>)> {
        let (board, house) = (&self.board, self.house());
        let figure = house.figure(piece);
        let steps = house.modes(card).iter().filter_map(|mode| match *mode {
            Mode::Forward(steps) | Mode::Burn(steps) | Mode::Share(steps) => Some(steps),
            _ => None,
        });
        let steps = steps.min()?;
        let Some(from) = board.place(piece).square() else { return Some((Obstacle::Lane, None)) };
        if steps > figure.most {
            return Some((Obstacle::Far, None));
        }
        let end = board.on(house.ahead(from, steps));
        board.ahead(from, steps).find_map(|other| {
            let ends = end == Some(other);
            let safe = house.figure(other).crowned && !figure.crowned;
            match self.hurdle(card, piece, other, ends) {
                None if ends && safe => Some((Obstacle::King, Some(other))),
                why => Some((why?, Some(other))),
            }
        })
    }

    /// Returns the reason why a card can't move a piece past another one, or to its square if it `ends` there. That a
    /// guard outranks the piece says more than that it is a guard.
    fn hurdle(&self, card: Card, piece: Piece, other: Piece, ends: bool) -> Option<Obstacle> {
        let house = self.house();
        let figure = house.figure(piece);
        if !ends && house.figure(other).rank > figure.rank && !house.variant().green.contains(&card) {
            return Some(Obstacle::Rank);
        }
        match (self.board.is_guard(other), figure.vaults) {
            (true, false) => Some(Obstacle::Guard),
            (true, true) if ends => Some(Obstacle::Stop),
            _ => None,
        }
    }
}
