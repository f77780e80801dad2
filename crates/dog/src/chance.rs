//! Outcomes of chance: the starter, deals, shuffles and draws.

use crate::action::{Action, Deal};
use crate::cards::{Card, Counts, draw};
use crate::position::{Hands, Owed, Phase, Position};
use alloc::vec::Vec;
use sobremesa_core::{Chances, Dice};

/// A kind of outcome.
#[derive(Clone, Copy, PartialEq)]
enum Chance {
    Starter,
    Shuffle,
    Deal,
    Draw,
}

impl Position {
    /// Returns the kind of the next outcome of chance.
    fn chance(&self) -> Option<Chance> {
        match self.phase {
            Phase::Deal if self.starter.is_none() => Some(Chance::Starter),
            Phase::Deal if self.deck.is_empty() => Some(Chance::Shuffle),
            Phase::Deal => Some(Chance::Deal),
            Phase::Play if self.pending[0] == Some(Owed::Draw) => {
                Some(if self.deck.is_empty() { Chance::Shuffle } else { Chance::Draw })
            }
            _ => None,
        }
    }

    pub(crate) fn waits_for_chance(&self) -> bool {
        self.chance().is_some()
    }

    /// The cards of the next deal. Cards from the unknown part of the deck are hidden.
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

    pub(crate) fn list_chances(&self) -> Chances<Action> {
        let mut listed = Vec::new();
        match self.chance() {
            None => {}
            Some(Chance::Starter) => {
                for seat in 0..self.house().seats {
                    listed.push((Action::Starter(seat), 1));
                }
            }
            Some(Chance::Shuffle) => return Chances::Drawn,
            Some(Chance::Deal) => {
                let deal = self.next_deal();
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    return Chances::Drawn;
                }
                listed.push((Action::Deal(deal), 1));
            }
            Some(Chance::Draw) => {
                let unseen = self.unseen();
                for card in Card::all() {
                    let weight = match self.deck[0] {
                        Card::UNKNOWN => unseen[card.index()],
                        top => u8::from(top == card),
                    };
                    if weight > 0 {
                        listed.push((Action::Draw(card), weight.into()));
                    }
                }
            }
        }
        Chances::Listed(listed)
    }

    pub(crate) fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Action> {
        Some(match self.chance()? {
            Chance::Starter => Action::Starter(dice.below(self.house().seats.into()) as u8),
            Chance::Shuffle => {
                let mut pool = Counts::default();
                for card in self.discard.iter() {
                    pool[card.index()] += 1;
                }
                Action::Shuffle(self.discard.iter().map(|_| draw(&mut pool, dice)).collect())
            }
            Chance::Deal => {
                let (mut deal, mut pool) = (self.next_deal(), self.unseen());
                for hand in &mut deal.hands {
                    while hand.hidden > 0 {
                        hand.hidden -= 1;
                        hand.put(draw(&mut pool, dice));
                    }
                }
                Action::Deal(deal)
            }
            Chance::Draw => Action::Draw(match self.deck[0] {
                Card::UNKNOWN => draw(&mut self.unseen(), dice),
                top => top,
            }),
        })
    }

    /// Returns true if an action may be played now.
    pub(crate) fn allows(&self, action: &Action) -> bool {
        match (action, self.chance()) {
            (Action::Starter(seat), Some(Chance::Starter)) => *seat < self.house().seats,
            (Action::Shuffle(deck), Some(Chance::Shuffle)) => {
                let count = |cards: &[Card], kind| cards.iter().filter(|&&card| card == kind).count();
                deck.len() == self.discard.len()
                    && Card::all().all(|kind| count(deck, kind) == count(&self.discard, kind))
            }
            (Action::Deal(deal), Some(Chance::Deal)) => {
                let (next, mut pool) = (self.next_deal(), self.unseen());
                if deal.seats != next.seats {
                    return false;
                }
                // Beyond the known cards of the deck, a hand gets unseen ones.
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
            (Action::Draw(card), Some(Chance::Draw)) => match self.deck[0] {
                Card::UNKNOWN => self.unseen().get(card.index()).is_some_and(|&count| count > 0),
                top => top == *card,
            },
            (_, Some(_)) => false,
            _ => self.list_actions().binary_search(action).is_ok(),
        }
    }
}
