//! What can be chosen before a game of Muros.

use crate::setup::{Holes, Piles, Taking, Ties};
use sobremesa_core::{Info, OptionInfo};

/// Muros' description.
pub static INFO: Info = Info {
    id: "muros",
    seats: &[2, 3, 4],
    default_seats: 2,
    variants: &[],
    options: &[
        OptionInfo { key: "holes", values: Holes::WORDS, variants: &[], needs: None },
        OptionInfo { key: "taking", values: Taking::WORDS, variants: &[], needs: None },
        OptionInfo { key: "decline", values: &["off", "on"], variants: &[], needs: None },
        OptionInfo { key: "piles", values: Piles::WORDS, variants: &[], needs: None },
        OptionInfo { key: "ties", values: Ties::WORDS, variants: &[], needs: None },
    ],
    presets: &[],
    former: &[],
    // The starter is drawn anew each game.
    rotates: false,
    teams: &[],
    dealt: true,
};
