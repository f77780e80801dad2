//! What counts how much, found by `sobremesa tune dog`.

use super::judge::FEATURES;

/// A number for each thing that counts.
pub type Weights = [f32; FEATURES];

/// For each variant.
#[rustfmt::skip]
pub const WEIGHTS: [Weights; 3] = [
    [
        // Pieces at home, 0 to 5.
        0.0, -0.1, -0.2, -0.35, -0.65, -1.0,
        // Occupied squares of the lane as bits, F0 the lowest.
        0.0, 0.4, 0.45, 0.95, 0.5, 1., 1.05, 1.6, 0.55, 1.05, 1.1, 1.65, 1.2, 1.75, 1.8, 2.5,
        // A piece on the track, at every eighth square before its start.
        0.4, 0.375, 0.325, 0.285, 0.24, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02, 0.0,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.05, -0.05, -0.025, -0.05, 0.0,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.0, 0.0, 0.0, 0.0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.15, 0.45, 0.6, 0.25,
    ],
    [
        // Pieces at home, 0 to 5.
        0.0, -0.1, -0.2, -0.35, -0.65, -1.0,
        // Occupied squares of the lane as bits, F0 the lowest.
        0.0, 0.4, 0.45, 0.95, 0.5, 1., 1.05, 1.6, 0.55, 1.05, 1.1, 1.65, 1.2, 1.75, 1.8, 2.5,
        // A piece on the track, at every eighth square before its start.
        0.4, 0.375, 0.325, 0.285, 0.24, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02, 0.0,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.05, -0.05, -0.025, -0.05, 0.0,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.1, -0.1, 0.0, 0.0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.15, 0.45, 0.6, 0.25,
    ],
    [
        // Pieces at home, 0 to 5.
        0.0, -0.1, -0.2, -0.35, -0.65, -1.0,
        // Occupied squares of the lane as bits, F0 the lowest.
        0.0, 0.4, 0.45, 0.95, 0.5, 1., 1.05, 1.6, 0.55, 1.05, 1.1, 1.65, 1.2, 1.75, 1.8, 2.5,
        // A piece on the track, at every eighth square before its start.
        0.4, 0.375, 0.325, 0.285, 0.24, 0.2, 0.16, 0.12, 0.1, 0.08, 0.06, 0.04, 0.02, 0.0,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0.05, -0.05, -0.025, -0.05, 0.0,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0.0, 0.0, -0.1, 0.0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        0.15, 0.45, 0.6, 0.25,
    ],
];
