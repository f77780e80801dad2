//! The seats and the house rules, and what follows from them.

use crate::info::INFO;
use sobremesa_contract::{Compact, Rules};

// Where each house rule stands among the options.
const HOLES: usize = INFO.place("holes");
const TAKING: usize = INFO.place("taking");
const DECLINE: usize = INFO.place("decline");
const PILES: usize = INFO.place("piles");
const TIES: usize = INFO.place("ties");

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
    options: Compact<{ INFO.options.len() }>,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        HouseRules { seats: rules.seats, options: Compact::new(&INFO, rules) }
    }

    pub(crate) fn rules(&self) -> Rules {
        self.options.rules(&INFO, self.seats)
    }

    /// `holes`
    pub fn holes(&self) -> Holes {
        match self.options.value(HOLES) {
            0 => Holes::Fixed,
            1 => Holes::Carried,
            _ => Holes::Closed,
        }
    }

    /// `taking=far-end`: as many as the named colour has, from the far end.
    pub fn far_end(&self) -> bool {
        self.options.value(TAKING) > 0
    }

    /// `decline=on`: a seat may take nothing.
    pub fn may_decline(&self) -> bool {
        self.options.value(DECLINE) > 0
    }

    /// `piles=last`: open cards only with an empty hand.
    pub fn piles_last(&self) -> bool {
        self.options.value(PILES) > 0
    }

    /// `ties=ordered`: tied colours are compared one by one.
    pub fn ordered(&self) -> bool {
        self.options.value(TIES) > 0
    }

    /// Cards dealt to a seat.
    pub fn dealt(&self) -> u8 {
        8 - self.seats
    }
}
