//! The options of a game of Gobblet.

use sobremesa_core::{Info, OptionInfo, Preset};

/// Gobblet's description.
pub static INFO: Info = Info {
    id: "gobblet",
    seats: &[2],
    default_seats: 2,
    variants: &[],
    options: &[
        // The session decides who has which seat; in the rules White moves first.
        OptionInfo { key: "first", values: &["white", "random"], variants: &[], needs: None },
        // This only changes what a page may show, not the rules.
        OptionInfo { key: "memory", values: &["off", "on"], variants: &[], needs: None },
        OptionInfo { key: "repetition", values: &["3", "4"], variants: &[], needs: None },
        OptionInfo { key: "touch-move", values: &["off", "on"], variants: &[], needs: None },
    ],
    presets: &[Preset { name: "screen", options: &[] }, Preset { name: "printed", options: &[("touch-move", "on")] }],
    rotates: true,
    teams: &[],
    dealt: false,
};
