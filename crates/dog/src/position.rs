//! The position and simple queries.

use crate::board::Board;
use crate::cards::{CARDS, Card, CardSet, Counts, Hand, Pile, draw};
use crate::piece::{Piece, SEATS};
use crate::setup::HouseRules;
use sobremesa_core::{Dice, Rules, Viewer};

/// The phase of a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub enum Phase {
    /// Between rounds: the starter is drawn, cards are dealt.
    Deal,
    /// Every seat chooses the card that it gives.
    Exchange,
    /// Every seat brings a piece out.
    Place,
    /// Cards are played.
    Play,
    /// The game has ended.
    Over,
}

/// A choice that the current card still needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(tag = "kind", rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub enum Owed {
    /// `7:4:A1`: a split.
    Split {
        /// The card.
        card: Card,
        /// Points left.
        points: u8,
        /// The piece that moved last.
        piece: Piece,
        /// `7:2:C1:may`: the points may be given up, although the pieces of that piece's colour are not all in.
        #[cfg_attr(feature = "serde", serde(skip_serializing_if = "core::ops::Not::not"))]
        #[cfg_attr(feature = "tsify", tsify(optional))]
        may: bool,
    },
    /// `draw`: a card is drawn for a special square or for the discard of a blocked seat.
    Draw,
    /// `drawn`: that card has been drawn. A seat that is still blocked doesn't draw another.
    Drawn,
    /// `jump:A3`: the piece may go from special square to special square.
    Jump {
        /// The Citizen.
        piece: Piece,
    },
    /// `paw`: the disc turns.
    Paw,
    /// `dog:5`: the dog walks. This is never the first owed choice, because it needs no decision.
    Dog {
        /// The number of squares.
        steps: u8,
    },
}

/// The owed choices, in order.
pub type Pending = [Option<Owed>; 2];

/// No choice is owed.
pub(crate) const NOTHING: Pending = [None; 2];

/// The hands. The hands of absent seats are empty.
pub type Hands = [Hand; SEATS];

/// The card that each seat chose to give or gave, as long as that is known.
pub type Given = [Option<Card>; SEATS];

/// A position of Dog.
///
/// ```
/// use sobremesa_core::{Game, Setup, Turn};
/// use sobremesa_dog::Position;
///
/// let start = Position::start(&Setup::default().rules(Position::INFO)?);
/// let again: Position = start.to_string().parse()?;
/// assert_eq!((again.turn(), again.hands().len()), (Turn::Chance, 4));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(crate) board: Board,
    pub(crate) round: u16,
    pub(crate) starter: Option<u8>,
    pub(crate) phase: Phase,
    /// The seat to move; after the end, the seat that moved last.
    pub(crate) turn: u8,
    pub(crate) pending: Pending,
    /// The card that the last played card counted as.
    pub(crate) last: Option<Card>,
    /// The cards played this round, if a copy may count as any of them.
    pub(crate) played: CardSet,
    pub(crate) hands: Hands,
    pub(crate) given: Given,
    /// The seats that have folded.
    pub(crate) folded: [bool; SEATS],
    /// The deck, from the top.
    pub(crate) deck: Pile,
    /// The discard pile, from the top.
    pub(crate) discard: Pile,
}

impl Position {
    pub(crate) fn new(rules: &Rules) -> Position {
        Position {
            board: Board::new(HouseRules::new(rules)),
            round: 1,
            starter: None,
            phase: Phase::Deal,
            turn: 0,
            pending: NOTHING,
            last: None,
            played: CardSet::default(),
            hands: [Hand::default(); SEATS],
            given: [None; SEATS],
            folded: [false; SEATS],
            deck: Pile::unknown(CARDS),
            discard: Pile::unknown(0),
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

    /// Returns the leader of the round.
    pub fn starter(&self) -> Option<u8> {
        self.starter
    }

    /// The phase of the round.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// The seat to move; after the end, the seat that moved last.
    pub fn mover(&self) -> u8 {
        self.turn
    }

    /// Returns the choices that the current card still needs.
    pub fn pending(&self) -> impl Iterator<Item = Owed> + use<> {
        self.pending.into_iter().flatten()
    }

    /// Returns the card that the last played card counted as.
    pub fn last(&self) -> Option<Card> {
        self.last
    }

    /// Returns the cards played this round, or an empty set if a copy counts as the last card only.
    pub fn played(&self) -> CardSet {
        self.played
    }

    /// The hands, one per seat.
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.house().seats)]
    }

    /// The hand of a seat.
    pub fn hand(&self, seat: u8) -> &Hand {
        &self.hands[usize::from(seat)]
    }

    /// The card that a seat gives or gave, as long as that is known.
    pub fn given(&self, seat: u8) -> Option<Card> {
        self.given[usize::from(seat)]
    }

    /// Returns true if a seat has folded.
    pub fn has_folded(&self, seat: u8) -> bool {
        self.folded[usize::from(seat)]
    }

    /// The cards to be dealt, from the top.
    pub fn deck(&self) -> &[Card] {
        &self.deck
    }

    /// The cards played and folded, from the top.
    pub fn discard(&self) -> &[Card] {
        &self.discard
    }

    /// Returns the seat that gives its card to this seat.
    pub(crate) fn giver(&self, seat: u8) -> u8 {
        let house = self.house();
        let mut giver = 0;
        while giver + 1 < house.seats && house.receiver(giver) != seat {
            giver += 1;
        }
        giver
    }

    /// The number of cards that a seat must still be dealt.
    pub(crate) fn wants(&self, seat: u8) -> u8 {
        self.house().hand(self.round).saturating_sub(self.hand(seat).size())
    }

    /// All seats once, clockwise from this one.
    pub(crate) fn clockwise(&self, seat: u8) -> impl Iterator<Item = u8> + use<> {
        let seats = self.house().seats;
        (seat..seats).chain(0..seat)
    }

    /// The number of unseen cards of each kind; 0 for all if more cards are seen than exist.
    pub fn unseen(&self) -> Counts {
        self.count_unseen().unwrap_or_default()
    }

    pub(crate) fn count_unseen(&self) -> Option<Counts> {
        let mut pool = *self.house().deck();
        for hand in &self.hands {
            for (pool, known) in pool.iter_mut().zip(hand.cards) {
                *pool = pool.checked_sub(known)?;
            }
        }
        for card in self.deck.iter().chain(self.discard.iter()) {
            if let Some(pool) = pool.get_mut(card.index()) {
                *pool = pool.checked_sub(1)?;
            }
        }
        Some(pool)
    }

    /// The position as a viewer sees it: without the deck, the others' hands, and the cards they gave.
    pub fn hidden_from(&self, viewer: Viewer) -> Position {
        let mut seen = self.clone();
        if viewer == Viewer::Referee {
            return seen;
        }
        seen.deck = Pile::unknown(self.deck.len());
        let own = match viewer {
            Viewer::Seat(seat) => seat.0,
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

    /// Fills hidden hands with random unseen cards, and draws the unknown cards that seats give. An unknown deck stays
    /// unknown.
    pub fn fill(&mut self, dice: &mut dyn Dice) {
        self.fill_by(|_, _, pool| draw(&mut pool.clone(), dice));
    }

    /// Reveals that a seat holds a card. It replaces a hidden card, unless the seat is already known to hold one of its
    /// kind.
    pub fn reveal(&mut self, seat: u8, card: Card) {
        let hand = &mut self.hands[usize::from(seat)];
        if hand.hidden > 0 && hand.cards.get(card.index()) == Some(&0) {
            hand.hidden -= 1;
            hand.put(card);
        }
    }

    /// Fills hidden hands seat by seat with cards picked from the unseen ones. Then it picks the unknown cards that
    /// seats give from their hands.
    pub fn fill_by(&mut self, mut pick: impl FnMut(&Position, u8, &Counts) -> Card) {
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
}
