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
    teams: &[],
    dealt: true,
};
