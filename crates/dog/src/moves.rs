//! The steps of the game and which of them are legal.

use crate::board::{Piece, Place};
use crate::cards::{Card, Counts};
use crate::chance::Deal;
use crate::position::{Owed, Phase, Position};
use crate::split::Split;
use crate::variant::Mode;

/// What a card does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Action {
    /// `start:A2`: a piece comes out.
    Start(Piece),
    /// `A1>T19`: a piece moves.
    Move(Piece, Place),
    /// `A1<>B2`: pieces change places.
    Exchange(Piece, Piece),
    /// `discard`: nothing; an exchange without a target is laid down.
    Discard,
}

/// A card is played, or a portion of it: `13 start:A2`, `J=5 A1>T19`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Play {
    /// The card.
    pub card: Card,
    /// What it counts as.
    pub counts: Card,
    /// What it does.
    pub action: Action,
}

/// A step of a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// `starter:B`: chance, who leads the first round.
    Starter(u8),
    /// `shuffle:2.5...`: chance, the discarded cards are the new deck.
    Shuffle(Vec<Card>),
    /// `deal:A:2.5.../B:...`: chance, cards are dealt.
    Deal(Deal),
    /// `draw:5`: chance, the seat to move gets a card.
    Draw(Card),
    /// `give:5`: a card is chosen to be given.
    Give(Card),
    /// `place:A2`: a piece comes out before the first cards.
    Place(Piece),
    /// A card or a portion is played.
    Play(Play),
    /// `lapse`: the points left are given up.
    Lapse,
    /// `turn:ccw`, `turn:cw`: the disc is turned, the latter clockwise.
    Turn(bool),
    /// `jump:T26`: a piece goes from special square to special square.
    Jump(u8),
    /// `stay`: it doesn't, or the disc is left.
    Stay,
    /// `discard:5`: a blocked seat at a small table lays a card down.
    Discard(Card),
    /// `fold`: a blocked seat lays its hand down.
    Fold,
}

impl Step {
    /// The card that it takes from the hand of the seat to move, if it is one.
    pub fn card(&self) -> Option<Card> {
        match *self {
            Step::Give(card) | Step::Discard(card) | Step::Play(Play { card, .. }) => Some(card),
            _ => None,
        }
    }
}

/// Puts a step where it belongs.
fn insert(steps: &mut Vec<Step>, step: Step) {
    if let Err(place) = steps.binary_search(&step) {
        steps.insert(place, step);
    }
}

impl Position {
    /// The kinds of cards that a seat may hold: any unseen one may be in a hidden hand.
    fn held(&self, seat: u8) -> Counts {
        let mut held = self.hand(seat).cards;
        if self.hand(seat).hidden > 0 {
            for (held, unseen) in held.iter_mut().zip(self.unseen()) {
                *held += unseen;
            }
        }
        held
    }

    /// What a card in a hand may count as now.
    fn may_be(&self, card: Card, found: &mut dyn FnMut(Card)) {
        let house = self.house();
        let modes = |card: Card| house.variant().modes[card.index()];
        match modes(card) {
            [Mode::Wild] => {
                Card::all().filter(|&other| other != card && house.deck()[other.index()] > 0).for_each(found);
            }
            [Mode::Copy] => {
                // The card played last lies on top, unless a shuffle took it into the deck: then no position tells.
                let top = self.discard.first().and_then(|top| house.variant().modes.get(top.index()));
                let copied = matches!(top, Some([Mode::Copy]));
                self.last.into_iter().filter(|_| !(copied && house.copies_once())).for_each(found);
            }
            _ => found(card),
        }
    }

    /// Whether a piece of a colour may come out.
    pub(crate) fn may_start(&self, colour: u8) -> bool {
        let mut may = false;
        self.each_start(colour, &mut |_| may = true);
        may
    }

    /// Finds the pieces of a colour that may come out.
    fn each_start(&self, colour: u8, found: &mut dyn FnMut(Piece)) {
        let board = &self.board;
        if board.on(board.house.start(colour)).is_none_or(|piece| piece.seat != colour) {
            board.pieces(colour).filter(|&piece| board.place(piece) == Place::Home).for_each(found);
        }
    }

    /// Finds what the seat to move can do with a card that counts as this; some actions more than once.
    pub fn each_action(&self, counts: Card, found: &mut dyn FnMut(Action)) {
        let board = &self.board;
        let own = board.played_by(self.turn);
        let variant = self.house().variant();
        let green = variant.green >> counts.index() & 1 > 0;
        for mode in variant.modes[counts.index()] {
            if let Mode::Start = mode {
                self.each_start(own, &mut |piece| found(Action::Start(piece)));
            }
            for piece in board.pieces(own) {
                let mut to = |to| found(Action::Move(piece, to));
                match *mode {
                    Mode::Forward(steps) => board.forward(piece, steps, green, &mut to),
                    Mode::Back(steps) => board.backward(piece, steps, green, &mut to),
                    Mode::Magnet => board.attracted(piece).into_iter().for_each(to),
                    _ => {}
                }
            }
            if let Mode::Exchange = mode {
                let free = |piece: &Piece| board.place(*piece).square().is_some() && !board.is_guard(*piece);
                let mut any = false;
                for piece in board.pieces(own).filter(free) {
                    for other in (0..board.house.seats).filter(|&seat| seat != own) {
                        for other in board.pieces(other).filter(free) {
                            any = true;
                            found(Action::Exchange(piece, other));
                        }
                    }
                }
                if !any && board.house.may_discard() {
                    found(Action::Discard);
                }
            }
        }
        if let Some(split) = self.split_of(counts, None) {
            self.each_portion(split, found);
        }
    }

    /// The split of a card by the seat to move, whole or with so many points left after a piece has moved.
    pub(crate) fn split_of(&self, card: Card, begun: Option<(u8, Piece)>) -> Option<Split> {
        let (all, shared) = self.house().variant().split(card)?;
        let (points, last) = begun.map_or((all, None), |(points, piece)| (points, Some(piece)));
        Some(Split { seat: self.turn, shared, points, last })
    }

    /// Finds the portions of a split after which the rest can be spent.
    fn each_portion(&self, split: Split, found: &mut dyn FnMut(Action)) {
        self.board.any_portion(split, &mut |piece, to, left| {
            if self.board.goes_on(piece, to, left) {
                found(Action::Move(piece, to));
            }
            false
        });
    }

    /// Whether what is left of a split after this turn of the disc can be spent.
    pub(crate) fn may_turn(&self, turn: Option<bool>) -> bool {
        match self.pending[1] {
            Some(Owed::Split { card, points, piece }) => {
                let split = self.split_of(card, Some((points, piece)));
                split.is_some_and(|split| self.board.turned(turn).completes(split))
            }
            _ => true,
        }
    }

    pub(crate) fn list_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let held = self.held(self.turn);
        let each_held = |found: &mut dyn FnMut(Card)| {
            Card::all().filter(|card| held[card.index()] > 0).for_each(found);
        };
        match (self.phase, self.pending[0]) {
            (Phase::Exchange, _) => each_held(&mut |card| steps.push(Step::Give(card))),
            (Phase::Place, _) => self.each_start(self.turn, &mut |piece| steps.push(Step::Place(piece))),
            (Phase::Play, Some(Owed::Split { card, points, piece })) => {
                if let Some(split) = self.split_of(card, Some((points, piece))) {
                    self.each_portion(split, &mut |action| {
                        insert(&mut steps, Step::Play(Play { card, counts: card, action }));
                    });
                    if self.board.may_lapse(split) {
                        steps.push(Step::Lapse);
                    }
                }
            }
            (Phase::Play, Some(Owed::Paw)) => {
                for &turn in self.house().turns().iter().filter(|&&turn| self.may_turn(turn)) {
                    steps.push(turn.map_or(Step::Stay, Step::Turn));
                }
            }
            (Phase::Play, Some(Owed::Jump { piece })) => {
                self.board.leap(piece).into_iter().for_each(|square| steps.push(Step::Jump(square)));
                steps.push(Step::Stay);
            }
            (Phase::Play, None | Some(Owed::Drawn)) => {
                each_held(&mut |card| {
                    self.may_be(card, &mut |counts| {
                        self.each_action(counts, &mut |action| {
                            insert(&mut steps, Step::Play(Play { card, counts, action }));
                        });
                    });
                });
                if steps.is_empty() {
                    if self.house().small() {
                        each_held(&mut |card| steps.push(Step::Discard(card)));
                    } else {
                        steps.push(Step::Fold);
                    }
                }
            }
            _ => {}
        }
        steps
    }
}
