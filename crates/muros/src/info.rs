//! What can be chosen before a game of Muros.

use sobremesa_contract::{Info, OptionInfo};

/// Muros' description.
pub static INFO: Info = Info {
    id: "muros",
    seats: &[2, 3, 4],
    default_seats: 2,
    variants: &[],
    options: &[
        OptionInfo { key: "holes", values: &["fixed", "carried", "closed"], variants: &[] },
        OptionInfo { key: "taking", values: &["colour", "far-end"], variants: &[] },
        OptionInfo { key: "decline", values: &["off", "on"], variants: &[] },
        OptionInfo { key: "piles", values: &["free", "last"], variants: &[] },
        OptionInfo { key: "ties", values: &["summed", "ordered"], variants: &[] },
    ],
    // The starter is drawn anew each game.
    rotates: false,
    dealt: true,
};

// Where each house rule stands among the options.
pub(crate) const HOLES: usize = 0;
pub(crate) const TAKING: usize = 1;
pub(crate) const DECLINE: usize = 2;
pub(crate) const PILES: usize = 3;
pub(crate) const TIES: usize = 4;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_house_rule_is_where_it_is_read() {
        let places = [(HOLES, "holes"), (TAKING, "taking"), (DECLINE, "decline"), (PILES, "piles"), (TIES, "ties")];
        assert_eq!(places.len(), INFO.options.len());
        for (place, key) in places {
            assert_eq!(INFO.options[place].key, key);
        }
    }
}
