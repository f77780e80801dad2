//! The legal actions.

use crate::action::{Action, Deal, Lay, Source, Take};
use crate::board::{Colour, Counts, Slot};
use crate::info::Piles;
use crate::position::{COUNTERS, HALF, Hand, Position, Stage};
use alloc::vec;
use alloc::vec::Vec;
use sobremesa_core::{Dice, draw_from};

impl Position {
    /// Every legal card, ascending. There is none if the seat to move must pass.
    pub fn lays(&self) -> impl Iterator<Item = Lay> {
        let sources = [Source::Hand, Source::Pile].into_iter().filter(|_| self.stage == Stage::Play);
        sources.flat_map(move |source| {
            let cards = self.playable(source);
            let colours = [Colour::B, Colour::G, Colour::R, Colour::Y].into_iter();
            let colours = colours.filter(move |colour| cards[colour.index()] > 0);
            colours.flat_map(move |colour| {
                let free = Slot::all().filter(|&slot| self.card(slot).is_none());
                free.flat_map(move |slot| self.takes(colour, slot).map(move |take| Lay { source, colour, slot, take }))
            })
        })
    }

    /// The cards that the seat to move may lay from its hand or from the piles. A hidden hand may hold any unseen card.
    fn playable(&self, source: Source) -> Counts {
        let hand = &self.hands[self.mover()];
        match source {
            Source::Hand if hand.hidden > 0 => self.unseen(),
            Source::Hand => hand.cards,
            Source::Pile if self.house.piles == Piles::Last && hand.size() > 0 => Counts::default(),
            Source::Pile => self.piles,
        }
    }

    /// Lists what a card of a colour may take at a free slot, ascending. The list is empty if it may not be laid there.
    fn takes(&self, colour: Colour, slot: Slot) -> impl Iterator<Item = Take> + use<> {
        let takes = match self.card(slot.opposite()) {
            Some(_) if self.laid < HALF => [None; 3],
            Some(other) if other != colour => [
                self.house.decline.then_some(Take::Nothing),
                Some(Take::Named(colour.min(other))),
                Some(Take::Named(colour.max(other))),
            ],
            _ => [Some(Take::Open), None, None],
        };
        takes.into_iter().flatten()
    }

    pub(crate) fn list_actions(&self) -> Vec<Action> {
        if self.must_pass() { vec![Action::Pass] } else { self.lays().map(Action::Lay).collect() }
    }

    /// Returns true if the seat to move has no card to lay: its hand and the piles are empty.
    pub fn must_pass(&self) -> bool {
        let cards = self.hands[self.mover()].size() + self.piles.iter().sum::<u8>();
        self.stage == Stage::Play && !self.is_over() && cards == 0
    }

    /// Returns the reason why the seat to move can't play an action.
    pub(crate) fn reason_against(&self, action: &Action) -> Option<&'static str> {
        let lay = match action {
            Action::Lay(_) if self.must_pass() => return Some("there is no card to lay, only to pass"),
            Action::Lay(lay) => lay,
            Action::Pass => return Some("this seat has a card to lay"),
            _ => return None,
        };
        Some(match (self.card(lay.slot.opposite()), lay.source) {
            _ if self.card(lay.slot).is_some() => "this end has a card already",
            (_, Source::Hand) if self.playable(lay.source)[lay.colour.index()] == 0 => "this seat has no such card",
            (_, Source::Pile) if self.playable(lay.source)[lay.colour.index()] == 0 => match self.house.piles {
                Piles::Last => "the piles are for empty hands only, and an empty pile for none",
                Piles::Free => "this pile is empty",
            },
            (Some(_), _) if self.laid < HALF => "in the first half each line gets one card",
            (Some(other), _) if other != lay.colour => "one of the two colours of the line must be named",
            _ => "there is nothing to take here",
        })
    }

    pub(crate) fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Action> {
        let seats = self.house.seats;
        match self.stage {
            Stage::Grid => {
                let mut pool = COUNTERS;
                let mut squares = [None; 81];
                for square in &mut squares {
                    *square = Some(Colour::ALL[draw_from(&mut pool, dice)]);
                }
                Some(Action::Grid(squares))
            }
            Stage::Deal => {
                let mut dealt = *self;
                dealt.deal_hidden();
                dealt.fill(dice);
                Some(Action::Deal(Deal { seats, hands: dealt.hands, piles: dealt.unseen() }))
            }
            Stage::Starter => Some(Action::Starter(dice.below(seats.into()) as u8)),
            Stage::Play => None,
        }
    }

    /// Returns true if an action may be played now.
    pub(crate) fn allows(&self, action: &Action) -> bool {
        let mut after = *self;
        match (action, self.stage) {
            (Action::Grid(squares), Stage::Grid) if squares.iter().all(Option::is_some) => {}
            (Action::Deal(deal), Stage::Deal) if deal.seats == self.house.seats => {
                let dealt = |hand: &Hand| hand.size() == self.house.dealt();
                if !deal.hands[..self.seats()].iter().all(dealt) {
                    return false;
                }
            }
            (Action::Starter(seat), Stage::Starter) => return *seat < self.house.seats,
            (Action::Pass, _) => return self.must_pass(),
            (Action::Lay(lay), _) => return self.lays().any(|legal| legal == *lay),
            _ => return false,
        }
        // If no colour has too many counters or cards, none are missing either.
        after.apply(action, |_| ());
        after.find_fault().is_ok()
    }
}
