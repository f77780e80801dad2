//! The seats and the house rules, and what follows from them.

use crate::info::INFO;
use sobremesa_core::{Rules, on_off, option_values};

option_values! {
    /// `holes`: what becomes of holes when counters leave a line from its far end.
    Holes {
        /// They stay where they were.
        Fixed = "fixed",
        /// Inner ones move with the rest.
        Carried = "carried",
        /// The rest is packed against the far edge.
        Closed = "closed",
    }
}

option_values! {
    /// `taking`: which counters a card takes in the second phase.
    Taking {
        /// Those of the named colour.
        Colour = "colour",
        /// As many as the named colour has, from the far end.
        FarEnd = "far-end",
    }
}

option_values! {
    /// `piles`: when open cards may be laid.
    Piles {
        /// At any time.
        Free = "free",
        /// Only with an empty hand.
        Last = "last",
    }
}

option_values! {
    /// `ties`: how colours are ranked of which as many counters are left.
    Ties {
        /// They share a rank.
        Summed = "summed",
        /// One after the other.
        Ordered = "ordered",
    }
}

/// The seats and the house rules, read once.
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

    /// Cards dealt to a seat.
    pub fn dealt(&self) -> u8 {
        8 - self.seats
    }
}
