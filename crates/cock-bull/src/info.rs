//! The options of a game of Cock & Bull.

use sobremesa_core::{Info, OptionInfo, SERIES};

/// Cock & Bull's description.
pub static INFO: Info = Info {
    id: "cock-bull",
    seats: &[2],
    default_seats: 2,
    variants: &[],
    options: &[
        OptionInfo { key: "removal", values: &["choice", "forced"], variants: &[], needs: None },
        OptionInfo { key: "pair", values: &["choice", "place-first"], variants: &[], needs: None },
        OptionInfo { key: "peg-out", values: &["overshoot", "exact"], variants: &[], needs: None },
        OptionInfo { key: "flying-monkey", values: &["54", "off"], variants: &[], needs: None },
        OptionInfo { key: "pegging", values: &["must", "free"], variants: &[], needs: None },
        OptionInfo { key: "faces", values: &["3-2-1", "2-2-2"], variants: &[], needs: None },
        // The session decides where the dice come from.
        OptionInfo { key: "dice", values: &["random", "manual"], variants: &[], needs: None },
        // A series of games reads this option.
        SERIES,
    ],
    presets: &[],
    rotates: false,
    teams: &[],
    dealt: false,
};
