//! The variants as data: decks, what cards can do, sizes of hands.

use crate::cards::KINDS;

/// One thing that a card can be played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// A piece comes from home to its start square.
    Start,
    /// So many squares forward.
    Forward(u8),
    /// So many squares backward.
    Back(u8),
    /// So many points in portions; everything passed goes home.
    Burn(u8),
    /// A piece changes places with one of another colour.
    Exchange,
    /// Any other card of the deck.
    Wild,
}

/// What tells one variant from another.
#[derive(Debug)]
pub struct Variant {
    /// Its name among the options.
    pub name: &'static str,
    /// How many cards of each kind there are.
    pub deck: [u8; KINDS],
    /// What each kind of card can do.
    pub modes: [&'static [Mode]; KINDS],
    /// The sizes of hands, round after round, then again.
    pub hands: &'static [u8],
}

use Mode::{Back, Burn, Exchange, Forward, Start, Wild};

/// Dog Classic.
pub(crate) const CLASSIC: Variant = Variant {
    name: "classic",
    //     2  3  4  5  6  7 1-7 8  9 10 11 12 13  X  J  C  M
    deck: [8, 8, 8, 8, 8, 8, 0, 8, 8, 8, 8, 8, 8, 8, 6, 0, 0],
    modes: [
        &[Forward(2)],
        &[Forward(3)],
        &[Forward(4), Back(4)],
        &[Forward(5)],
        &[Forward(6)],
        &[Burn(7)],
        &[],
        &[Forward(8)],
        &[Forward(9)],
        &[Forward(10)],
        &[Start, Forward(1), Forward(11)],
        &[Forward(12)],
        &[Start, Forward(13)],
        &[Exchange],
        &[Wild],
        &[],
        &[],
    ],
    hands: &[6, 5, 4, 3, 2],
};

/// Every variant, in the order of the option.
pub const VARIANTS: [Variant; 1] = [CLASSIC];

/// Cards in a deck, whatever the variant.
pub(crate) const CARDS: usize = 110;
