//! The five levels, in one place. The lower ones overlook what people overlook, except when they give a card.
//!
//! 1. Looks only at its team's pieces: how far each has come, and how many are in its lane.
//! 2. Also looks at the order in the lane, and at how well a square suits the next move.
//! 3. Also looks at its rivals' pieces, but not at what threatens a piece, nor at the cards that it keeps.
//! 4. Overlooks nothing, and searches with a few rollouts.
//! 5. Searches with many rollouts.

use super::features::{DISC, EXPOSED, FEATURES, GUARD, HUNTED, KEEP, LANE, NEAR, TRACK};
use super::weights::Weights;
use std::array;

/// Rollouts of levels 4 and 5.
pub(super) const GAMES: [u64; 2] = [12, 3_000];

/// Rollouts if there is only one choice.
pub(super) const ONLY: u64 = 40;

/// The last weight of the track.
const LAST_EIGHTH: usize = GUARD - 1;

/// A level's weights: 0 for the features that it overlooks.
pub(super) fn noticed(level: u8, weights: &Weights) -> Weights {
    array::from_fn(|at| match at {
        LANE..TRACK if level == 1 => 0.8 * (at - LANE).count_ones() as f32,
        TRACK..=LAST_EIGHTH if level == 1 => 0.47 - 0.03 * (at - TRACK) as f32,
        NEAR..=EXPOSED | HUNTED..=DISC | KEEP..FEATURES if level < 4 => 0.0,
        _ => weights[at],
    })
}

/// Returns true if a level looks at its rivals' pieces.
pub(super) fn looks_at_rivals(level: u8) -> bool {
    level > 2
}
