//! What counts how much, found by `sobremesa tune dog`.

use super::judge::FEATURES;

/// A number for each thing that counts.
pub type Weights = [f32; FEATURES];

/// Of all variants.
#[rustfmt::skip]
pub const WEIGHTS: Weights = [
    // Pieces at home, 0 to 5.
    0.73, 0.21, -0.25, -0.63, -1.03, -1.40,
    // Occupied squares of the lane as bits, F0 the lowest.
    -0.51, -0.73, -0.45, -0.69, -0.55, -0.64, -0.01, 0.74, -0.37, -0.23, -0.30, -0.05, -0.25, 0.0, 0.31, 1.45,
    // A piece on the track, at every eighth square before its start.
    0.12, 0.0, -0.05, -0.09, -0.13, -0.16, -0.20, -0.24, -0.26, -0.28, -0.30, -0.32, -0.34, -0.36,
    // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
    -0.06, -0.19, -0.05, -0.46, 0.0,
];
