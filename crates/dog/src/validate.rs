//! Checks that positions are possible.

use crate::cards::{CARDS, Card, CardSet};
use crate::info::LastSeven;
use crate::piece::{Piece, Place};
use crate::position::{NOTHING, Owed, Phase, Position};
use crate::variant::Mode;
use alloc::string::String;
use sobremesa_core::seat_letter;

/// The reason why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("{0} stands on T{1}, and the track has no such square")]
    OffTrack(Piece, u8),
    #[error("{0} stands on T{1}, where another piece is")]
    SharedSquare(Piece, u8),
    #[error("{0} stands on F{1}, where another piece is")]
    SharedLane(Piece, u8),
    #[error("{0} is no guard under guard=fresh, so it is not fresh")]
    NotFresh(Piece),
    #[error("it is the turn of {}, but there is no such seat", seat_letter(*.0))]
    NoSuchTurn(u8),
    #[error("the starter is {}, but there is no such seat", seat_letter(*.0))]
    NoSuchStarter(u8),
    #[error("there are more cards of a kind than the deck has")]
    TooManyOfKind,
    #[error("there are {0} cards, but 110 cards in the deck")]
    CardCount(usize),
    /// There is no starter, but cards have been dealt, or it is a later round or another phase.
    #[error("the starter is drawn first")]
    NoStarter,
    #[error("{} has folded, but holds cards", seat_letter(*.0))]
    FoldedHand(u8),
    #[error("nobody folds at a small table")]
    FoldedSmall,
    #[error("{} gives {card}, but nobody holds it for that", seat_letter(*.seat))]
    GivenElsewhere { seat: u8, card: Card },
    #[error("{0} was played last, but the deck has no such card")]
    LastUnknown(Card),
    #[error("a card counted as {0} in this round, but none can")]
    PlayedUnknown(Card),
    #[error("what was played last and what was played in the round do not agree")]
    PlayedOtherwise,
    #[error("the dog stands on T{0}, and the track has no such square")]
    DogOffTrack(u8),
    #[error("{0} stands on the dog's square, which is free but for a piece on its own start")]
    Bitten(Piece),
    #[error("something is pending, but the round has not begun")]
    OwedBeforeRound,
    #[error("a team has won, but the round has not begun")]
    WonBeforeRound,
    #[error("a card was played last, but the round has not begun")]
    LastBeforeRound,
    #[error("a seat has folded, but the round has not begun")]
    FoldedBeforeRound,
    #[error("no card is left to deal")]
    NothingToDeal,
    #[error("{} gives a card, but cards are dealt first", seat_letter(*.0))]
    GivenAtDeal(u8),
    #[error("every hand is full: nothing is left to deal")]
    HandsFull,
    #[error("{} has given a card already", seat_letter(*.0))]
    GivenAlready(u8),
    #[error("{} has no card to give", seat_letter(*.0))]
    NothingToGive(u8),
    /// Not under these house rules, or not in this round.
    #[error("no piece is brought out here")]
    NoPlacing,
    #[error("{} has no piece to bring out", seat_letter(*.0))]
    CannotPlace(u8),
    #[error("something is pending, but the game is over")]
    OwedAtEnd,
    #[error("the game has not ended: no team is in")]
    NotEnded,
    #[error("the game has ended: a team is in")]
    Ended,
    #[error("{} is to play a card, but has none", seat_letter(*.0))]
    EmptyHand(u8),
    #[error("a card is owed, but none is left to draw")]
    NothingToDraw,
    /// A card is drawn for a special square, but the track has none; or by a blocked seat, which has to fold at this
    /// table.
    #[error("nobody draws a card under these rules")]
    NoDrawing,
    /// The card can't be split, as many points are left as the whole card has, or there is no such piece.
    #[error("{card}:{points}:{piece} is no split of a card")]
    NoSplit { card: Card, points: u8, piece: Piece },
    #[error("{card}:{points}:{piece}:may says what cannot be, or what goes without saying")]
    NoLapse { card: Card, points: u8, piece: Piece },
    #[error("the {points} points left of {card} cannot be spent")]
    SplitStuck { card: Card, points: u8 },
    #[error("{0} cannot jump")]
    NoJump(Piece),
    #[error("the disc cannot be turned")]
    NoTurn,
    #[error("what is pending never comes so")]
    PendingOrder,
}

impl Fault {
    /// The key of the field with the fault in a written position.
    pub(crate) fn key(self) -> String {
        let key = match self {
            Fault::OffTrack(piece, _)
            | Fault::SharedSquare(piece, _)
            | Fault::SharedLane(piece, _)
            | Fault::NotFresh(piece)
            | Fault::Bitten(piece) => return seat_letter(piece.seat).into(),
            Fault::CannotPlace(seat) => return seat_letter(seat).into(),
            Fault::DogOffTrack(_) => "dog",
            Fault::NoSuchTurn(_) | Fault::GivenAlready(_) => "turn",
            Fault::NoSuchStarter(_) | Fault::NoStarter => "starter",
            Fault::TooManyOfKind
            | Fault::CardCount(_)
            | Fault::HandsFull
            | Fault::NothingToGive(_)
            | Fault::EmptyHand(_) => "hands",
            Fault::FoldedHand(_) | Fault::FoldedSmall | Fault::FoldedBeforeRound => "out",
            Fault::GivenElsewhere { .. } | Fault::GivenAtDeal(_) => "given",
            Fault::LastUnknown(_) | Fault::LastBeforeRound => "last",
            Fault::PlayedUnknown(_) | Fault::PlayedOtherwise => "played",
            Fault::NothingToDeal => "deck",
            Fault::WonBeforeRound | Fault::NoPlacing | Fault::NotEnded | Fault::Ended => "phase",
            Fault::OwedBeforeRound
            | Fault::OwedAtEnd
            | Fault::NothingToDraw
            | Fault::NoDrawing
            | Fault::NoSplit { .. }
            | Fault::NoLapse { .. }
            | Fault::SplitStuck { .. }
            | Fault::NoJump(_)
            | Fault::NoTurn
            | Fault::PendingOrder => "pending",
        };
        key.into()
    }
}

/// Fails with the fault if the condition is true.
fn refuse(is_so: bool, fault: Fault) -> Result<(), Fault> {
    if is_so { Err(fault) } else { Ok(()) }
}

/// Fails with the fault if there is one.
fn refuse_any(fault: Option<Fault>) -> Result<(), Fault> {
    fault.map_or(Ok(()), Err)
}

impl Position {
    /// Checks that the position is possible.
    pub(crate) fn find_fault(&self) -> Result<(), Fault> {
        self.check_pieces()?;
        self.check_cards()?;
        self.check_dog()?;
        self.check_folds()?;
        self.check_phase()
    }

    fn seats(&self) -> core::ops::Range<u8> {
        0..self.house().seats
    }

    fn check_pieces(&self) -> Result<(), Fault> {
        let mut squares = 0u128;
        for seat in self.seats() {
            let mut lane = 0u8;
            for piece in self.board.pieces(seat) {
                let place = self.board.place(piece);
                if let Place::Lane(slot) = place {
                    refuse(lane >> slot & 1 > 0, Fault::SharedLane(piece, slot))?;
                    lane |= 1 << slot;
                }
                refuse(matches!(place, Place::Fresh(_)) && !self.board.is_guard(piece), Fault::NotFresh(piece))?;
                if let Some(square) = place.square() {
                    refuse(square >= self.house().track(), Fault::OffTrack(piece, square))?;
                    refuse(squares >> square & 1 > 0, Fault::SharedSquare(piece, square))?;
                    squares |= 1 << square;
                }
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let seats = self.house().seats;
        refuse(self.turn >= seats, Fault::NoSuchTurn(self.turn))?;
        refuse_any(self.starter.filter(|&seat| seat >= seats).map(Fault::NoSuchStarter))?;
        refuse(self.count_unseen().is_none(), Fault::TooManyOfKind)?;
        let count = self.count_cards();
        refuse(count != CARDS, Fault::CardCount(count))?;
        let early = self.phase == Phase::Deal && self.round == 1 && self.held_cards() == 0;
        refuse(self.starter.is_none() && !early, Fault::NoStarter)?;
        let mut folded = self.seats().filter(|&seat| self.has_folded(seat));
        refuse_any(folded.find(|&seat| self.hand(seat).size() > 0).map(Fault::FoldedHand))?;
        for seat in self.seats() {
            let Some(card) = self.given(seat) else { continue };
            let holder = if self.phase == Phase::Exchange { seat } else { self.house().receiver(seat) };
            let hand = self.hand(holder);
            let held = hand.hidden > 0 || hand.cards.get(card.index()).is_some_and(|&count| count > 0);
            refuse(!held, Fault::GivenElsewhere { seat, card })?;
        }
        Ok(())
    }

    /// The number of cards in hands, the deck and the discard pile.
    pub(crate) fn count_cards(&self) -> usize {
        self.held_cards() + self.deck.len() + self.discard.len()
    }

    fn held_cards(&self) -> usize {
        self.hands.iter().map(|hand| usize::from(hand.size())).sum()
    }

    fn check_dog(&self) -> Result<(), Fault> {
        refuse_any(self.board.dog.filter(|&dog| dog >= self.house().track()).map(Fault::DogOffTrack))?;
        let mut pieces = self.board.on_track();
        refuse_any(pieces.find(|&piece| self.board.is_bitten(piece, self.board.place(piece))).map(Fault::Bitten))
    }

    fn check_folds(&self) -> Result<(), Fault> {
        let house = self.house();
        refuse_any(self.last.filter(|&last| !house.has(last)).map(Fault::LastUnknown))?;
        let counts = |card| house.has(card) && !matches!(house.modes(card), [Mode::Wild | Mode::Copy]);
        refuse_any(self.played.to_vec().into_iter().find(|&card| !counts(card)).map(Fault::PlayedUnknown))?;
        if house.copies_any() {
            let agree = self.last.map_or(self.played == CardSet::default(), |last| self.played.contains(last));
            refuse(!agree, Fault::PlayedOtherwise)?;
        }
        refuse(self.house().small() && self.folded.contains(&true), Fault::FoldedSmall)
    }

    fn check_phase(&self) -> Result<(), Fault> {
        let won = self.winning_team().is_some();
        let owes = self.pending != NOTHING;
        // Before the round's first card, nothing is owed, played or folded.
        if !matches!(self.phase, Phase::Play | Phase::Over) {
            refuse(owes, Fault::OwedBeforeRound)?;
            refuse(won, Fault::WonBeforeRound)?;
            refuse(self.last.is_some(), Fault::LastBeforeRound)?;
            refuse(self.folded.contains(&true), Fault::FoldedBeforeRound)?;
        }
        match self.phase {
            Phase::Deal => self.check_deal(),
            Phase::Exchange => {
                refuse(self.given(self.turn).is_some(), Fault::GivenAlready(self.turn))?;
                refuse_any(self.seats().find(|&seat| self.hand(seat).size() == 0).map(Fault::NothingToGive))
            }
            Phase::Place => {
                refuse(!self.house().places() || self.round > 1, Fault::NoPlacing)?;
                // The seats that must still bring a piece out.
                let clockwise = self.clockwise(self.turn);
                let mut placing = clockwise.take_while(|&seat| seat == self.turn || self.starter != Some(seat));
                refuse_any(placing.find(|&seat| !self.may_start(seat)).map(Fault::CannotPlace))
            }
            Phase::Over => {
                refuse(owes, Fault::OwedAtEnd)?;
                refuse(!won, Fault::NotEnded)
            }
            Phase::Play => {
                refuse(!owes && won, Fault::Ended)?;
                self.check_debt()
            }
        }
    }

    fn check_deal(&self) -> Result<(), Fault> {
        refuse(self.held_cards() == CARDS, Fault::NothingToDeal)?;
        refuse_any(self.seats().find(|&seat| self.given(seat).is_some()).map(Fault::GivenAtDeal))?;
        refuse(self.seats().all(|seat| self.wants(seat) == 0), Fault::HandsFull)
    }

    /// Checks that the owed choices are possible and can be carried out.
    fn check_debt(&self) -> Result<(), Fault> {
        let variant = self.house().variant();
        match self.pending {
            [None | Some(Owed::Drawn), None] => refuse(self.hand(self.turn).size() == 0, Fault::EmptyHand(self.turn))?,
            [Some(Owed::Draw), None] => {
                refuse(!self.house().small() && variant.specials.is_empty(), Fault::NoDrawing)?;
            }
            [owed @ Some(Owed::Split { card, points, piece, .. }), None] => {
                let split = self.split_left(owed).ok_or(Fault::NoSplit { card, points, piece })?;
                self.check_owed(self.pending[0])?;
                refuse(!self.board.completes(split), Fault::SplitStuck { card, points })?;
            }
            [Some(Owed::Jump { .. } | Owed::Paw), None]
            | [Some(Owed::Draw), Some(Owed::Jump { .. })]
            | [Some(Owed::Paw), Some(Owed::Split { .. } | Owed::Dog { .. })] => {}
            _ => return Err(Fault::PendingOrder),
        }
        self.pending.into_iter().try_for_each(|owed| self.check_owed(owed))
    }

    fn check_owed(&self, owed: Option<Owed>) -> Result<(), Fault> {
        let house = self.house();
        match owed {
            None | Some(Owed::Dog { .. }) => Ok(()),
            Some(Owed::Draw) => refuse(self.deck.is_empty() && self.discard.is_empty(), Fault::NothingToDraw),
            Some(Owed::Drawn) => refuse(!house.small(), Fault::NoDrawing),
            Some(Owed::Split { card, points, piece, may }) => {
                let (all, shared) = house.variant().split(card).unwrap_or((0, false));
                let can_be = house.has(card) && points < all && self.has_piece(piece);
                refuse(!can_be, Fault::NoSplit { card, points, piece })?;
                // `may` requires an earlier portion that brought a colour in.
                let came_in = self.board.is_done(self.turn) || self.board.is_done(house.partner(self.turn));
                let unsaid = house.last_seven == LastSeven::May && !shared && !self.board.is_done(piece.seat);
                refuse(may && !(came_in && unsaid && points + 1 < all), Fault::NoLapse { card, points, piece })
            }
            Some(Owed::Jump { piece }) => {
                let can_be = piece.seat < house.seats
                    && house.figure(piece).leaps
                    && self.board.place(piece).square().is_some_and(|square| house.is_special(square))
                    && self.board.leap(piece).is_some();
                refuse(!can_be, Fault::NoJump(piece))
            }
            Some(Owed::Paw) => {
                let can_be = !house.variant().paws.is_empty() && house.turns().iter().any(|&turn| self.may_turn(turn));
                refuse(!can_be, Fault::NoTurn)
            }
        }
    }

    fn has_piece(&self, piece: Piece) -> bool {
        piece.seat < self.house().seats && piece.number < self.house().pieces()
    }
}
