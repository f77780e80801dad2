//! The five levels, in one place.
//!
//! 1. Plays as it comes, but saves its hand.
//! 2. Takes the best that it sees at a glance.
//! 3. Looks ahead a little.
//! 4. Looks ahead.
//! 5. Looks ahead for long.

/// Games that a level plays in its mind before it decides; 0 for those that do not look ahead.
pub const GAMES: [u64; 5] = [0, 0, 250, 2_000, 20_000];
