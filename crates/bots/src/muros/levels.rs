//! The five levels, in one place.
//!
//! 1. Plays as it comes, but saves its hand.
//! 2. Takes what looks best of a few lines, and saves its hand.
//! 3. Looks ahead a little.
//! 4. Looks ahead.
//! 5. Looks ahead for long.

/// Rollouts that levels 3 to 5 play in their minds before they decide.
pub(super) const GAMES: [u64; 3] = [120, 1_000, 40_000];

/// How many lines level 2 looks at.
pub(super) const LINES_SAMPLED_ALONE: usize = 6;

/// Rollouts where there is only one choice.
pub(super) const ONLY: u64 = 1_000;
