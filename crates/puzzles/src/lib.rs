//! Puzzles of the day: positions with exactly one answer, or with the exact price of every move. They are found in games
//! between bots and proven by exhaustive searches; `tests/proof.rs` proves them again by others. What a puzzle is in each
//! game and what stands in a file: `docs/puzzles.md`.

mod bot_games;
mod cock_bull;
mod dog;
mod gobblet;
mod muros;
mod text;
mod week;

pub use text::{Goal, Puzzle, read_file, write_file};
pub use week::{DAYS, Effort, weeks};

use sobremesa_core::{Error, SplitMix};
use sobremesa_session::{GameId, seed_number};

/// A puzzle and how hard it is, before it is known how hard the others are.
pub(crate) struct Found {
    effort: Effort,
    puzzle: Puzzle,
}

/// Makes at least so many puzzles of a game, whole weeks of them, easy ones on Mondays and hard ones on Sundays. The same
/// seed makes the same ones. `tell` hears how many are found.
pub fn make(game: GameId, count: usize, seed: &str, tell: &mut dyn FnMut(usize)) -> Vec<Puzzle> {
    let weeks = weeks(count);
    let mut dice = SplitMix(seed_number(seed));
    let found = match game {
        GameId::Gobblet => gobblet::find(weeks, &mut dice, tell),
        GameId::Muros => muros::find(weeks * DAYS, &mut dice, tell),
        GameId::CockBull => cock_bull::find(weeks * DAYS, &mut dice, tell),
        GameId::Dog => dog::find(weeks * DAYS, &mut dice, tell),
    };
    week::arrange(found, &mut dice)
}

/// How hard a puzzle is to find: the greater, the harder; `docs/puzzles.md` says what it counts in each game.
///
/// # Errors
/// Where the puzzle cannot be read.
pub fn effort(game: GameId, puzzle: &Puzzle) -> Result<Effort, Error> {
    match game {
        GameId::Gobblet => gobblet::effort(puzzle),
        GameId::Muros => muros::effort(puzzle),
        GameId::CockBull => cock_bull::effort(puzzle),
        GameId::Dog => dog::effort(puzzle),
    }
}
