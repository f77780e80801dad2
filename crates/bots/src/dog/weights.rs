//! The weights of the features by variant: the immediate weights, and the weights at the end of a rollout, which is the
//! end of a round. The numbers are in `data/dog-*.txt`.
//!
//! The end weights have two additional kinds of features. In them, a finished seat is worth more than the sum of its
//! pieces, and in the Classic variant the last piece is best 9 to 12 squares before its start.

use super::features::{END_FEATURES, FEATURES};
use crate::data::{DOG_ENDS, DOG_SIGHT, numbers};
use sobremesa_dog::HouseRules;
use std::array;

/// The immediate weights of all features.
pub(super) type Weights = [f32; FEATURES];

/// The weights of all features at the end of a round.
pub(super) type Ends = [f32; END_FEATURES];

const HUNDREDTHS: [[i16; FEATURES]; 3] = [numbers(DOG_SIGHT[0], 0), numbers(DOG_SIGHT[1], 0), numbers(DOG_SIGHT[2], 0)];

const FIFTIETHS: [[i16; END_FEATURES]; 3] = [numbers(DOG_ENDS[0], 0), numbers(DOG_ENDS[1], 0), numbers(DOG_ENDS[2], 0)];

/// The immediate weights of a variant.
pub(super) fn weights(house: &HouseRules) -> Weights {
    HUNDREDTHS[house.variant_number()].map(|weight| f32::from(weight) / 100.0)
}

/// The weights at the end of a round in a variant. Without partners no end weights were trained, so the immediate ones
/// are used.
pub(super) fn ends(house: &HouseRules) -> Ends {
    if house.partner(0) != 0 {
        return FIFTIETHS[house.variant_number()].map(|weight| f32::from(weight) / 50.0);
    }
    let sight = weights(house);
    array::from_fn(|at| sight.get(at).copied().unwrap_or(0.0))
}
