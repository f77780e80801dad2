//! The options of a game of Muros.

use sobremesa_core::{Info, OptionInfo, option_values};

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
    // Each game draws its starter.
    rotates: false,
    teams: &[],
    dealt: true,
};

option_values! {
    /// `holes`: what happens to holes when counters leave a line from its far end.
    Holes {
        /// They stay where they were.
        Fixed = "fixed",
        /// Inner holes move with the other counters.
        Carried = "carried",
        /// The other counters are packed against the far edge.
        Closed = "closed",
    }
}

option_values! {
    /// `taking`: which counters a card takes in the second phase.
    Taking {
        /// The counters of the named colour.
        Colour = "colour",
        /// As many counters as the named colour has, from the far end.
        FarEnd = "far-end",
    }
}

option_values! {
    /// `piles`: when cards from the open piles may be laid.
    Piles {
        /// At any time.
        Free = "free",
        /// Only with an empty hand.
        Last = "last",
    }
}

option_values! {
    /// `ties`: how colours with equally many counters left are ranked.
    Ties {
        /// They share a rank.
        Summed = "summed",
        /// They are ranked one after the other.
        Ordered = "ordered",
    }
}
