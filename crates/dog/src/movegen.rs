//! Which actions are legal.

use crate::action::{Action, Effect, Play};
use crate::cards::{Card, Counts};
use crate::info::{Copied, NoTarget};
use crate::piece::{Piece, Place};
use crate::position::{Owed, Phase, Position};
use crate::split::Split;
use crate::variant::Mode;
use alloc::vec;
use alloc::vec::Vec;

/// Puts a play where it belongs, once.
fn insert(plays: &mut Vec<Play>, play: Play) {
    if let Err(place) = plays.binary_search(&play) {
        plays.insert(place, play);
    }
}

impl Position {
    /// The kinds of cards that the seat to move may hold: any unseen one may be in a hidden hand.
    fn held(&self) -> impl Iterator<Item = Card> + use<> {
        let hand = *self.hand(self.turn);
        let unseen = if hand.hidden > 0 { self.unseen() } else { Counts::default() };
        Card::all().filter(move |card| hand.cards[card.index()] + unseen[card.index()] > 0)
    }

    /// Returns the cards that a card in a hand may count as now.
    fn counts_as(&self, card: Card) -> impl Iterator<Item = Card> {
        let house = self.house();
        // The card played last lies on top, unless a shuffle took it into the deck: then no position tells.
        let top = self.discard.first().filter(|&&top| top != Card::UNKNOWN);
        let after_copy = top.is_some_and(|&top| house.modes(top) == [Mode::Copy]);
        let was_played = move |other| match house.copied {
            Copied::Any => self.played.contains(other),
            Copied::Last => self.last == Some(other),
        };
        Card::all().filter(move |&other| match house.modes(card) {
            [Mode::Wild] => other != card && house.has(other),
            [Mode::Copy] => was_played(other) && (house.copy_on_copy || !after_copy),
            _ => other == card,
        })
    }

    /// Returns true if a piece of a colour may come out.
    pub(crate) fn may_start(&self, colour: u8) -> bool {
        self.starts(colour).next().is_some()
    }

    /// The pieces of a colour that may come out.
    fn starts(&self, colour: u8) -> impl Iterator<Item = Piece> {
        let board = &self.board;
        let free = board.on(board.house.start(colour)).is_none_or(|piece| piece.seat != colour);
        board.pieces(colour).filter(move |&piece| free && board.place(piece) == Place::Home)
    }

    /// The pairs of pieces that may change places, one of the colour first.
    fn exchanges(&self, colour: u8) -> impl Iterator<Item = (Piece, Piece)> {
        let board = &self.board;
        let free = |piece: &Piece| board.place(*piece).square().is_some() && !board.is_guard(*piece);
        let pieces = move |colour| board.pieces(colour).filter(free);
        let others = move || (0..board.house.seats).filter(move |&seat| seat != colour).flat_map(pieces);
        pieces(colour).flat_map(move |piece| others().map(move |other| (piece, other)))
    }

    /// Adds what the seat to move can do with a card that counts as another.
    fn add_plays(&self, card: Card, counts: Card, plays: &mut Vec<Play>) {
        let board = &self.board;
        let green = self.house().variant().green.contains(&counts);
        let own = board.played_by(self.turn);
        let pieces = || board.pieces(own);
        let mut add = |effect| insert(plays, Play { card, counts, effect });
        for mode in self.house().modes(counts) {
            match *mode {
                Mode::Start => self.starts(own).map(Effect::Start).for_each(&mut add),
                Mode::Forward(steps) => pieces().for_each(|piece| {
                    board.forward(piece, steps, green).for_each(|to| add(Effect::Move(piece, to)));
                }),
                Mode::Back(steps) => pieces().for_each(|piece| {
                    board.backward(piece, steps, green).into_iter().for_each(|to| add(Effect::Move(piece, to)));
                }),
                Mode::Magnet => pieces().for_each(|piece| {
                    board.attracted(piece).into_iter().for_each(|to| add(Effect::Move(piece, to)));
                }),
                Mode::Burn(_) | Mode::Share(_) => self.portions(self.split_of(counts)).for_each(&mut add),
                Mode::Exchange => {
                    let mut exchanges = self.exchanges(own).peekable();
                    if exchanges.peek().is_none() && board.house.no_target == NoTarget::Discard {
                        add(Effect::Discard);
                    }
                    exchanges.for_each(|(piece, other)| add(Effect::Exchange(piece, other)));
                }
                // It counts as another.
                Mode::Wild | Mode::Copy => {}
            }
        }
    }

    /// Returns the plays of a card for the seat to move.
    pub(crate) fn plays_of(&self, card: Card) -> Vec<Play> {
        let mut plays = Vec::new();
        self.add_plays_of(card, &mut plays);
        plays
    }

    fn add_plays_of(&self, card: Card, plays: &mut Vec<Play>) {
        for counts in self.counts_as(card) {
            self.add_plays(card, counts, plays);
        }
    }

    /// The split of a card by the seat to move, before its first portion.
    pub(crate) fn split_of(&self, card: Card) -> Option<Split> {
        let (points, shared) = self.house().variant().split(card)?;
        Some(Split { seat: self.turn, shared, points, last: None, may: false })
    }

    /// Returns the split after the points already spent.
    pub(crate) fn split_left(&self, owed: Option<Owed>) -> Option<Split> {
        let Some(Owed::Split { card, points, piece, may }) = owed else { return None };
        Some(Split { points, last: Some(piece), may, ..self.split_of(card)? })
    }

    /// The portions of a split after which the rest can be spent.
    fn portions(&self, split: Option<Split>) -> impl Iterator<Item = Effect> {
        let portions = split.into_iter().flat_map(|split| self.board.portions(split));
        let possible = portions.filter(|&(piece, to, left)| self.board.goes_on(piece, to, left));
        possible.map(|(piece, to, _)| Effect::Move(piece, to))
    }

    /// Returns true if the rest of a split can be spent after this turn of the disc.
    pub(crate) fn may_turn(&self, turn: Option<bool>) -> bool {
        self.split_left(self.pending[1]).is_none_or(|split| self.board.turned(turn).completes(split))
    }

    pub(crate) fn list_actions(&self) -> Vec<Action> {
        match (self.phase, self.pending[0]) {
            (Phase::Exchange, _) => self.held().map(Action::Give).collect(),
            (Phase::Place, _) => self.starts(self.turn).map(Action::Place).collect(),
            (Phase::Play, owed @ Some(Owed::Split { card, .. })) => {
                let split = self.split_left(owed);
                let mut plays = Vec::new();
                let add = |effect| insert(&mut plays, Play { card, counts: card, effect });
                self.portions(split).for_each(add);
                let lapse = split.is_some_and(|split| self.board.may_lapse(split));
                plays.into_iter().map(Action::Play).chain(lapse.then_some(Action::Lapse)).collect()
            }
            (Phase::Play, Some(Owed::Paw)) => {
                let turns = self.house().turns().iter().filter(|&&turn| self.may_turn(turn));
                turns.map(|turn| turn.map_or(Action::Stay, Action::Turn)).collect()
            }
            (Phase::Play, Some(Owed::Jump { piece })) => {
                self.board.leap(piece).map(Action::Jump).into_iter().chain([Action::Stay]).collect()
            }
            (Phase::Play, None | Some(Owed::Drawn)) => {
                let mut plays = Vec::new();
                for card in self.held() {
                    self.add_plays_of(card, &mut plays);
                }
                match plays.is_empty() {
                    false => plays.into_iter().map(Action::Play).collect(),
                    true if self.house().small() => self.held().map(Action::Discard).collect(),
                    true => vec![Action::Fold],
                }
            }
            _ => Vec::new(),
        }
    }
}
