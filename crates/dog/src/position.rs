//! The position and plain questions about it.

use crate::board::{Board, Piece, Place};
use crate::cards::{Card, Counts, Hand, Hands, draw};
use crate::house::{HouseRules, SEATS};
use crate::variant::{CARDS, Mode};
use sobremesa_contract::{Dice, Eye, Rules};

/// Where a round is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Between rounds: the starter is drawn, cards are dealt.
    Deal,
    /// Every seat chooses the card that it gives.
    Exchange,
    /// Cards are played.
    Play,
    /// The game has ended.
    Over,
}

/// What the running card still owes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Owed {
    /// `7:4:A1`: a split.
    Split {
        /// The card.
        card: Card,
        /// Points left.
        points: u8,
        /// The piece that moved last.
        piece: Piece,
    },
    /// `draw`: a card, for the one a blocked seat has laid down.
    Draw,
    /// `drawn`: that card has come; a seat that is still blocked draws no other.
    Drawn,
}

/// For each seat the card it chose to give, and later gave, while that is known of.
pub type Given = [Option<Card>; SEATS];

/// A position of Dog.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) round: u16,
    pub(crate) starter: Option<u8>,
    pub(crate) phase: Phase,
    /// Whose turn it is; at the end who moved last.
    pub(crate) turn: u8,
    pub(crate) pending: Option<Owed>,
    /// What the card played last counted as.
    pub(crate) last: Option<Card>,
    pub(crate) hands: Hands,
    pub(crate) given: Given,
    /// A bit a seat that has folded.
    pub(crate) out: u8,
    /// From the top.
    pub(crate) deck: Vec<Card>,
    /// From the top.
    pub(crate) discard: Vec<Card>,
}

impl Position {
    pub(crate) fn new(rules: &Rules) -> Position {
        Position {
            board: Board::new(HouseRules::new(rules)),
            round: 1,
            starter: None,
            phase: Phase::Deal,
            turn: 0,
            pending: None,
            last: None,
            hands: [Hand::default(); SEATS],
            given: [None; SEATS],
            out: 0,
            deck: vec![Card::UNKNOWN; CARDS],
            discard: Vec::new(),
        }
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.board.house
    }

    /// The pieces.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The number of the round, from 1.
    pub fn round(&self) -> u16 {
        self.round
    }

    /// Who leads the round.
    pub fn starter(&self) -> Option<u8> {
        self.starter
    }

    /// Where the round is.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is; at the end who moved last.
    pub fn mover(&self) -> u8 {
        self.turn
    }

    /// What the running card still owes.
    pub fn pending(&self) -> Option<Owed> {
        self.pending
    }

    /// What the card played last counted as.
    pub fn last(&self) -> Option<Card> {
        self.last
    }

    /// The hands, one a seat.
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.house().seats)]
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: u8) -> &Hand {
        &self.hands[usize::from(seat)]
    }

    /// The card that a seat gives or gave, while that is known of.
    pub fn given(&self, seat: u8) -> Option<Card> {
        self.given[usize::from(seat)]
    }

    /// Whether a seat has folded.
    pub fn has_folded(&self, seat: u8) -> bool {
        self.out >> seat & 1 > 0
    }

    /// The cards to be dealt, from the top.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// The cards played and folded, from the top.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// Who gave a seat its card.
    pub(crate) fn giver(&self, seat: u8) -> u8 {
        let house = self.house();
        let mut giver = 0;
        while giver + 1 < house.seats && house.receiver(giver) != seat {
            giver += 1;
        }
        giver
    }

    /// How many cards a seat is still to be dealt.
    pub(crate) fn wants(&self, seat: u8) -> u8 {
        self.house().hand(self.round).saturating_sub(self.hand(seat).size())
    }

    /// The seats from one on, clockwise, each once.
    pub(crate) fn clockwise(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let seats = self.house().seats;
        (seat..seats).chain(0..seat)
    }

    /// The cards of each kind that are seen nowhere; none where more are seen than there are.
    pub fn unseen(&self) -> Counts {
        self.count_unseen().unwrap_or_default()
    }

    fn count_unseen(&self) -> Option<Counts> {
        let mut pool = self.house().variant().deck;
        for hand in &self.hands {
            for (pool, known) in pool.iter_mut().zip(hand.cards) {
                *pool = pool.checked_sub(known)?;
            }
        }
        for card in self.deck.iter().chain(&self.discard) {
            if let Some(pool) = pool.get_mut(card.index()) {
                *pool = pool.checked_sub(1)?;
            }
        }
        Some(pool)
    }

    /// As an eye sees it: without the deck, the others' hands, and what they gave.
    pub fn hidden_from(&self, eye: Eye) -> Position {
        let mut seen = self.clone();
        if eye == Eye::Referee {
            return seen;
        }
        seen.deck.fill(Card::UNKNOWN);
        let own = match eye {
            Eye::Seat(seat) => seat.0,
            _ => u8::MAX,
        };
        for seat in 0..self.house().seats {
            let at = usize::from(seat);
            if seat != own {
                seen.hands[at] = Hand { hidden: self.hands[at].size(), ..Hand::default() };
            }
            if self.phase == Phase::Exchange {
                if seat != own && seen.given[at].is_some() {
                    seen.given[at] = Some(Card::UNKNOWN);
                }
            } else if seat != own && self.house().receiver(seat) != own {
                seen.given[at] = None;
            }
        }
        if self.phase != Phase::Exchange
            && own != u8::MAX
            && let Some(card) = self.given(own)
        {
            let hand = &mut seen.hands[usize::from(self.house().receiver(own))];
            hand.take(Card::UNKNOWN);
            hand.put(card);
        }
        seen
    }

    /// Fills hidden hands evenly with unseen cards, and draws choices that are not known; an unknown deck stays so.
    pub fn fill(&mut self, dice: &mut dyn Dice) {
        self.fill_by(&mut |_, _, pool| draw(&mut pool.clone(), dice));
    }

    /// Fills hidden hands with cards picked from the unseen ones, seat by seat, and then, with all hands full, choices
    /// that are not known with cards picked from their hands.
    pub fn fill_by(&mut self, pick: &mut dyn FnMut(&Position, u8, &Counts) -> Card) {
        let mut pool = self.unseen();
        for seat in 0..self.house().seats {
            while self.hand(seat).hidden > 0 {
                let card = pick(self, seat, &pool);
                pool[card.index()] = pool[card.index()].saturating_sub(1);
                let hand = &mut self.hands[usize::from(seat)];
                hand.hidden -= 1;
                hand.put(card);
            }
        }
        for seat in 0..self.house().seats {
            if self.given(seat) == Some(Card::UNKNOWN) {
                self.given[usize::from(seat)] = Some(pick(self, seat, &self.hand(seat).cards));
            }
        }
    }

    /// Forgets the discarded cards and all of the deck but a few: a lighter thing to copy, good for the rest of a round.
    pub fn lighten(&mut self) {
        self.deck.truncate(8);
        self.discard.clear();
    }

    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), &'static str> {
        let house = self.house();
        let seats = 0..house.seats;
        let mut squares = 0u128;
        for seat in seats.clone() {
            let mut lane = 0u8;
            for piece in self.board.pieces(seat) {
                let place = self.board.place(piece);
                if let Place::Lane(slot) = place {
                    if lane >> slot & 1 > 0 {
                        return Err("two pieces on a square of a lane");
                    }
                    lane |= 1 << slot;
                }
                if matches!(place, Place::Fresh(_)) && !self.board.is_guard(piece) {
                    return Err("only a guard under guard=fresh is fresh");
                }
                if let Some(square) = place.square() {
                    if square >= house.track() {
                        return Err("the track has no such square");
                    }
                    if squares >> square & 1 > 0 {
                        return Err("two pieces on a square");
                    }
                    squares |= 1 << square;
                }
            }
        }
        if self.turn >= house.seats || self.starter.is_some_and(|seat| seat >= house.seats) {
            return Err("there is no such seat");
        }
        let held: usize = self.hands.iter().map(|hand| usize::from(hand.size())).sum();
        if self.count_unseen().is_none() || held + self.deck.len() + self.discard.len() != CARDS {
            return Err("110 cards, as many of each kind as the deck has");
        }
        if self.starter.is_none() && (self.phase != Phase::Deal || self.round > 1 || held > 0) {
            return Err("the starter is drawn first");
        }
        for seat in seats.clone() {
            let Some(card) = self.given(seat) else { continue };
            let holder = if self.phase == Phase::Exchange { seat } else { house.receiver(seat) };
            let hand = self.hand(holder);
            if hand.hidden == 0 && hand.cards.get(card.index()).is_none_or(|&count| count == 0) {
                return Err("a given card is not where it should be");
            }
        }
        let done = self.winning_team().is_some();
        match self.phase {
            Phase::Deal => {
                if self.pending.is_some() || !seats.clone().any(|seat| self.wants(seat) > 0) || done {
                    return Err("nothing is left to deal");
                }
            }
            Phase::Exchange => {
                let chooses = self.given(self.turn).is_none() && self.hand(self.turn).size() > 0;
                if self.pending.is_some() || !chooses || done {
                    return Err("nothing is left to give");
                }
            }
            Phase::Over => {
                if !done || self.pending.is_some() {
                    return Err("the game has not ended");
                }
            }
            Phase::Play => match self.pending {
                Some(Owed::Split { card, points, piece }) => {
                    let splits = match house.variant().modes[card.index()] {
                        [Mode::Burn(all)] => (1..*all).contains(&points),
                        _ => false,
                    };
                    let moved = piece.seat < house.seats && piece.number < house.pieces();
                    if !splits || !moved || !self.board.completes(self.turn, points, piece) {
                        return Err("the points left cannot be spent");
                    }
                }
                Some(_) if !house.small() => return Err("no card is drawn here"),
                Some(Owed::Draw) => {}
                _ if self.hand(self.turn).size() == 0 => return Err("the seat to move has no card"),
                _ if done => return Err("the game has ended"),
                _ => {}
            },
        }
        Ok(())
    }
}
