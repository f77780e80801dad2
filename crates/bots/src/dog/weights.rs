//! What counts how much at first sight, found by `sobremesa tune dog`.

use super::eval::FEATURES;
use sobremesa_dog::HouseRules;

/// A number for each thing that counts.
pub type Weights = [f32; FEATURES];

/// What counts how much in the variant that is played.
pub fn weights(house: &HouseRules) -> Weights {
    HUNDREDTHS[house.variant_number()].map(|weight| f32::from(weight) / 100.0)
}

/// For each variant.
#[rustfmt::skip]
const HUNDREDTHS: [[i16; FEATURES]; 3] = [
    [
        // Pieces at home, 0 to 5.
        0, -20, -41, -73, -132, -162,
        // Occupied squares of the lane as bits, F0 the lowest.
        -8, 54, 54, 53, 15, 75, 220, 139, 78, 107, 124, 156, 186, 218, 342, 638,
        // A piece on the track, at every eighth square before its start.
        47, 45, 30, 28, 19, 23, 13, 18, 21, 19, 17, 15, 13, 11,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        6, -16, -9, -3, 10,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0, 0, 0, 0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        3, 33, 50, 14,
    ],
    [
        // Pieces at home, 0 to 5.
        0, -12, -28, -49, -60, -90,
        // Occupied squares of the lane as bits, F0 the lowest.
        -3, 55, 34, 80, 17, 92, 74, 119, 85, 135, 102, 53, 191, 225, 323, 547,
        // A piece on the track, at every eighth square before its start.
        47, 41, 25, 20, 19, 19, 11, 13, 17, 15, 13, 11, 9, 7,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        6, -4, -1, -11, 18,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        11, -11, 0, 0,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        12, 34, 87, 25,
    ],
    [
        // Pieces at home, 0 to 5.
        0, -13, -27, -47, -110, -140,
        // Occupied squares of the lane as bits, F0 the lowest.
        2, 44, 44, 73, 50, 84, 104, 115, 80, 143, 142, 210, 203, 292, 403, 657,
        // A piece on the track, at every eighth square before its start.
        58, 39, 31, 28, 24, 22, 12, 22, 12, 10, 8, 6, 4, 2,
        // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
        0, -10, -2, -9, -1,
        // Of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn.
        0, 0, -19, 2,
        // Cards that are kept: plain ones, start cards, wild ones, others that can do two things.
        5, 15, 27, 18,
    ],
];
