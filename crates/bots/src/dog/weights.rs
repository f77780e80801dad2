//! What counts how much, by variant: at first sight, and where a rollout is left, which is at the end of a round. The numbers
//! are those of `data/dog-*.txt`.
//!
//! The ends know what first sight does not: a seat that is done is worth more than its pieces are, and the last piece of
//! Classic stands best 9 to 12 squares before its start.

use super::features::{ALL, FEATURES};
use crate::data::{DOG_ENDS, DOG_SIGHT, numbers};
use sobremesa_dog::HouseRules;
use std::array;

/// A number for each thing that counts at first sight.
pub(super) type Weights = [f32; FEATURES];

/// A number for each thing that counts at the end of a round.
pub(super) type Ends = [f32; ALL];

const HUNDREDTHS: [[i16; FEATURES]; 3] = [numbers(DOG_SIGHT[0], 0), numbers(DOG_SIGHT[1], 0), numbers(DOG_SIGHT[2], 0)];

const FIFTIETHS: [[i16; ALL]; 3] = [numbers(DOG_ENDS[0], 0), numbers(DOG_ENDS[1], 0), numbers(DOG_ENDS[2], 0)];

/// What counts at first sight in the variant that is played.
pub(super) fn weights(house: &HouseRules) -> Weights {
    HUNDREDTHS[house.variant_number()].map(|weight| f32::from(weight) / 100.0)
}

/// What counts at the end of a round in the variant that is played; where there are no partners nothing else was learnt, and
/// the same counts as at first sight.
pub(super) fn ends(house: &HouseRules) -> Ends {
    if house.partner(0) != 0 {
        return FIFTIETHS[house.variant_number()].map(|weight| f32::from(weight) / 50.0);
    }
    let sight = weights(house);
    array::from_fn(|at| sight.get(at).copied().unwrap_or(0.0))
}
