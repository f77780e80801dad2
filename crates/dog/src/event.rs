//! Events of an action.

use crate::action::Deal;
use crate::cards::{Card, CardSet, Hand, Pile};
use crate::piece::{Piece, Place, SEATS};
use crate::position::{NOTHING, Owed, Pending, Phase, Position};
use alloc::vec::Vec;

/// A card that one seat gave to another.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct Gift {
    /// The giver.
    pub from: u8,
    /// The receiver.
    pub to: u8,
    /// The card, if the viewer knows it.
    pub card: Card,
}

/// An event of Dog.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", rename_all = "kebab-case", rename_all_fields = "camelCase")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
#[non_exhaustive]
#[allow(missing_docs, reason = "some fields say by their names what they are")]
pub enum Event {
    /// The starter is drawn.
    Started {
        /// The leader of the first round.
        seat: u8,
    },
    /// The discarded cards are the new deck.
    Shuffled {
        /// The cards that the viewer knows. Outside the rules, only their number.
        #[cfg_attr(feature = "serde", serde(rename = "cards", serialize_with = "crate::view_data::count"))]
        #[cfg_attr(feature = "tsify", tsify(type = "number"))]
        deck: Vec<Card>,
    },
    /// Cards are dealt, as far as the viewer knows them.
    Dealt(#[cfg_attr(feature = "tsify", tsify(type = "DogDealData"))] Deal),
    /// A seat has chosen the card it gives.
    Gave {
        seat: u8,
        /// The card, where the viewer knows it.
        card: Card,
    },
    /// The chosen cards change hands.
    Exchanged {
        /// One per seat.
        gifts: Vec<Gift>,
    },
    /// A card is played.
    Played {
        seat: u8,
        card: Card,
        /// The card that it counts as.
        counts: Card,
    },
    /// A piece moves.
    Walked {
        piece: Piece,
        from: Place,
        to: Place,
        /// It went backward.
        back: bool,
        /// It went forward onto its start square, and has a lap to go before its lane.
        lap: bool,
    },
    /// A piece goes home.
    Captured {
        piece: Piece,
        /// The square that it was on.
        at: Place,
    },
    /// Two pieces change places.
    Swapped {
        /// A piece of the colour played.
        piece: Piece,
        /// The square that it was on.
        from: Place,
        /// The other piece.
        other: Piece,
        /// The square that the other piece was on.
        to: Place,
    },
    /// The current card needs further choices.
    Owing {
        /// The owed choices, in order.
        #[cfg_attr(feature = "serde", serde(serialize_with = "crate::view_data::owed"))]
        #[cfg_attr(feature = "tsify", tsify(type = "DogOwed[]"))]
        owed: Pending,
    },
    /// The points left are given up.
    Lapsed { seat: u8 },
    /// A blocked seat discards a card.
    Discarded {
        seat: u8,
        card: Card,
        /// True if the seat draws another card for it.
        draws: bool,
    },
    /// A seat draws a card.
    Drew {
        seat: u8,
        /// The card, where the viewer knows it.
        card: Card,
    },
    /// A piece goes from special square to special square.
    Jumped { piece: Piece, from: Place, to: Place },
    /// A piece stays where it could jump.
    Stayed { piece: Piece },
    /// The disc turns.
    Disc {
        /// The direction.
        clockwise: bool,
        /// The pieces that it carries, each with its place before.
        carried: Vec<(Piece, Place)>,
        /// The dog's square before, if it carries the dog.
        dog: Option<u8>,
    },
    /// The disc is not turned.
    Still { seat: u8 },
    /// The dog walks.
    Prowled {
        /// The square it was on.
        from: u8,
        /// The square it is on.
        to: u8,
    },
    /// A seat discards its whole hand.
    Folded { seat: u8, hand: Hand },
    /// The turn passes to this seat.
    Turned { seat: u8 },
    /// All hands are empty.
    RoundEnded {
        /// The leader of the next round.
        starter: u8,
    },
    /// A team has all its pieces in.
    Won { seat: u8 },
}

impl Position {
    /// Applies an event to a full position or to a view.
    #[allow(clippy::too_many_lines, reason = "one case per event")]
    pub(crate) fn apply_event(&mut self, event: &Event) {
        match event {
            Event::Started { seat } => self.starter = Some(*seat),
            Event::Shuffled { deck } => {
                self.deck = Pile::of(deck);
                self.discard = Pile::of(&[]);
            }
            Event::Dealt(deal) => {
                let mut cards = 0;
                for (hand, dealt) in self.hands.iter_mut().zip(&deal.hands) {
                    cards += usize::from(dealt.size());
                    dealt.iter().for_each(|card| hand.put(card));
                }
                self.deck.lift(cards);
                if (0..deal.seats).all(|seat| self.wants(seat) == 0) {
                    self.phase = Phase::Exchange;
                    self.turn = self.starter.unwrap_or(0);
                }
            }
            Event::Gave { seat, card } => {
                self.reveal(*seat, *card);
                self.given[usize::from(*seat)] = Some(*card);
                if let Some(next) = self.next_chooser() {
                    self.turn = next;
                }
            }
            Event::Exchanged { gifts } => {
                // All cards leave before any arrives, so that a received card is never passed on.
                for gift in gifts {
                    self.hands[usize::from(gift.from)].take(gift.card);
                }
                for gift in gifts {
                    self.hands[usize::from(gift.to)].put(gift.card);
                    self.given[usize::from(gift.from)] = Some(gift.card).filter(|&card| card != Card::UNKNOWN);
                }
                // In a given position, first pieces may already be out.
                let first = self.round == 1
                    && self.house().places()
                    && (0..self.house().seats).all(|seat| self.may_start(seat));
                self.phase = if first { Phase::Place } else { Phase::Play };
                self.turn = self.starter.unwrap_or(0);
            }
            Event::Played { seat, card, counts } => {
                self.spend(*seat, *card);
                self.last = Some(*counts);
                if self.house().copies_any() {
                    self.played.insert(*counts);
                }
            }
            Event::Walked { piece, to, .. } | Event::Jumped { piece, to, .. } => self.board.set(*piece, *to),
            Event::Captured { piece, .. } => self.board.set(*piece, Place::Home),
            Event::Swapped { piece, from, other, to } => {
                self.board.set(*piece, *to);
                self.board.set(*other, *from);
            }
            Event::Owing { owed } => self.pending = *owed,
            Event::Disc { clockwise, .. } => self.board = self.board.turned(Some(*clockwise)),
            Event::Prowled { to, .. } => self.board.dog = Some(*to),
            // The next event names the choice that is still owed, if there is one.
            Event::Lapsed { .. } | Event::Stayed { .. } | Event::Still { .. } => {}
            Event::Discarded { seat, card, draws } => {
                self.spend(*seat, *card);
                self.pending[0] = draws.then_some(Owed::Draw);
            }
            Event::Drew { seat, card } => {
                self.deck.lift(1);
                self.hands[usize::from(*seat)].put(*card);
                if self.house().small() {
                    self.pending[0] = Some(Owed::Drawn);
                }
            }
            Event::Folded { seat, hand } => {
                hand.iter().for_each(|card| self.discard.slip(card));
                self.hands[usize::from(*seat)] = Hand::default();
                let giver = self.giver(*seat);
                self.given[usize::from(giver)] = None;
                self.folded[usize::from(*seat)] = true;
            }
            Event::Turned { seat } => {
                self.turn = *seat;
                self.pending = NOTHING;
                if self.phase == Phase::Place && self.starter == Some(*seat) {
                    self.phase = Phase::Play;
                }
            }
            Event::RoundEnded { starter } => {
                self.round = self.round.saturating_add(1);
                self.starter = Some(*starter);
                self.phase = Phase::Deal;
                self.turn = 0;
                self.pending = NOTHING;
                self.last = None;
                self.played = CardSet::default();
                self.given = [None; SEATS];
                self.folded = [false; SEATS];
            }
            Event::Won { .. } => {
                self.phase = Phase::Over;
                self.pending = NOTHING;
            }
        }
    }

    /// Moves a card from a hand to the discard pile. If it may be the card that was given, that one is no longer known.
    fn spend(&mut self, seat: u8, card: Card) {
        self.hands[usize::from(seat)].take(card);
        self.discard.lay(card);
        let giver = usize::from(self.giver(seat));
        if self.given[giver] == Some(card) {
            self.given[giver] = None;
        }
    }
}
