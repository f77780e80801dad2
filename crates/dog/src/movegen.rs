//! The legal actions.

use crate::action::{Action, Effect, Play};
use crate::cards::{Card, Counts};
use crate::info::{Copied, NoTarget};
use crate::piece::{Piece, Place};
use crate::position::{Owed, Phase, Position};
use crate::split::Split;
use crate::variant::Mode;
use alloc::vec;
use alloc::vec::Vec;

/// A possible play. If it is a portion, it is legal only if the rest of its split can be spent.
#[derive(Clone, Copy)]
struct Candidate {
    play: Play,
    left: Option<Split>,
}

impl Position {
    /// The kinds of cards that the seat to move may hold. A hidden hand may hold any unseen card.
    fn held(&self) -> impl Iterator<Item = Card> + use<> {
        let hand = *self.hand(self.turn);
        let unseen = if hand.hidden > 0 { self.unseen() } else { Counts::default() };
        Card::all().filter(move |card| hand.cards[card.index()] + unseen[card.index()] > 0)
    }

    /// Returns the cards that a card in a hand may count as now.
    pub(crate) fn counts_as(&self, card: Card) -> impl Iterator<Item = Card> {
        let house = self.house();
        // The last card is on top, unless it was shuffled into the deck. Then it is unknown.
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

    /// Returns true if a piece of the played colour on its start square keeps the others in the kennel.
    pub(crate) fn is_start_taken(&self) -> bool {
        let own = self.board.played_by(self.turn);
        let waits = |piece| self.board.place(piece) == Place::Home;
        self.board.pieces(own).any(waits) && self.starts(own).next().is_none()
    }

    /// The pairs of pieces that may change places. The first one is of the colour.
    fn exchanges(&self, colour: u8) -> impl Iterator<Item = (Piece, Piece)> {
        let board = &self.board;
        let free = |piece: &Piece| board.place(*piece).square().is_some() && !board.is_guard(*piece);
        let pieces = move |colour| board.pieces(colour).filter(free);
        let others = move || (0..board.house.seats).filter(move |&seat| seat != colour).flat_map(pieces);
        pieces(colour).flat_map(move |piece| others().map(move |other| (piece, other)))
    }

    /// Finds the plays of a card that counts as another.
    fn candidates_as(&self, card: Card, counts: Card, found: &mut dyn FnMut(Candidate)) {
        let board = &self.board;
        let green = self.house().variant().green.contains(&counts);
        let own = board.played_by(self.turn);
        let pieces = || board.pieces(own).filter(|&piece| board.place(piece) != Place::Home);
        for mode in self.house().modes(counts) {
            let mut add = |effect| found(Candidate { play: Play { card, counts, effect }, left: None });
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
                Mode::Burn(_) | Mode::Share(_) => {
                    self.portions(card, counts, self.split_of(counts)).for_each(&mut *found)
                }
                Mode::Exchange => {
                    let mut exchanges = self.exchanges(own).peekable();
                    if exchanges.peek().is_none() && board.house.no_target == NoTarget::Discard {
                        add(Effect::Discard);
                    }
                    exchanges.for_each(|(piece, other)| add(Effect::Exchange(piece, other)));
                }
                // These count as other cards.
                Mode::Wild | Mode::Copy => {}
            }
        }
    }

    /// Finds the effects that a card of the mover's hand can have.
    pub(crate) fn each_play_of(&self, card: Card, found: &mut dyn FnMut(Effect)) {
        for counts in self.counts_as(card) {
            self.candidates_as(card, counts, &mut |candidate| {
                if self.is_possible(candidate) {
                    found(candidate.play.effect);
                }
            });
        }
    }

    /// Finds the cards or portions that the seat to move may play, unordered and with repeats. A card is tried as each
    /// other card that it may count as, if the two are `wanted`.
    fn each_candidate(&self, wanted: &dyn Fn(Card, Card) -> bool, found: &mut dyn FnMut(Candidate)) {
        match (self.phase, self.pending[0]) {
            (Phase::Play, owed @ Some(Owed::Split { card, .. })) => {
                self.portions(card, card, self.split_left(owed)).for_each(found);
            }
            (Phase::Play, None | Some(Owed::Drawn)) => {
                for card in self.held() {
                    for counts in self.counts_as(card).filter(|&counts| wanted(card, counts)) {
                        self.candidates_as(card, counts, found);
                    }
                }
            }
            _ => {}
        }
    }

    /// Returns true if the points that a play leaves can be spent.
    fn is_possible(&self, candidate: Candidate) -> bool {
        match (candidate.play.effect, candidate.left) {
            (Effect::Move(piece, to), Some(left)) => self.board.goes_on(piece, to, left),
            _ => true,
        }
    }

    /// Returns the play with the greatest value and its value, or `None` if the seat to move has no play. A card is
    /// tried as each other card that it may count as, if the two are `wanted`.
    ///
    /// This is for searches that value many positions. It doesn't allocate, and it checks that the rest of a split can
    /// be spent only for a play that would be the best.
    ///
    /// ```
    /// use sobremesa_dog::{Effect, Position};
    ///
    /// let start = "variant=classic A=T5,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=5 starter=A phase=play turn=A pending=- \
    ///              last=- hands=A:3.6/B:-/C:-/D:- given=- out=- deck=?* discard=-";
    /// let position: Position = start.parse()?;
    /// let steps = |effect| if let Effect::Move(piece, to) = effect { position.board().points(piece, to) } else { 0 };
    /// let (play, value) = position.best_play(|_, _| true, |play| f32::from(steps(play.effect))).unwrap();
    /// assert_eq!((play.to_string().as_str(), value), ("6 A1>T11", 6.0));
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn best_play(
        &self,
        wanted: impl Fn(Card, Card) -> bool,
        mut value: impl FnMut(Play) -> f32,
    ) -> Option<(Play, f32)> {
        let mut best: Option<(Play, f32)> = None;
        self.each_candidate(&wanted, &mut |candidate| {
            let value = value(candidate.play);
            if best.is_none_or(|(_, most)| value > most) && self.is_possible(candidate) {
                best = Some((candidate.play, value));
            }
        });
        best
    }

    /// Returns the plays in order, without repeats.
    fn list_plays(&self) -> Vec<Play> {
        let mut plays = Vec::new();
        self.each_candidate(&|_, _| true, &mut |candidate| {
            if let Err(place) = plays.binary_search(&candidate.play)
                && self.is_possible(candidate)
            {
                plays.insert(place, candidate.play);
            }
        });
        plays
    }

    /// The split of a card by the seat to move, before its first portion.
    pub(crate) fn split_of(&self, card: Card) -> Option<Split> {
        let (points, shared) = self.house().variant().split(card)?;
        Some(Split { seat: self.turn, shared, points, last: None, may: false })
    }

    pub(crate) fn split_left(&self, owed: Option<Owed>) -> Option<Split> {
        let Some(Owed::Split { card, points, piece, may }) = owed else { return None };
        Some(Split { points, last: Some(piece), may, ..self.split_of(card)? })
    }

    /// Returns the possible next portions of a split.
    fn portions(&self, card: Card, counts: Card, split: Option<Split>) -> impl Iterator<Item = Candidate> {
        split.into_iter().flat_map(|split| self.board.portions(split)).map(move |(piece, to, left)| Candidate {
            play: Play { card, counts, effect: Effect::Move(piece, to) },
            left: Some(left),
        })
    }

    /// Returns true if the rest of a split can be spent after this turn of the disc.
    pub(crate) fn may_turn(&self, turn: Option<bool>) -> bool {
        self.split_left(self.pending[1]).is_none_or(|split| self.board.turned(turn).completes(split))
    }

    pub(crate) fn list_actions(&self) -> Vec<Action> {
        match (self.phase, self.pending[0]) {
            (Phase::Exchange, _) => self.held().map(Action::Give).collect(),
            (Phase::Place, _) => self.starts(self.turn).map(Action::Place).collect(),
            (Phase::Play, owed @ Some(Owed::Split { .. })) => {
                let lapse = self.split_left(owed).is_some_and(|split| self.board.may_lapse(split));
                self.list_plays().into_iter().map(Action::Play).chain(lapse.then_some(Action::Lapse)).collect()
            }
            (Phase::Play, Some(Owed::Paw)) => {
                let turns = self.house().turns().iter().filter(|&&turn| self.may_turn(turn));
                turns.map(|turn| turn.map_or(Action::Stay, Action::Turn)).collect()
            }
            (Phase::Play, Some(Owed::Jump { piece })) => {
                self.board.leap(piece).map(Action::Jump).into_iter().chain([Action::Stay]).collect()
            }
            (Phase::Play, None | Some(Owed::Drawn)) => {
                let plays = self.list_plays();
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
