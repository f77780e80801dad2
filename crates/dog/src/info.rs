//! The options of a game of Dog.

use crate::variant::VARIANTS;
use sobremesa_core::{Info, Need, OptionInfo, Preset, option_values};

const CLASSIC: &str = VARIANTS[0].name;
const ROYAL: &str = VARIANTS[1].name;
const BLACK: &str = VARIANTS[2].name;

/// The rules of the publisher's manual where they differ from the defaults.
const BOX: &[(&str, &str)] = &[
    ("copy", Copied::Last.word()),
    ("last-seven", LastSeven::Complete.word()),
    ("hand", HandSize::Five.word()),
    ("free-start", "on"),
];

/// Black has a 7 in the deck only with a house rule.
const SEVEN: Option<Need> = Some(Need { variant: BLACK, key: "burning-seven", value: "on" });

/// Dog's description.
pub static INFO: Info = Info {
    id: "dog",
    seats: VARIANTS[0].seats,
    default_seats: 4,
    variants: &[(CLASSIC, VARIANTS[0].seats), (ROYAL, VARIANTS[1].seats), (BLACK, VARIANTS[2].seats)],
    options: &[
        OptionInfo { key: "variant", values: &[CLASSIC, ROYAL, BLACK], variants: &[], needs: None },
        OptionInfo { key: "guard", values: Guard::WORDS, variants: &[], needs: None },
        OptionInfo { key: "seven-partner", values: SevenPartner::WORDS, variants: &[CLASSIC, BLACK], needs: SEVEN },
        OptionInfo { key: "exchange-no-target", values: NoTarget::WORDS, variants: &[], needs: None },
        OptionInfo { key: "last-seven", values: LastSeven::WORDS, variants: &[CLASSIC, BLACK], needs: SEVEN },
        OptionInfo { key: "copy", values: Copied::WORDS, variants: &[ROYAL, BLACK], needs: None },
        OptionInfo { key: "copy-on-copy", values: &["on", "off"], variants: &[ROYAL, BLACK], needs: None },
        OptionInfo { key: "thirteen", values: Thirteen::WORDS, variants: &[], needs: None },
        OptionInfo { key: "king-start", values: KingStart::WORDS, variants: &[ROYAL], needs: None },
        OptionInfo { key: "dog-guards", values: DogGuards::WORDS, variants: &[BLACK], needs: None },
        OptionInfo { key: "turn", values: DiscTurn::WORDS, variants: &[BLACK], needs: None },
        OptionInfo { key: "hand", values: HandSize::WORDS, variants: &[BLACK], needs: None },
        OptionInfo { key: "free-start", values: &["off", "on"], variants: &[BLACK], needs: None },
        OptionInfo { key: "burning-seven", values: &["off", "on"], variants: &[BLACK], needs: None },
    ],
    presets: &[Preset { name: "page", options: &[] }, Preset { name: "box", options: BOX }],
    // Each game draws its starter.
    rotates: false,
    teams: &[4, 6],
    dealt: true,
};

option_values! {
    /// `guard`: which pieces on their start squares are guards.
    Guard {
        /// All.
        Always = "always",
        /// Those that were brought out and have not moved since.
        Fresh = "fresh",
    }
}

option_values! {
    /// `seven-partner`: when portions of a 7 may go to the partner's pieces.
    SevenPartner {
        /// Once the seat's own pieces are in.
        Leftover = "leftover",
        /// At any time.
        Free = "free",
    }
}

option_values! {
    /// `exchange-no-target`: what happens to an exchange without a target.
    NoTarget {
        /// It stays in the hand.
        Unplayable = "unplayable",
        /// It may be discarded.
        Discard = "discard",
    }
}

option_values! {
    /// `last-seven`: what happens to the points left when the last own piece is in.
    LastSeven {
        /// After each portion, they may be spent on the partner's pieces or given up.
        May = "may",
        /// They must be spent.
        Complete = "complete",
        /// They may be given up at once.
        Lapses = "lapses",
    }
}

option_values! {
    /// `copy`: what a copy may count as.
    Copied {
        /// Any card played before in the round.
        Any = "any",
        /// The card played last.
        Last = "last",
    }
}

option_values! {
    /// `king-start`: who captures a King on a foreign start.
    KingStart {
        /// The figures of that start's colour.
        Owner = "owner",
        /// The figures of every colour except his own.
        Any = "any",
    }
}

option_values! {
    /// `dog-guards`: whether the dog spares guards.
    DogGuards {
        /// It does.
        Safe = "safe",
        /// It sends them home like other pieces.
        Bitten = "bitten",
    }
}

option_values! {
    /// `thirteen`: the steps of the 13 when it brings no piece out.
    Thirteen {
        /// 13 steps.
        Thirteen = "13",
        /// 12 steps.
        Twelve = "12",
    }
}

option_values! {
    /// `turn`: whether a piece on a paw turns the disc.
    DiscTurn {
        /// It must.
        Must = "must",
        /// It may.
        May = "may",
    }
}

option_values! {
    /// `hand`: how many cards are dealt.
    HandSize {
        /// Those of the variant.
        Usual = "classic",
        /// Five in every round.
        Five = "5",
    }
}
