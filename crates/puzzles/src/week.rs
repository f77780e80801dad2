//! How puzzles are spread over the week.

use crate::Puzzle;
use sobremesa_core::{Dice, SplitMix};

/// The days of a week: as many degrees of difficulty.
pub const DAYS: usize = 7;

/// The difficulty, compared by its first number, then by its second.
pub type Effort = [u32; 2];

/// A puzzle and how hard it is, before it is known how hard the others are.
pub(crate) struct Found {
    pub effort: Effort,
    pub puzzle: Puzzle,
}

/// Returns the number of weeks for at least this many puzzles.
pub fn weeks(count: usize) -> usize {
    count.div_ceil(DAYS).max(1)
}

/// Puts puzzles into the order in which they are shown. Sorted by what they take they are cut into seven equal parts,
/// one a day of the week; within its part each may come in any week.
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

/// Any order, as likely as any other (Fisher and Yates).
fn shuffle<T>(things: &mut [T], dice: &mut SplitMix) {
    for last in (1..things.len()).rev() {
        things.swap(last, dice.below(last as u32 + 1) as usize);
    }
}
