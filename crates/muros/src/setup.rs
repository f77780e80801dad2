//! The seats and the house rules, and what they determine.

use crate::info::{Holes, INFO, Piles, Taking, Ties};
use sobremesa_core::{Rules, on_off};

/// The seats and the parsed house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The number of seats.
    pub seats: u8,
    /// `holes`
    pub holes: Holes,
    /// `taking`
    pub taking: Taking,
    /// `decline`: a seat may take nothing.
    pub decline: bool,
    /// `piles`
    pub piles: Piles,
    /// `ties`
    pub ties: Ties,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        let word = |key| rules.options.get(&INFO, key);
        HouseRules {
            seats: rules.seats,
            holes: Holes::of(word("holes")),
            taking: Taking::of(word("taking")),
            decline: word("decline") == "on",
            piles: Piles::of(word("piles")),
            ties: Ties::of(word("ties")),
        }
    }

    pub(crate) fn rules(&self) -> Rules {
        let words = [
            ("holes", self.holes.word()),
            ("taking", self.taking.word()),
            ("decline", on_off(self.decline)),
            ("piles", self.piles.word()),
            ("ties", self.ties.word()),
        ];
        Rules::of(&INFO, self.seats, &words)
    }

    /// The number of cards dealt to a seat.
    pub fn dealt(&self) -> u8 {
        8 - self.seats
    }
}
