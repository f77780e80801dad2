//! The house rules.

use crate::info::INFO;
use sobremesa_core::Rules;

/// The house rules that change what may be played or shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// A lift is a separate move, and a lifted gobblet must be played.
    pub touch_move: bool,
    /// The number of occurrences of a position that make a draw.
    pub repetitions: u8,
    /// All requested options.
    pub(crate) rules: Rules,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        let word = |key| rules.options.get(&INFO, key);
        HouseRules {
            touch_move: word("touch-move") == "on",
            repetitions: if word("repetition") == "4" { 4 } else { 3 },
            rules: rules.clone(),
        }
    }
}
