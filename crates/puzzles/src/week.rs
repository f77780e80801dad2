//! The order of puzzles over the week.

use crate::Puzzle;
use sobremesa_core::{Dice, SplitMix};

/// The number of days in a week, and of difficulties.
pub const DAYS: usize = 7;

/// The effort that a puzzle takes, compared by the first number, then by the second.
pub type Effort = [u32; 2];

/// A puzzle and its effort. Its difficulty also depends on the other puzzles.
pub(crate) struct Found {
    pub effort: Effort,
    pub puzzle: Puzzle,
}

/// Returns the number of weeks for at least this many puzzles.
pub fn weeks(count: usize) -> usize {
    count.div_ceil(DAYS).max(1)
}

/// Puts puzzles into the order in which they are shown. They are sorted by effort and cut into seven equal parts, one
/// per day of the week. Within a part, the weeks are random.
pub(crate) fn arrange(mut found: Vec<Found>, dice: &mut SplitMix) -> Vec<Puzzle> {
    found.sort_by_key(|found| found.effort);
    let weeks = found.len() / DAYS;
    let mut days: Vec<Vec<Puzzle>> = Vec::new();
    for (day, part) in found.chunks_exact(weeks.max(1)).take(DAYS).enumerate() {
        let difficulty = day as u8 + 1;
        let mut puzzles: Vec<Puzzle> = part.iter().map(|found| Puzzle { difficulty, ..found.puzzle.clone() }).collect();
        shuffle(&mut puzzles, dice);
        days.push(puzzles);
    }
    (0..weeks).flat_map(|week| days.iter().map(move |day| day[week].clone())).collect()
}

/// Shuffles things (Fisher and Yates).
fn shuffle<T>(things: &mut [T], dice: &mut SplitMix) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
