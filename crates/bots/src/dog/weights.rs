//! What counts how much, found by `sobremesa tune dog`.

use super::judge::FEATURES;

/// A number for each thing that counts.
pub type Weights = [f32; FEATURES];

/// Of all variants.
#[rustfmt::skip]
pub const WEIGHTS: Weights = [
    // Pieces at home, 0 to 5.
    0.0, -0.2, -0.4, -0.7, -1.3, -2.0,
    // Occupied squares of the lane as bits, F0 the lowest.
    0.0, 0.8, 0.9, 1.9, 1.0, 2.0, 2.1, 3.2, 1.1, 2.1, 2.2, 3.3, 2.4, 3.5, 3.6, 5.0,
    // A piece on the track, at every eighth square before its start.
    0.8, 0.75, 0.65, 0.57, 0.48, 0.4, 0.32, 0.24, 0.2, 0.16, 0.12, 0.08, 0.04, 0.0,
    // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
    0.1, -0.1, -0.05, -0.1, 0.0,
];
