//! The steps of the game and which of them are legal.

use crate::board::{Piece, Place};
use crate::cards::{Card, Counts, Hands, draw};
use crate::position::{Owed, Phase, Position};
use crate::variant::Mode;
use sobremesa_contract::{Chances, Dice};

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

/// Cards dealt.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deal {
    /// The number of seats.
    pub seats: u8,
    /// What each seat gets.
    pub hands: Hands,
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
    /// A card or a portion is played.
    Play(Play),
    /// `lapse`: the points left are given up.
    Lapse,
    /// `discard:5`: a blocked seat at a small table lays a card down.
    Discard(Card),
    /// `fold`: a blocked seat lays its hand down.
    Fold,
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

    /// Finds what the seat to move can do with a card that counts as this.
    pub fn each_action(&self, counts: Card, found: &mut dyn FnMut(Action)) {
        let board = &self.board;
        let own = board.played_by(self.turn);
        for mode in self.house().variant().modes[counts.index()] {
            match *mode {
                Mode::Start => {
                    let start = board.house.start(own);
                    if board.on(start).is_none_or(|piece| piece.seat != own) {
                        let home = |piece: &Piece| board.place(*piece) == Place::Home;
                        board.pieces(own).filter(home).for_each(|piece| found(Action::Start(piece)));
                    }
                }
                Mode::Forward(steps) => {
                    for piece in board.pieces(own) {
                        board.forward(piece, steps, &mut |to| found(Action::Move(piece, to)));
                    }
                }
                Mode::Back(steps) => {
                    for piece in board.pieces(own) {
                        board.backward(piece, steps, &mut |to| found(Action::Move(piece, to)));
                    }
                }
                Mode::Burn(points) => self.each_portion(points, None, found),
                Mode::Exchange => {
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
                Mode::Wild => {}
            }
        }
    }

    /// Finds the portions of a split after which the rest can be spent.
    fn each_portion(&self, points: u8, last: Option<Piece>, found: &mut dyn FnMut(Action)) {
        self.board.any_portion(self.turn, points, last, &mut |piece, to, left| {
            if self.board.after(piece, to, true).completes(self.turn, left, piece) {
                found(Action::Move(piece, to));
            }
            false
        });
    }

    pub(crate) fn list_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let held = self.held(self.turn);
        let each_held = |found: &mut dyn FnMut(Card)| {
            Card::all().filter(|card| held[card.index()] > 0).for_each(found);
        };
        match (self.phase, self.pending) {
            (Phase::Exchange, _) => each_held(&mut |card| steps.push(Step::Give(card))),
            (Phase::Play, Some(Owed::Split { card, points, piece })) => {
                self.each_portion(points, Some(piece), &mut |action| {
                    insert(&mut steps, Step::Play(Play { card, counts: card, action }));
                });
                if self.board.may_lapse(self.turn, piece) {
                    steps.push(Step::Lapse);
                }
            }
            (Phase::Play, None | Some(Owed::Drawn)) => {
                let variant = self.house().variant();
                each_held(&mut |card| {
                    let wild = variant.modes[card.index()] == [Mode::Wild];
                    let can_be = |&counts: &Card| match wild {
                        true => counts != card && variant.deck[counts.index()] > 0,
                        false => counts == card,
                    };
                    for counts in Card::all().filter(can_be) {
                        self.each_action(counts, &mut |action| {
                            insert(&mut steps, Step::Play(Play { card, counts, action }));
                        });
                    }
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

    /// What chance is to do.
    fn chance(&self) -> Option<Chance> {
        match self.phase {
            Phase::Deal if self.starter.is_none() => Some(Chance::Starter),
            Phase::Deal if self.deck.is_empty() => Some(Chance::Shuffle),
            Phase::Deal => Some(Chance::Deal),
            Phase::Play if self.pending == Some(Owed::Draw) => {
                Some(if self.deck.is_empty() { Chance::Shuffle } else { Chance::Draw })
            }
            _ => None,
        }
    }

    /// Whether chance is to act.
    pub(crate) fn waits_for_chance(&self) -> bool {
        self.chance().is_some()
    }

    /// The cards that the next deal gives, as far as the deck is known: what is not is hidden.
    fn next_deal(&self) -> Deal {
        let mut deal = Deal { seats: self.house().seats, hands: Hands::default() };
        let mut cards = self.deck.iter();
        for seat in self.clockwise(self.starter.unwrap_or(0)) {
            for &card in cards.by_ref().take(self.wants(seat).into()) {
                deal.hands[usize::from(seat)].put(card);
            }
        }
        deal
    }

    pub(crate) fn list_chances(&self) -> Chances<Step> {
        let mut listed = Vec::new();
        match self.chance() {
            None => {}
            Some(Chance::Starter) => {
                for seat in 0..self.house().seats {
                    listed.push((Step::Starter(seat), 1));
                }
            }
            Some(Chance::Shuffle) => return Chances::Drawn,
            Some(Chance::Deal) => {
                let deal = self.next_deal();
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    return Chances::Drawn;
                }
                listed.push((Step::Deal(deal), 1));
            }
            Some(Chance::Draw) => {
                let unseen = self.unseen();
                for card in Card::all() {
                    let weight = match self.deck[0] {
                        Card::UNKNOWN => unseen[card.index()],
                        top => u8::from(top == card),
                    };
                    if weight > 0 {
                        listed.push((Step::Draw(card), weight.into()));
                    }
                }
            }
        }
        Chances::Listed(listed)
    }

    pub(crate) fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Step> {
        Some(match self.chance()? {
            Chance::Starter => Step::Starter(dice.below(self.house().seats.into()) as u8),
            Chance::Shuffle => {
                let mut pool = Counts::default();
                for card in &self.discard {
                    pool[card.index()] += 1;
                }
                Step::Shuffle(self.discard.iter().map(|_| draw(&mut pool, dice)).collect())
            }
            Chance::Deal => {
                let (mut deal, mut pool) = (self.next_deal(), self.unseen());
                for hand in &mut deal.hands {
                    while hand.hidden > 0 {
                        hand.hidden -= 1;
                        hand.put(draw(&mut pool, dice));
                    }
                }
                Step::Deal(deal)
            }
            Chance::Draw => Step::Draw(match self.deck[0] {
                Card::UNKNOWN => draw(&mut self.unseen(), dice),
                top => top,
            }),
        })
    }

    /// Whether a step may be played now.
    pub(crate) fn allows(&self, step: &Step) -> bool {
        match (step, self.chance()) {
            (Step::Starter(seat), Some(Chance::Starter)) => *seat < self.house().seats,
            (Step::Shuffle(deck), Some(Chance::Shuffle)) => {
                let count = |cards: &[Card], kind| cards.iter().filter(|&&card| card == kind).count();
                deck.len() == self.discard.len()
                    && Card::all().all(|kind| count(deck, kind) == count(&self.discard, kind))
            }
            (Step::Deal(deal), Some(Chance::Deal)) => {
                let (next, mut pool) = (self.next_deal(), self.unseen());
                if deal.seats != next.seats {
                    return false;
                }
                // Beyond the known cards of the deck a hand holds unseen ones.
                for (hand, next) in deal.hands.iter().zip(&next.hands) {
                    if hand.hidden > 0 || hand.size() != next.size() {
                        return false;
                    }
                    for (pool, (&cards, &known)) in pool.iter_mut().zip(hand.cards.iter().zip(&next.cards)) {
                        let Some(left) = cards.checked_sub(known).and_then(|others| pool.checked_sub(others)) else {
                            return false;
                        };
                        *pool = left;
                    }
                }
                true
            }
            (Step::Draw(card), Some(Chance::Draw)) => match self.deck[0] {
                Card::UNKNOWN => self.unseen().get(card.index()).is_some_and(|&count| count > 0),
                top => top == *card,
            },
            (_, Some(_)) => false,
            _ => self.list_steps().binary_search(step).is_ok(),
        }
    }
}

/// What chance can do.
#[derive(Clone, Copy, PartialEq)]
enum Chance {
    Starter,
    Shuffle,
    Deal,
    Draw,
}
