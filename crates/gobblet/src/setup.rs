//! The house rules.

use crate::info::INFO;
use sobremesa_core::Rules;

/// The house rules that change what may be played or shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// A lift is a move of its own, and a lifted gobblet must be played.
    pub touch_move: bool,
    /// All options as they were asked for.
    pub(crate) rules: Rules,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        HouseRules { touch_move: rules.options.get(&INFO, "touch-move") == "on", rules: rules.clone() }
    }
}
