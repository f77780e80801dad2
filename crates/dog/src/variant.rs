//! The variants as data: decks, the moves of cards and figures, special squares, and the sizes of hands.

use crate::cards::{Card, Counts, KINDS};
use alloc::vec::Vec;

/// One thing that a card can be played for:
///
/// - `start`: a piece comes from home to its start square.
/// - `forward`, `back`: a piece moves by `value` squares.
/// - `burn`: a number of points in portions, by one piece or several; everything passed goes home.
/// - `share`: a number of points in portions, also for the partner's pieces, and for everybody's once one of the two is
///   done.
/// - `exchange`: a piece changes places with one of another colour.
/// - `wild`: any other card of the deck.
/// - `copy`: a card played before in the round; the house rule `copy` decides which.
/// - `magnet`: a piece goes right behind the next figure ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize),
    serde(tag = "kind", content = "value", rename_all = "kebab-case")
)]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub enum Mode {
    /// A piece comes from home to its start square.
    Start,
    /// This many squares forward.
    Forward(u8),
    /// This many squares backward.
    Back(u8),
    /// This many points in portions; every piece passed is sent home.
    Burn(u8),
    /// This many points in portions, also for the partner's pieces, and for everybody's once one of the two is done.
    Share(u8),
    /// A piece changes places with one of another colour.
    Exchange,
    /// Any other card of the deck.
    Wild,
    /// A card played before in the round.
    Copy,
    /// A piece goes right behind the next figure ahead.
    Magnet,
}

/// A card's modes and further traits.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct CardTraits {
    /// The card.
    pub card: Card,
    /// Each thing that it can be played for.
    pub modes: Vec<Mode>,
    /// Royal: rank doesn't matter.
    pub any_rank: bool,
    /// Black: the dog walks after it.
    pub dog: bool,
}

/// The moves of a piece, and the rank for captures.
#[derive(Debug)]
pub struct Figure {
    /// It can't pass a figure of a higher rank.
    pub rank: u8,
    /// The largest value that it can move by.
    pub most: u8,
    /// True for the King: only another King captures it, except on another player's start square.
    pub crowned: bool,
    /// It passes guards.
    pub vaults: bool,
    /// It can jump from one special square to the next.
    pub leaps: bool,
    /// The number of points that it may forfeit when it enters its lane.
    pub forfeits: u8,
}

/// A piece without a rank.
pub(crate) const PLAIN: Figure = Figure { rank: 0, most: 13, crowned: false, vaults: false, leaps: false, forfeits: 0 };

/// The differences between the variants.
#[derive(Debug)]
pub struct Variant {
    /// The value of the option.
    pub name: &'static str,
    /// The possible numbers of seats.
    pub seats: &'static [u8],
    /// The number of cards of each kind.
    pub deck: Counts,
    /// The same with `burning-seven=on`.
    pub seven_deck: Counts,
    /// The modes of each kind of card.
    pub modes: [&'static [Mode]; KINDS],
    /// The kinds of cards that ignore rank.
    pub green: &'static [Card],
    /// The kinds of cards after which the dog walks.
    pub black: &'static [Card],
    /// The sizes of hands, round by round; they repeat.
    pub hands: &'static [u8],
    /// True if each seat brings a piece out before the first cards.
    pub places: bool,
    /// The figures of the first pieces; all others are plain.
    pub figures: &'static [Figure],
    /// The squares of each section of the track where a card is drawn.
    pub specials: &'static [u8],
    /// The squares of each section that are on the disc.
    pub disc: &'static [u8],
    /// The squares of each section that turn the disc.
    pub paws: &'static [u8],
    /// The dog's first square.
    pub dog: Option<u8>,
}

impl Variant {
    /// The points of a card that is played in portions, and whether they are shared.
    pub(crate) fn split(&self, card: Card) -> Option<(u8, bool)> {
        match self.modes[card.index()] {
            [Burn(points)] => Some((*points, false)),
            [Share(points)] => Some((*points, true)),
            _ => None,
        }
    }
}

use Mode::{Back, Burn, Exchange, Forward, Magnet, Share, Start, Wild};

// The decks, in the order of a written hand:
//                            2  3  4  5  6  7 1-7 8  9 10  11 12  13  X  J  C  M
const CLASSIC_DECK: Counts = [8, 8, 8, 8, 8, 8, 0, 8, 8, 8, 8, 8, 8, 8, 6, 0, 0];
const ROYAL_DECK: Counts = [7, 7, 7, 7, 7, 0, 7, 7, 7, 7, 10, 7, 10, 7, 0, 7, 6];
const SEVEN_DECK: Counts = [7, 7, 7, 7, 7, 6, 7, 7, 7, 7, 7, 7, 7, 7, 0, 7, 6];

/// The hands of Royal, and of Black with `hand=5`.
pub(crate) const FIVE: &[u8] = &[5];

/// The modes of the 13 with `thirteen=12`.
pub(crate) const TWELVE_STEPS: &[Mode] = &[Start, Forward(12)];

/// The modes of the 1-7, which moves one piece.
const ONE_TO_SEVEN: &[Mode] = &[Forward(1), Forward(2), Forward(3), Forward(4), Forward(5), Forward(6), Forward(7)];

/// The modes that cards have in all variants that contain them.
const MODES: [&[Mode]; KINDS] = [
    &[Forward(2)],
    &[Forward(3)],
    &[Forward(4), Back(4)],
    &[Forward(5)],
    &[Forward(6)],
    &[Burn(7)],
    ONE_TO_SEVEN,
    &[Forward(8)],
    &[Forward(9)],
    &[Forward(10)],
    &[Start, Forward(1), Forward(11)],
    &[Forward(12)],
    &[Start, Forward(13)],
    &[Exchange],
    &[Wild],
    &[Mode::Copy],
    &[Magnet],
];

/// Dog Classic.
const CLASSIC: Variant = Variant {
    name: "classic",
    seats: &[2, 3, 4, 5, 6],
    deck: CLASSIC_DECK,
    seven_deck: CLASSIC_DECK,
    modes: MODES,
    green: &[],
    black: &[],
    hands: &[6, 5, 4, 3, 2],
    places: false,
    figures: &[],
    specials: &[],
    disc: &[],
    paws: &[],
    dog: None,
};

/// Dog Royal: King, Knight, Citizen, Jester.
const ROYAL: Variant = Variant {
    name: "royal",
    seats: &[4, 6],
    deck: ROYAL_DECK,
    seven_deck: ROYAL_DECK,
    green: &[Card::FOUR, Card::TEN],
    hands: FIVE,
    places: true,
    figures: &[
        Figure { rank: 3, most: 7, crowned: true, ..PLAIN },
        Figure { rank: 2, vaults: true, ..PLAIN },
        Figure { rank: 1, leaps: true, ..PLAIN },
        Figure { forfeits: 2, ..PLAIN },
    ],
    specials: &[10],
    ..CLASSIC
};

/// The modes of cards in Black: the 4 is shared.
const BLACK_MODES: [&[Mode]; KINDS] = {
    let mut modes = MODES;
    modes[Card::FOUR.index()] = &[Share(4)];
    modes
};

/// Black DOG.
const BLACK: Variant = Variant {
    name: "black",
    seats: &[4],
    deck: ROYAL_DECK,
    seven_deck: SEVEN_DECK,
    modes: BLACK_MODES,
    black: &[Card::FIVE, Card::SIX, Card::ONE_TO_SEVEN],
    disc: &[6, 7, 8, 9, 10],
    paws: &[6, 10],
    dog: Some(8),
    ..CLASSIC
};

/// Every variant, in the order of the option.
pub const VARIANTS: [Variant; 3] = [CLASSIC, ROYAL, BLACK];
