//! The five levels, in one place.
//!
//! 1. Samples a few lines, makes the best capture there, and uses the piles before its hand.
//! 2. Searches with very few rollouts.
//! 3. Searches with a few rollouts.
//! 4. Searches with more rollouts.
//! 5. Searches with many rollouts.

/// Rollouts of levels 2 to 5.
pub(super) const GAMES: [u64; 4] = [50, 180, 700, 40_000];

/// The number of lines that level 1 samples.
pub(super) const LINES_SAMPLED_ALONE: usize = 8;

/// Rollouts if there is only one choice.
pub(super) const ONLY: u64 = 1_000;
