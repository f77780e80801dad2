//! The position and plain questions about it.

use crate::board::{Colour, Counts, Slot, Squares};
use crate::info::INFO;
use sobremesa_contract::{Dice, Eye, Options, Plain, Rules, Show};
use std::array::from_fn;

/// Cards of a colour.
pub const CARDS: u8 = 9;

/// The cards of the first phase, one a line.
pub const HALF: u8 = 18;

/// What becomes of holes when counters leave a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holes {
    /// They stay where they were.
    Fixed,
    /// Inner ones move with the rest.
    Carried,
    /// The rest is packed against the far edge.
    Closed,
}

/// The seats and the house rules, read once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The number of seats.
    pub seats: u8,
    /// For each option the number of its value.
    values: [u8; 5],
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        let number = |option: usize| {
            let option = &INFO.options[option];
            let value = rules.options.get(&INFO, option.key);
            option.values.iter().position(|&listed| listed == value).unwrap_or(0) as u8
        };
        HouseRules { seats: rules.seats, values: from_fn(number) }
    }

    pub(crate) fn rules(&self) -> Rules {
        let mut options = Options::default();
        for (option, &value) in INFO.options.iter().zip(&self.values).filter(|(_, value)| **value > 0) {
            // The game's own words, each once: never refused.
            let _ = options.ask(&INFO, option.key, option.values[usize::from(value)]);
        }
        Rules { seats: self.seats, options }
    }

    /// `holes`
    pub fn holes(&self) -> Holes {
        [Holes::Fixed, Holes::Carried, Holes::Closed][usize::from(self.values[0])]
    }

    /// `taking=far-end`: as many as the named colour has, from the far end.
    pub fn far_end(&self) -> bool {
        self.values[1] > 0
    }

    /// `decline=on`: a seat may take nothing.
    pub fn may_decline(&self) -> bool {
        self.values[2] > 0
    }

    /// `piles=last`: open cards only with an empty hand.
    pub fn piles_last(&self) -> bool {
        self.values[3] > 0
    }

    /// `ties=ordered`: tied colours are compared one by one.
    pub fn ordered(&self) -> bool {
        self.values[4] > 0
    }

    /// Cards dealt to a seat.
    pub fn dealt(&self) -> u8 {
        8 - self.seats
    }
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The counters are laid out.
    Grid,
    /// The cards are dealt.
    Deal,
    /// The starter is drawn.
    Starter,
    /// Cards are laid, to the end.
    Play,
}

/// A hand, known or hidden, never half of it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Hand {
    /// Its cards; none where it is hidden.
    pub cards: Counts,
    /// How many cards it has where it is hidden, else 0.
    pub hidden: u8,
}

impl Hand {
    /// How many cards it has.
    pub fn size(&self) -> u8 {
        self.hidden + self.cards.iter().sum::<u8>()
    }

    pub(crate) fn lose(&mut self, colour: Colour) {
        let cards = if self.hidden > 0 { &mut self.hidden } else { &mut self.cards[colour.index()] };
        *cards -= 1;
    }
}

impl Show for Hand {
    fn plain(&self) -> Plain {
        Plain::object().with("cards", self.cards).with("hidden", self.hidden)
    }
}

/// A position of Muros.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Position {
    pub(crate) house: HouseRules,
    pub(crate) stage: Stage,
    pub(crate) squares: Squares,
    /// The card at each slot.
    pub(crate) slots: [Option<Colour>; 36],
    /// How many cards lie at slots.
    pub(crate) laid: u8,
    /// Whose turn it is, after the last card too.
    pub(crate) mover: u8,
    pub(crate) hands: [Hand; 4],
    pub(crate) piles: Counts,
    /// For each seat the counters it has kept, white last.
    pub(crate) kept: [[u8; 5]; 4],
}

/// Takes one off a pool, evenly among all that are in it.
pub(crate) fn draw(pool: &mut [u8], dice: &mut dyn Dice) -> usize {
    let total: u8 = pool.iter().sum();
    let mut at = dice.below(u32::from(total).max(1)) as u8;
    let mut colour = 0;
    while at >= pool[colour] && colour + 1 < pool.len() {
        at -= pool[colour];
        colour += 1;
    }
    pool[colour] = pool[colour].saturating_sub(1);
    colour
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

    /// Where the game is.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The grid.
    pub fn squares(&self) -> &Squares {
        &self.squares
    }

    /// The card at a slot.
    pub fn card(&self, slot: Slot) -> Option<Colour> {
        self.slots[slot.index()]
    }

    /// How many cards lie at slots.
    pub fn laid(&self) -> u8 {
        self.laid
    }

    /// Whose turn it is, after the last card too.
    pub fn mover(&self) -> usize {
        usize::from(self.mover)
    }

    /// The hands, one a seat.
    pub fn hands(&self) -> &[Hand] {
        &self.hands[..usize::from(self.house.seats)]
    }

    /// The open cards.
    pub fn piles(&self) -> &Counts {
        &self.piles
    }

    /// The counters each seat has kept, white last.
    pub fn kept(&self) -> &[[u8; 5]] {
        &self.kept[..usize::from(self.house.seats)]
    }

    /// All 36 cards lie.
    pub fn is_over(&self) -> bool {
        self.laid == 2 * HALF
    }

    /// The cards that lie nowhere open and in no known hand.
    pub fn unseen(&self) -> Counts {
        unseen(self.slots.iter().flatten(), &self.piles, &self.hands)
    }

    /// As an eye sees it: without the others' hands.
    pub fn hidden_from(&self, eye: Eye) -> Position {
        let mut seen = *self;
        hide(&mut seen.hands, eye);
        seen
    }

    /// Fills the hidden hands evenly with the unseen cards.
    pub fn fill(&mut self, dice: &mut dyn Dice) {
        let mut pool = self.unseen();
        for hand in &mut self.hands {
            for _ in 0..hand.hidden {
                hand.cards[draw(&mut pool, dice)] += 1;
            }
            hand.hidden = 0;
        }
    }

    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), &'static str> {
        for colour in Colour::ALL {
            let on_grid = self.squares.iter().flatten().filter(|&&other| other == colour).count();
            let kept: usize = self.kept.iter().map(|kept| usize::from(kept[colour.index()])).sum();
            if on_grid + kept > usize::from(colour.counters()) {
                return Err("of a colour there are 17 counters, of white 13");
            }
        }
        if self.stage == Stage::Grid || self.stage == Stage::Deal {
            return Ok(());
        }
        let open = Colour::CARDS.map(|colour| {
            let laid = self.slots.iter().filter(|card| **card == Some(colour)).count();
            let known = self.hands.iter().map(|hand| usize::from(hand.cards[colour.index()]));
            laid + usize::from(self.piles[colour.index()]) + known.sum::<usize>()
        });
        let hidden = self.hands.iter().map(|hand| usize::from(hand.hidden));
        if open.iter().any(|&cards| cards > usize::from(CARDS)) {
            return Err("of a colour there are 9 cards");
        }
        if open.into_iter().chain(hidden).sum::<usize>() != 36 {
            return Err("there are 36 cards");
        }
        if self.hands.iter().any(|hand| hand.size() > self.house.dealt()) {
            return Err("a hand is larger than dealt");
        }
        for slot in Slot::all() {
            let cards = u8::from(self.card(slot).is_some()) + u8::from(self.card(slot.opposite()).is_some());
            if self.laid <= HALF && cards > 1 {
                return Err("two cards on a line in the first phase");
            }
            if self.laid >= HALF && cards == 0 {
                return Err("a line without a card in the second phase");
            }
        }
        if self.laid <= HALF && self.kept != [[0; 5]; 4] {
            return Err("counters are kept in the second phase only");
        }
        if self.stage == Stage::Starter && self.laid > 0 {
            return Err("cards are laid only after the starter is drawn");
        }
        Ok(())
    }
}

/// Hides the hands that an eye does not see.
pub(crate) fn hide(hands: &mut [Hand], eye: Eye) {
    for (seat, hand) in hands.iter_mut().enumerate() {
        let seen = match eye {
            Eye::Referee => true,
            Eye::Onlooker => false,
            Eye::Seat(own) => own.index() == seat,
        };
        if !seen {
            *hand = Hand { cards: [0; 4], hidden: hand.size() };
        }
    }
}

/// The cards of each colour that are neither laid nor open nor in a known hand.
pub(crate) fn unseen<'a>(laid: impl Iterator<Item = &'a Colour>, piles: &Counts, hands: &[Hand]) -> Counts {
    let mut left = from_fn(|colour| {
        let known: u8 = hands.iter().map(|hand| hand.cards[colour]).sum();
        CARDS.saturating_sub(piles[colour] + known)
    });
    for colour in laid {
        let cards: &mut u8 = &mut left[colour.index()];
        *cards = cards.saturating_sub(1);
    }
    left
}
