//! What counts how much where a quick game is left, which is at the end of a round: not the same as at first sight.
//!
//! Of Classic with partners the weights were fitted (least squares of the logits, 60,000 ends of rounds) to a network that
//! had learnt from games against itself (TD(0.7)), both by throwaway programs; those of Royal and Black are what
//! `sobremesa tune dog --ends --games 300000 --seed b --option variant=...` finds (on squares that only six seats have, as
//! on the farthest that four have). What they know and first sight does not: a seat that is done is worth more than its
//! pieces are, and the last piece of Classic stands best 9 to 12 squares before its start.

use super::eval::ALL;
use super::weights::weights;
use sobremesa_dog::HouseRules;
use std::array;

/// A number for each thing that counts.
pub type Ends = [f32; ALL];

/// What counts how much in the game that is played; where nothing else was learnt, the same as at first sight.
pub fn ends(house: &HouseRules) -> Ends {
    let (learnt, sight) = (house.partner(0) != 0, weights(house));
    array::from_fn(|at| match sight.get(at) {
        _ if learnt => f32::from(FIFTIETHS[house.variant_number()][at] - 64) / 50.0,
        Some(weight) => *weight,
        None => 0.0,
    })
}

/// For each variant with partners, half of the hundredths that `tune` prints, 64 being nothing: small numbers that are not
/// negative travel as a letter each. A line each:
/// - pieces at home, 0 to 5;
/// - occupied squares of the lane as bits, F0 the lowest;
/// - a piece on the track, at every eighth square before its start;
/// - a guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round;
/// - of a slow piece being in the lane, and the rest of its way; what the dog may catch; what the disc may turn; cards;
/// - the last piece, up to 4, 8, 12 and 16 squares before its start, and farther;
/// - pieces in the lanes of two partners: 0-0, 1-0, 1-1, 2-0 and so on.
#[rustfmt::skip]
const FIFTIETHS: [[i8; ALL]; 3] = [
    [
        87, 74, 62, 51, 40, 40,
        56, 58, 57, 56, 58, 55, 57, 55, 60, 59, 61, 59, 68, 68, 81, 116,
        65, 65, 62, 61, 61, 62, 60, 59, 61, 61, 61, 61, 61, 61,
        64, 60, 61, 60, 65,
        64, 64, 64, 64, 64, 64, 64, 64,
        83, 84, 88, 78, 64,
        60, 58, 56, 60, 56, 52, 66, 61, 58, 60, 71, 73, 77, 85, 64,
    ],
    [
        85, 73, 63, 54, 45, 64,
        55, 60, 60, 60, 58, 61, 56, 24, 64, 64, 64, 65, 72, 70, 81, 110,
        68, 66, 63, 62, 62, 63, 60, 60, 60, 60, 60, 60, 60, 60,
        64, 62, 63, 58, 64,
        86, 60, 64, 64, 64, 64, 64, 64,
        92, 86, 82, 72, 62,
        60, 60, 59, 62, 60, 60, 60, 60, 58, 56, 72, 73, 78, 80, 64,
    ],
    [
        99, 80, 62, 46, 32, 64,
        50, 54, 54, 62, 54, 60, 58, 64, 58, 59, 58, 56, 66, 65, 76, 127,
        64, 64, 61, 60, 60, 60, 58, 58, 57, 64, 64, 64, 64, 64,
        64, 59, 62, 56, 64,
        64, 64, 57, 63, 64, 64, 64, 64,
        100, 93, 96, 83, 70,
        58, 57, 54, 60, 54, 55, 62, 56, 57, 60, 74, 74, 81, 93, 64,
    ],
];
