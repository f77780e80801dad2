//! What can be chosen before a game of Dog.

use crate::setup::{
    Copied, DiscTurn, DogGuards, Guard, HandSize, KingStart, LastSeven, NoTarget, SevenPartner, Thirteen,
};
use crate::variant::VARIANTS;
use sobremesa_core::{Former, Info, Need, OptionInfo, Preset};

const CLASSIC: &str = VARIANTS[0].name;
const ROYAL: &str = VARIANTS[1].name;
const BLACK: &str = VARIANTS[2].name;

/// What the publisher's manual says where it differs from the documents; up to version 0.1 these were the defaults.
const BOX: &[(&str, &str)] = &[
    ("copy", Copied::Last.word()),
    ("last-seven", LastSeven::Complete.word()),
    ("hand", HandSize::Five.word()),
    ("free-start", "on"),
];

/// Black has a 7 in the deck by a house rule only.
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
    former: &[Former { version: "0.1", options: BOX }],
    // The starter is drawn anew each game.
    rotates: false,
    teams: &[4, 6],
    dealt: true,
};
