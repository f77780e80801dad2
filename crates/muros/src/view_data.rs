//! The contents of a [`View`](crate::View) as lists, rows and objects, for programs outside the rules.

use crate::board::{Cell, Colour, Slot, Squares};
use crate::position::{Hand, Position, Stage};
use alloc::vec::Vec;
use sobremesa_core::OptionValues;

/// A card as a viewer sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
pub enum Card {
    /// Yellow.
    Y,
    /// Blue.
    B,
    /// Red.
    R,
    /// Green.
    G,
    /// A card that the viewer does not see.
    #[cfg_attr(feature = "serde", serde(rename = "?"))]
    Hidden,
}

impl Card {
    /// The colours in the order of a written hand, then the hidden one.
    const ALL: [Card; 5] = [Card::Y, Card::B, Card::R, Card::G, Card::Hidden];
}

/// The cards laid at the four sides, each side's slots from 1 to 9.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "UPPERCASE"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros", missing_as_null))]
pub struct Slots {
    /// Above columns 1 to 9.
    pub n: Vec<Option<Colour>>,
    /// Right of rows 1 to 9.
    pub e: Vec<Option<Colour>>,
    /// Below columns 1 to 9.
    pub s: Vec<Option<Colour>>,
    /// Left of rows 1 to 9.
    pub w: Vec<Option<Colour>>,
}

/// Muros as a viewer sees it: everything except the others' hands. Squares are numbered from 0 to 80, row by row from
/// the top left.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros", missing_as_null))]
#[non_exhaustive]
pub struct ViewData {
    /// The outcome of chance that is due before play.
    pub stage: Stage,
    /// 0 before the starter is drawn, 1 afterwards, and 2 once every line has a card.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1 | 2"))]
    pub phase: u8,
    /// The seat to move. It advances even after the last card.
    pub mover: u8,
    /// Nine rows of nine counters, top to bottom. A hole is null.
    pub squares: Vec<Vec<Option<Colour>>>,
    /// The cards around the grid.
    pub slots: Slots,
    /// Both ends of each blocked line: two cards of the same colour.
    pub blocked: Vec<Slot>,
    /// One hand per seat, in the order yellow, blue, red, green.
    pub hands: Vec<Vec<Card>>,
    /// The numbers of cards in the open piles: yellow, blue, red, green.
    pub piles: [u8; 4],
    /// The numbers of counters that each seat has kept: yellow, blue, red, green, white.
    pub kept: Vec<[u8; 5]>,
    /// The ranks of yellow, blue, red and green by their counters left, 0 for the most. Tied colours share a rank or,
    /// with `ties=ordered`, are ranked one after the other.
    pub ranks: [u8; 4],
    /// The rank that decides who leads or has won; null while all seats are equal.
    pub deciding: Option<u8>,
    /// The seats that lead or have won: several if they are equal in all ranks.
    pub leaders: Vec<u8>,
    /// The cards of each colour in hidden hands: with two seats the other hand.
    pub unseen: [u8; 4],
    /// The house rules that differ from the defaults.
    #[cfg_attr(feature = "tsify", tsify(type = "Record<string, string>"))]
    pub options: OptionValues,
}

/// Cards dealt, as a viewer knows them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
pub struct DealData {
    /// One hand per seat, in the order yellow, blue, red, green.
    pub hands: Vec<Vec<Card>>,
    /// The numbers of cards in the open piles: yellow, blue, red, green.
    pub piles: [u8; 4],
}

pub(crate) fn cards(hand: &Hand) -> Vec<Card> {
    let counts = hand.cards.into_iter().chain([hand.hidden]);
    Card::ALL.into_iter().zip(counts).flat_map(|(card, count)| core::iter::repeat_n(card, count.into())).collect()
}

pub(crate) fn to_rows(squares: &Squares) -> Vec<Vec<Cell>> {
    squares.chunks(9).map(<[Cell]>::to_vec).collect()
}

/// Writes the 81 squares of an event as nine rows.
#[cfg(feature = "serde")]
pub(crate) fn rows<S: serde::Serializer>(squares: &Squares, to: S) -> Result<S::Ok, S::Error> {
    serde::Serialize::serialize(&to_rows(squares), to)
}

/// The number of slots per side.
const SIDES: usize = 9;

impl Slots {
    pub(crate) fn of(position: &Position) -> Slots {
        let walls = position.walls();
        let side = |number: usize| walls[SIDES * number..SIDES * (number + 1)].to_vec();
        Slots { n: side(0), e: side(1), s: side(2), w: side(3) }
    }
}
