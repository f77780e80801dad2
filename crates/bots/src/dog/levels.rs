//! The five levels, in one place.
//!
//! 1. Plays a quarter of its cards as it comes, the others by a first look.
//! 2. Plays by a first look at the board and its hand.
//! 3. Looks ahead a little.
//! 4. Looks ahead.
//! 5. Looks ahead for long.

/// Rollouts that levels 3 to 5 play in their minds before they decide.
pub(super) const GAMES: [u64; 3] = [12, 80, 3_000];

/// Rollouts where there is only one choice.
pub(super) const ONLY: u64 = 40;
