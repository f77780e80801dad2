//! The choices before a game of Cock & Bull.

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
        // Where the dice come from is the session's to decide.
        OptionInfo { key: "dice", values: &["random", "manual"], variants: &[], needs: None },
        // Read by a series around single games.
        SERIES,
    ],
    presets: &[],
    former: &[],
    rotates: false,
    teams: &[],
    dealt: false,
};
