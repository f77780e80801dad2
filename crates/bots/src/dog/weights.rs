//! What counts how much, found by `sobremesa tune dog`.

use super::judge::FEATURES;

/// A number for each thing that counts.
pub type Weights = [f32; FEATURES];

/// For each variant.
#[rustfmt::skip]
pub const WEIGHTS: [Weights; 3] = [
    [
        // Pieces at home, 0 to 5.
        0.0, -0.2, -0.41, -0.73, -1.32, -1.62,
        // Occupied squares of the lane as bits, F0 the lowest.
        -0.08, 0.54, 0.54, 0.53, 0.15, 0.75, 2.2, 1.39, 0.78, 1.07, 1.24, 1.56, 1.86, 2.18, 3.42, 6.38,
        // A piece on the track, at every eighth square before its start.
        0.47, 0.45, 0.3, 0.28, 0.19, 0.23, 0.13, 0.18, 0.21, 0.19, 0.17, 0.15, 0.13, 0.11,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.06, -0.16, -0.09, -0.03, 0.1,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.0, 0.0, 0.0, 0.0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.03, 0.33, 0.5, 0.14,
    ],
    [
        // Pieces at home, 0 to 5.
        0.0, -0.12, -0.28, -0.49, -0.6, -0.9,
        // Occupied squares of the lane as bits, F0 the lowest.
        -0.03, 0.55, 0.34, 0.8, 0.17, 0.92, 0.74, 1.19, 0.85, 1.35, 1.02, 0.53, 1.91, 2.25, 3.23, 5.47,
        // A piece on the track, at every eighth square before its start.
        0.47, 0.41, 0.25, 0.2, 0.19, 0.19, 0.11, 0.13, 0.17, 0.15, 0.13, 0.11, 0.09, 0.07,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.06, -0.04, -0.01, -0.11, 0.18,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.11, -0.11, 0.0, 0.0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.12, 0.34, 0.87, 0.25,
    ],
    [
        // Pieces at home, 0 to 5.
        0.0, -0.13, -0.27, -0.47, -1.1, -1.4,
        // Occupied squares of the lane as bits, F0 the lowest.
        0.02, 0.44, 0.44, 0.73, 0.5, 0.84, 1.04, 1.15, 0.8, 1.43, 1.42, 2.1, 2.03, 2.92, 4.03, 6.57,
        // A piece on the track, at every eighth square before its start.
        0.58, 0.39, 0.31, 0.28, 0.24, 0.22, 0.12, 0.22, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.0, -0.1, -0.02, -0.09, -0.01,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.0, 0.0, -0.19, 0.02,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.05, 0.15, 0.27, 0.18,
    ],
];
