//! The five levels, in one place.
//!
//! 1. Looks at a few lines and takes what is best there, as a rollout does. Uses the piles before its hand.
//! 2. Searches with very few rollouts.
//! 3. Searches with a few rollouts.
//! 4. Searches with more rollouts.
//! 5. Searches with many rollouts.

/// Rollouts of levels 2 to 5.
pub(super) const GAMES: [u64; 4] = [50, 180, 700, 40_000];

/// Rollouts if there is only one choice.
pub(super) const ONLY: u64 = 1_000;
