//! What can be chosen before a game of Dog.

use crate::variant::VARIANTS;
use sobremesa_contract::{Info, OptionInfo};

const CLASSIC: &str = VARIANTS[0].name;
const ROYAL: &str = VARIANTS[1].name;
const BLACK: &str = VARIANTS[2].name;

/// Dog's description.
pub static INFO: Info = Info {
    id: "dog",
    seats: VARIANTS[0].seats,
    default_seats: 4,
    variants: &[(CLASSIC, VARIANTS[0].seats), (ROYAL, VARIANTS[1].seats), (BLACK, VARIANTS[2].seats)],
    options: &[
        OptionInfo { key: "variant", values: &[CLASSIC, ROYAL, BLACK], variants: &[] },
        OptionInfo { key: "guard", values: &["always", "fresh"], variants: &[] },
        OptionInfo { key: "seven-partner", values: &["leftover", "free"], variants: &[CLASSIC, BLACK] },
        OptionInfo { key: "exchange-no-target", values: &["unplayable", "discard"], variants: &[] },
        OptionInfo { key: "last-seven", values: &["complete", "lapses"], variants: &[CLASSIC, BLACK] },
        OptionInfo { key: "copy-on-copy", values: &["on", "off"], variants: &[ROYAL, BLACK] },
        OptionInfo { key: "turn", values: &["must", "may"], variants: &[BLACK] },
        OptionInfo { key: "hand", values: &["5", "classic"], variants: &[BLACK] },
        OptionInfo { key: "free-start", values: &["on", "off"], variants: &[BLACK] },
        OptionInfo { key: "burning-seven", values: &["off", "on"], variants: &[BLACK] },
    ],
    // The starter is drawn anew each game.
    rotates: false,
    dealt: true,
};

// Where each house rule stands among the options.
pub(crate) const VARIANT: usize = 0;
pub(crate) const GUARD: usize = 1;
pub(crate) const SEVEN_PARTNER: usize = 2;
pub(crate) const EXCHANGE_NO_TARGET: usize = 3;
pub(crate) const LAST_SEVEN: usize = 4;
pub(crate) const COPY_ON_COPY: usize = 5;
pub(crate) const TURN: usize = 6;
pub(crate) const HAND: usize = 7;
pub(crate) const FREE_START: usize = 8;
pub(crate) const BURNING_SEVEN: usize = 9;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_house_rule_is_where_it_is_read() {
        let places = [
            (VARIANT, "variant"),
            (GUARD, "guard"),
            (SEVEN_PARTNER, "seven-partner"),
            (EXCHANGE_NO_TARGET, "exchange-no-target"),
            (LAST_SEVEN, "last-seven"),
            (COPY_ON_COPY, "copy-on-copy"),
            (TURN, "turn"),
            (HAND, "hand"),
            (FREE_START, "free-start"),
            (BURNING_SEVEN, "burning-seven"),
        ];
        assert_eq!(places.len(), INFO.options.len());
        for (place, key) in places {
            assert_eq!(INFO.options[place].key, key);
        }
    }
}
