//! What can be chosen before a game of Gobblet.

use sobremesa_core::{Info, OptionInfo};

/// Gobblet's description.
pub static INFO: Info = Info {
    id: "gobblet",
    seats: &[2],
    default_seats: 2,
    variants: &[],
    options: &[
        // Who sits where is the session's to decide; the rules only know that White moves first.
        OptionInfo { key: "first", values: &["white", "random"], variants: &[] },
        // What a page may show; the rules are the same.
        OptionInfo { key: "memory", values: &["off", "on"], variants: &[] },
        OptionInfo { key: "touch-move", values: &["off", "on"], variants: &[] },
    ],
    rotates: true,
    teams: &[],
    dealt: false,
};
