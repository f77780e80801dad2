//! What can be chosen before a game of Dog.

use crate::variant::CLASSIC;
use sobremesa_contract::{Info, OptionInfo};

/// Dog's description.
pub const INFO: Info = Info {
    id: "dog",
    seats: &[2, 3, 4, 5, 6],
    default_seats: 4,
    variants: &[CLASSIC.name],
    options: &[
        OptionInfo { key: "variant", values: &[CLASSIC.name], variants: &[] },
        OptionInfo { key: "guard", values: &["always", "fresh"], variants: &[] },
        OptionInfo { key: "seven-partner", values: &["leftover", "free"], variants: &[] },
        OptionInfo { key: "exchange-no-target", values: &["unplayable", "discard"], variants: &[] },
        OptionInfo { key: "last-seven", values: &["complete", "lapses"], variants: &[] },
    ],
    // The starter is drawn anew each game.
    rotates: false,
};
