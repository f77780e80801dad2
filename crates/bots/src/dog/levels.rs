//! The five levels, in one place.
//!
//! 1. Like level 2, but overlooks some of its turns.
//! 2. Plays the turn with the best immediate evaluation of the board and its hand.
//! 3. Searches with a few rollouts.
//! 4. Searches with more rollouts.
//! 5. Searches with many rollouts.

/// The percentage of its turns that level 1 overlooks.
pub(super) const OVERLOOKED: u32 = 20;

/// Rollouts of levels 3 to 5.
pub(super) const GAMES: [u64; 3] = [12, 80, 3_000];

/// Rollouts if there is only one choice.
pub(super) const ONLY: u64 = 40;
