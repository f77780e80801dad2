//! The position and simple queries.

use crate::board::{Cell, Counts, Slot, Squares};
use crate::setup::HouseRules;
use sobremesa_core::{Dice, Rules, Viewer, draw_from};

/// The number of cards of each colour.
pub const CARDS: u8 = 9;

/// The number of cards in the first phase, one per line.
pub const HALF: u8 = 18;

/// The number of counters of each colour.
pub const COUNTERS: [u8; 5] = [17, 17, 17, 17, 13];

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
pub enum Stage {
    /// The counters are laid out.
    Grid,
    /// The cards are dealt.
    Deal,
    /// The starter is drawn.
    Starter,
    /// Cards are laid, until the end.
    Play,
}

/// A hand, entirely known or entirely hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    /// The cards of a known hand.
    pub cards: Counts,
    /// The number of cards of a hidden hand, otherwise 0.
    pub hidden: u8,
}

impl Hand {
    /// The number of cards.
    pub fn size(&self) -> u8 {
        self.hidden + self.cards.iter().sum::<u8>()
    }

    fn hide(&mut self) {
        *self = Hand { cards: [0; 4], hidden: self.size() };
    }
}

/// The hands. The hands of absent seats are empty.
pub type Hands = [Hand; 4];

/// Hides the hands that a viewer does not see.
pub(crate) fn hide(hands: &mut Hands, viewer: Viewer) {
    for (seat, hand) in hands.iter_mut().enumerate() {
        let seen = match viewer {
            Viewer::Referee => true,
            Viewer::Onlooker => false,
            Viewer::Seat(own) => own.index() == seat,
        };
        if !seen {
            hand.hide();
        }
    }
}

/// A position of Muros.
///
/// ```
/// use sobremesa_core::{Game, Turn};
/// use sobremesa_muros::{Position, Stage};
///
/// let position: Position = "grid".parse()?;
/// assert_eq!((position.stage(), position.turn()), (Stage::Grid, Turn::Chance));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    pub(crate) house: HouseRules,
    pub(crate) stage: Stage,
    pub(crate) squares: Squares,
    /// The card at each slot.
    pub(crate) slots: [Cell; 36],
    /// The number of cards at slots.
    pub(crate) laid: u8,
    /// The seat to move, even after the last card.
    pub(crate) mover: u8,
    pub(crate) hands: Hands,
    pub(crate) piles: Counts,
    /// The counters that each seat has kept, white last.
    pub(crate) kept: [[u8; 5]; 4],
}

impl Position {
    pub(crate) fn empty(rules: &Rules) -> Position {
        Position {
            house: HouseRules::new(rules),
            stage: Stage::Grid,
            squares: [None; 81],
            slots: [None; 36],
            laid: 0,
            mover: 0,
            hands: [Hand::default(); 4],
            piles: [0; 4],
            kept: [[0; 5]; 4],
        }
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The stage of the game.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The grid.
    pub fn squares(&self) -> &Squares {
        &self.squares
    }

    /// The card at a slot.
    pub fn card(&self, slot: Slot) -> Cell {
        self.slots[slot.index()]
    }

    /// Returns true if both ends of a slot's line have cards of the same colour (phase 2, rule 1).
    pub(crate) fn is_blocked(&self, slot: Slot) -> bool {
        self.card(slot).is_some() && self.card(slot) == self.card(slot.opposite())
    }

    /// The number of cards at slots.
    pub fn laid(&self) -> u8 {
        self.laid
    }

    /// The seat to move, even after the last card.
    pub fn mover(&self) -> usize {
        usize::from(self.mover)
    }

    /// The number of seats.
    pub fn seats(&self) -> usize {
        usize::from(self.house.seats)
    }

    /// The hands, one per seat.
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..self.seats()]
    }

    /// The numbers of cards in the open piles.
    pub fn piles(&self) -> &Counts {
        &self.piles
    }

    /// The counters that each seat has kept, white last.
    pub fn kept(&self) -> &[[u8; 5]] {
        &self.kept[..self.seats()]
    }

    /// Returns true if all 36 cards have been laid.
    pub fn is_over(&self) -> bool {
        self.laid == 2 * HALF
    }

    /// The number of visible cards of each colour: in piles, at slots and in known hands.
    pub(crate) fn known(&self) -> Counts {
        let mut known = self.piles;
        for hand in &self.hands {
            for (known, cards) in known.iter_mut().zip(hand.cards) {
                *known += cards;
            }
        }
        for card in self.slots.into_iter().flatten() {
            known[card.index()] += 1;
        }
        known
    }

    /// The number of cards of each colour in hidden hands. Before the deal, these are all cards.
    pub fn unseen(&self) -> Counts {
        self.known().map(|known| CARDS.saturating_sub(known))
    }

    /// The position as a viewer sees it: without the others' hands.
    pub fn hidden_from(&self, viewer: Viewer) -> Position {
        let mut seen = *self;
        hide(&mut seen.hands, viewer);
        seen
    }

    /// Returns this position without the hands that are hidden in another position.
    pub fn hidden_like(&self, other: &Position) -> Position {
        let mut seen = *self;
        for (hand, other) in seen.hands.iter_mut().zip(&other.hands) {
            if other.hidden > 0 {
                hand.hide();
            }
        }
        seen
    }

    /// Fills the hidden hands with random unseen cards.
    pub fn fill(&mut self, dice: &mut dyn Dice) {
        let mut pool = self.unseen();
        for hand in &mut self.hands {
            while hand.hidden > 0 {
                hand.cards[draw_from(&mut pool, dice)] += 1;
                hand.hidden -= 1;
            }
        }
    }
}
