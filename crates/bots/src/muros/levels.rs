//! The five levels, in one place.
//!
//! 1. Looks at a few lines only and takes what looks best there, and saves its hand.
//! 2. Looks ahead very little.
//! 3. Looks ahead a little.
//! 4. Looks ahead.
//! 5. Looks ahead for long.

/// Rollouts of levels 2 to 5 before they decide.
pub(super) const GAMES: [u64; 4] = [50, 180, 700, 40_000];

/// The number of lines that level 1 looks at.
pub(super) const LINES_SAMPLED_ALONE: usize = 6;

/// Rollouts where there is only one choice.
pub(super) const ONLY: u64 = 1_000;
