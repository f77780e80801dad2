//! The reasons why an action is illegal, in words.

use crate::action::{Action, Effect, Play};
use crate::blocked::Obstacle;
use crate::cards::Card;
use crate::piece::{Piece, Place};
use crate::position::{Owed, Phase, Position};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sobremesa_core::seat_letter;

impl Position {
    /// Returns the reason why the seat to move can't play an action, which is illegal.
    pub(crate) fn reason_against(&self, action: &Action) -> Option<String> {
        let (mover, hand) = (seat_letter(self.turn), self.hand(self.turn));
        let lacks = |card: Card| hand.hidden == 0 && hand.cards[card.index()] == 0;
        let due = match (self.phase, self.pending[0]) {
            (Phase::Exchange, _) => format!("{mover} gives a card now"),
            (Phase::Place, _) => format!("{mover} brings a piece out now"),
            (_, Some(Owed::Split { card, points, .. })) => format!("{points} points of {card} are left to spend"),
            (_, Some(Owed::Paw)) => "the disc is to be turned now".into(),
            (_, Some(Owed::Jump { piece })) => format!("{piece} may jump or stay now"),
            _ => format!("{mover} plays a card now"),
        };
        match (self.phase, action) {
            (Phase::Exchange, Action::Give(card)) => Some(format!("{mover} has no {card}")),
            (Phase::Play, Action::Play(play)) => match self.pending[0] {
                None | Some(Owed::Drawn) if lacks(play.card) => Some(format!("{mover} has no {}", play.card)),
                None | Some(Owed::Drawn) => self.reason_against_play(play),
                Some(Owed::Split { card, .. }) if card == play.card => None,
                _ => Some(due),
            },
            (Phase::Play, Action::Fold | Action::Discard(_)) if self.pending[0].is_none() => {
                Some(format!("{mover} can play a card"))
            }
            _ => Some(due),
        }
    }

    /// Returns the reason why a card of the mover's hand can't be played like this, if it is a simple one.
    fn reason_against_play(&self, &Play { card, counts, effect }: &Play) -> Option<String> {
        let (board, own) = (&self.board, self.board.played_by(self.turn));
        if !self.counts_as(card).any(|other| other == counts) {
            return Some(format!("{card} does not count as {counts} now"));
        }
        match effect {
            Effect::Start(piece) | Effect::Move(piece, _) if piece.seat != own => {
                Some(format!("{} moves the pieces of {}", seat_letter(self.turn), seat_letter(own)))
            }
            Effect::Start(piece) if board.place(piece) != Place::Home => Some(format!("{piece} is out already")),
            Effect::Start(_) if !self.may_start(own) => Some("a piece of the same seat stands on the start".into()),
            Effect::Start(_) => Some(format!("{counts} brings no piece out")),
            Effect::Move(piece, _) if board.place(piece) == Place::Home => Some(format!("{piece} is at home")),
            Effect::Move(piece, _) => self.obstruction(counts, piece).or_else(|| self.ways(counts, piece)),
            Effect::Exchange(..) => Some("an exchange takes two pieces of the track that are no guards".into()),
            Effect::Discard => None,
        }
    }

    /// Returns what keeps a card from moving a piece at all.
    fn obstruction(&self, card: Card, piece: Piece) -> Option<String> {
        let blocked = self.blocked().into_iter().find(|each| (each.card, each.piece) == (card, piece))?;
        let by = blocked.by.map_or(String::new(), |by| format!(" {by}"));
        Some(match blocked.why {
            Obstacle::Guard | Obstacle::Stop => format!("the guard{by} is in the way"),
            Obstacle::Rank => format!("the figure{by} of a higher rank is in the way"),
            Obstacle::King => format!("only a King captures the King{by}"),
            Obstacle::Far => format!("{piece} cannot move this far"),
            Obstacle::Lane => "the lane has not enough room".into(),
            Obstacle::Lap => format!("{piece} has a lap to go before its lane"),
            Obstacle::Short => format!("{card} does not reach the lane"),
        })
    }

    /// Returns the places to which a card can move a piece, in words.
    fn ways(&self, card: Card, piece: Piece) -> Option<String> {
        let mut places: Vec<Place> = Vec::new();
        self.each_play_of(card, &mut |effect| match effect {
            Effect::Move(mover, to) if mover == piece && !places.contains(&to) => places.push(to),
            _ => {}
        });
        let names: Vec<String> = places.iter().map(Place::to_string).collect();
        (!names.is_empty()).then(|| format!("{card} moves {piece} to {}", names.join(", ")))
    }
}
