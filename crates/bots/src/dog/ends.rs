//! What counts how much where a quick game is left, which is at the end of a round: not the same as at first sight.
//!
//! Of Classic with partners the weights were fitted (least squares of the logits, 60,000 ends of rounds) to a network that
//! had learnt from games against itself (TD(0.7)), both by throwaway programs. What they know and first sight does not:
//! a seat that is done is worth more than its pieces are, and the last piece stands best 9 to 12 squares before its start.

use super::judge::ALL;
use super::weights::weights;
use sobremesa_dog::HouseRules;
use std::array;

/// A number for each thing that counts.
pub type Ends = [f32; ALL];

/// What counts how much in the game that is played; where nothing else was learnt, the same as at first sight.
pub fn ends(house: &HouseRules) -> Ends {
    let (learnt, sight) = (house.variant_number() == 0 && house.partner(0) != 0, weights(house));
    array::from_fn(|at| match sight.get(at) {
        _ if learnt => f32::from(HUNDREDTHS[at]) / 100.0,
        Some(weight) => *weight,
        None => 0.0,
    })
}

/// For Classic with partners.
#[rustfmt::skip]
const HUNDREDTHS: [i8; ALL] = [
    // Pieces at home, 0 to 5.
    45, 20, -3, -26, -48, -48,
    // Occupied squares of the lane as bits, F0 the lowest.
    -15, -12, -14, -15, -11, -18, -14, -18, -7, -10, -5, -9, 7, 8, 34, 104,
    // A piece on the track, at every eighth square before its start.
    2, 1, -4, -5, -5, -4, -8, -9, -6, -6, -6, -6, -6, -6,
    // A guard; pieces before rivals, near and far; on the start of a rival who waits; who leads the next round.
    0, -8, -5, -8, 1,
    // Nothing of the other variants, nothing of cards.
    0, 0, 0, 0, 0, 0, 0, 0,
    // The last piece, up to 4, 8, 12 and 16 squares before its start, and farther.
    38, 39, 47, 28, 0,
    // Pieces in the lanes of two partners: 0-0, 1-0, 1-1, 2-0 and so on.
    -8, -11, -15, -7, -16, -23, 3, -5, -12, -7, 14, 17, 26, 42, 0,
];
