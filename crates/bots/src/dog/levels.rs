//! The five levels, in one place.
//!
//! 1. Plays by a first look too, but overlooks some of its plays.
//! 2. Plays by a first look at the board and its hand.
//! 3. Looks ahead a little.
//! 4. Looks ahead.
//! 5. Looks ahead for long.

/// The plays, of a hundred, that level 1 overlooks.
pub(super) const OVERLOOKED: u32 = 20;

/// Rollouts that levels 3 to 5 play in their minds before they decide.
pub(super) const GAMES: [u64; 3] = [12, 80, 3_000];

/// Rollouts where there is only one choice.
pub(super) const ONLY: u64 = 40;
