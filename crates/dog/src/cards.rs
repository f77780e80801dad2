//! Cards and hands.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;
use core::str::FromStr;
use sobremesa_core::{Dice, Error, as_text, draw_from};

/// The number of cards in a deck, in every variant.
pub(crate) const CARDS: usize = 110;

/// The number of kinds of cards in all variants.
pub const KINDS: usize = 17;

/// A count per kind of card.
pub type Counts = [u8; KINDS];

/// The tokens of cards, in the order of a written hand. The unknown card comes last.
const TOKENS: [&str; KINDS + 1] =
    ["2", "3", "4", "5", "6", "7", "1-7", "8", "9", "10", "11", "12", "13", "X", "J", "C", "M", "?"];

/// A kind of card, as positions and moves write it: a number, `1-7` for any of these, `X` exchange, `J` joker, `C`
/// copy, `M` magnet; `?` is a card whose face the viewer can't see. The view's `traits` list what each can be played
/// for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "String"))]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(
        type_prefix = "Dog",
        type = r#""2" | "3" | "4" | "5" | "6" | "7" | "1-7" | "8" | "9" | "10" | "11" | "12" | "13" | "X" | "J" | "C" | "M" | "?""#
    )
)]
pub struct Card(u8);

impl Card {
    /// A card whose face a viewer does not see.
    pub const UNKNOWN: Card = Card(KINDS as u8);

    pub(crate) const FOUR: Card = Card(2);
    pub(crate) const FIVE: Card = Card(3);
    pub(crate) const SIX: Card = Card(4);
    pub(crate) const ONE_TO_SEVEN: Card = Card(6);
    pub(crate) const TEN: Card = Card(9);

    pub(crate) const THIRTEEN: Card = Card(12);
    pub(crate) const COPY: Card = Card(15);

    /// Every kind, in the order of a written hand.
    pub fn all() -> impl Iterator<Item = Card> {
        (0..KINDS as u8).map(Card)
    }

    /// The kind as an index into per-kind arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(TOKENS[self.index()])
    }
}

/// ```
/// use sobremesa_dog::Card;
///
/// let card: Card = "1-7".parse()?;
/// assert_eq!(card.to_string(), "1-7");
/// assert!("1".parse::<Card>().is_err());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Card {
    type Err = Error;

    fn from_str(text: &str) -> Result<Card, Error> {
        let kind = TOKENS.iter().position(|&token| token == text);
        kind.map(|kind| Card(kind as u8)).ok_or_else(|| Error::notation("this is no card", text, 0))
    }
}

as_text!(Card);

/// A hand, with known and hidden cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "Vec<Card>"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog", type = "DogCard[]"))]
pub struct Hand {
    /// The known cards.
    pub cards: Counts,
    /// The number of hidden cards.
    pub hidden: u8,
}

/// A set of kinds of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CardSet(u32);

impl CardSet {
    /// Returns true if the kind is in the set.
    pub fn contains(self, card: Card) -> bool {
        self.0 >> card.index() & 1 > 0
    }

    /// The kinds in the set, in the order of a written hand.
    pub fn to_vec(self) -> Vec<Card> {
        Card::all().filter(|&card| self.contains(card)).collect()
    }

    /// Adds a kind. Returns true if it is new.
    pub(crate) fn insert(&mut self, card: Card) -> bool {
        let before = *self;
        self.0 |= 1 << card.index();
        *self != before
    }
}

impl Hand {
    /// The number of cards.
    pub fn size(&self) -> u8 {
        self.hidden + self.cards.iter().sum::<u8>()
    }

    /// The cards in order, unknown ones last.
    pub fn iter(&self) -> impl Iterator<Item = Card> {
        let counts = self.cards.into_iter().chain([self.hidden]);
        Card::all()
            .chain([Card::UNKNOWN])
            .zip(counts)
            .flat_map(|(card, count)| core::iter::repeat_n(card, count.into()))
    }

    /// Adds a card.
    pub(crate) fn put(&mut self, card: Card) {
        let count = self.cards.get_mut(card.index()).unwrap_or(&mut self.hidden);
        *count = count.saturating_add(1);
    }

    /// Removes a card: a known one if there is one, otherwise a hidden one.
    pub(crate) fn take(&mut self, card: Card) {
        let count = match self.cards.get_mut(card.index()) {
            Some(count) if *count > 0 => count,
            _ => &mut self.hidden,
        };
        *count = count.saturating_sub(1);
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.iter().collect()
    }
}

/// A pile of cards, from the top. It doesn't allocate, because positions are copied often.
#[derive(Clone, Debug)]
pub(crate) struct Pile {
    cards: [Card; CARDS],
    count: usize,
}

impl Pile {
    /// A pile of face-down cards.
    pub fn unknown(count: usize) -> Pile {
        Pile { cards: [Card::UNKNOWN; CARDS], count }
    }

    /// A pile of these cards.
    pub fn of(cards: &[Card]) -> Pile {
        let mut pile = Pile::unknown(0);
        cards.iter().for_each(|&card| pile.slip(card));
        pile
    }

    /// Puts a card on top.
    pub fn lay(&mut self, card: Card) {
        self.cards.copy_within(..CARDS - 1, 1);
        self.cards[0] = card;
        self.count += 1;
    }

    /// Puts a card under the pile.
    pub fn slip(&mut self, card: Card) {
        self.cards[self.count] = card;
        self.count += 1;
    }

    /// Removes cards from the top.
    pub fn lift(&mut self, count: usize) {
        self.cards.copy_within(count.., 0);
        self.count -= count;
    }
}

impl Deref for Pile {
    type Target = [Card];

    fn deref(&self) -> &[Card] {
        &self.cards[..self.count]
    }
}

impl PartialEq for Pile {
    fn eq(&self, other: &Pile) -> bool {
        **self == **other
    }
}

/// Removes a random card from a pool. All its cards are equally likely.
pub(crate) fn draw(pool: &mut Counts, dice: &mut dyn Dice) -> Card {
    Card(draw_from(pool, dice) as u8)
}
