//! The house rules.

use crate::info::INFO;
use sobremesa_core::Rules;

/// The parsed house rules that change play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HouseRules {
    pub(crate) rules: Rules,
    /// `removal=forced`: CB must remove while there is an opposing chip.
    pub forced_removal: bool,
    /// `pair=place-first`: flips only when no spot is empty.
    pub place_first: bool,
    /// `peg-out=exact`: a move past FINISH is lost.
    pub exact: bool,
    /// `flying-monkey=off`: a Flying Monkey scores like any Chip-In.
    pub no_monkey: bool,
    /// `pegging=free`: a move of the Peg may be declined.
    pub free: bool,
    /// The number of faces of a die with Cock, Bull and Monkey.
    pub faces: [u32; 3],
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        let is = |key: &str, value: &str| rules.options.get(&INFO, key) == value;
        HouseRules {
            rules: rules.clone(),
            forced_removal: is("removal", "forced"),
            place_first: is("pair", "place-first"),
            exact: is("peg-out", "exact"),
            no_monkey: is("flying-monkey", "off"),
            free: is("pegging", "free"),
            faces: if is("faces", "2-2-2") { [2, 2, 2] } else { [3, 2, 1] },
        }
    }
}
