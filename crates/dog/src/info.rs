//! What can be chosen before a game of Dog.

use crate::setup::{
    Copied, DiscTurn, DogGuards, Guard, HandSize, KingStart, LastSeven, NoTarget, SevenPartner, Thirteen,
};
use crate::variant::VARIANTS;
use sobremesa_core::{Info, OptionInfo};

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
        OptionInfo { key: "guard", values: Guard::WORDS, variants: &[] },
        OptionInfo { key: "seven-partner", values: SevenPartner::WORDS, variants: &[CLASSIC, BLACK] },
        OptionInfo { key: "exchange-no-target", values: NoTarget::WORDS, variants: &[] },
        OptionInfo { key: "last-seven", values: LastSeven::WORDS, variants: &[CLASSIC, BLACK] },
        OptionInfo { key: "copy", values: Copied::WORDS, variants: &[ROYAL, BLACK] },
        OptionInfo { key: "copy-on-copy", values: &["on", "off"], variants: &[ROYAL, BLACK] },
        OptionInfo { key: "thirteen", values: Thirteen::WORDS, variants: &[] },
        OptionInfo { key: "king-start", values: KingStart::WORDS, variants: &[ROYAL] },
        OptionInfo { key: "dog-guards", values: DogGuards::WORDS, variants: &[BLACK] },
        OptionInfo { key: "turn", values: DiscTurn::WORDS, variants: &[BLACK] },
        OptionInfo { key: "hand", values: HandSize::WORDS, variants: &[BLACK] },
        OptionInfo { key: "free-start", values: &["off", "on"], variants: &[BLACK] },
        OptionInfo { key: "burning-seven", values: &["off", "on"], variants: &[BLACK] },
    ],
    // The starter is drawn anew each game.
    rotates: false,
    teams: &[4, 6],
    dealt: true,
};
