//! Puzzles of the day: positions with exactly one answer, or with the exact price of every move. They are found in
//! games between bots and proven by exhaustive searches. `tests/proof.rs` proves them again with independent searches.
//! `docs/puzzles.md` explains the puzzles of each game and the file format.

mod bot_games;
mod cock_bull;
mod dog;
mod gobblet;
mod muros;
mod text;
mod week;

pub use text::{Goal, Puzzle, read_file, write_file};
pub use week::{DAYS, Effort, weeks};

use bot_games::Tell;
use sobremesa_core::{Code, Error, SplitMix};
use sobremesa_session::{GameId, seed_number};
use week::Found;

/// The functions that make a game's puzzles.
struct Maker {
    game: GameId,
    /// Finds a number of them.
    find: fn(usize, &mut SplitMix, Tell) -> Vec<Found>,
    /// Returns the effort of a puzzle.
    effort: fn(&Puzzle) -> Result<Effort, Error>,
}

const MAKERS: [Maker; 4] = [
    Maker { game: GameId::CockBull, find: cock_bull::find, effort: cock_bull::effort },
    Maker { game: GameId::Dog, find: dog::find, effort: dog::effort },
    Maker { game: GameId::Gobblet, find: gobblet::find, effort: gobblet::effort },
    Maker { game: GameId::Muros, find: muros::find, effort: muros::effort },
];

/// The games that have puzzles.
pub const GAMES: [GameId; MAKERS.len()] = [MAKERS[0].game, MAKERS[1].game, MAKERS[2].game, MAKERS[3].game];

/// Returns the functions for a game, if it has puzzles.
fn maker(game: GameId) -> Option<&'static Maker> {
    MAKERS.iter().find(|maker| maker.game == game)
}

/// Makes at least `count` puzzles of a game, in whole weeks from easy ones on Mondays to hard ones on Sundays. The list
/// is empty for a game without puzzles. The same seed makes the same puzzles. `tell` receives the number found so far.
pub fn make(game: GameId, count: usize, seed: &str, tell: &mut dyn FnMut(usize)) -> Vec<Puzzle> {
    let mut dice = SplitMix(seed_number(seed));
    let found = maker(game).map_or_else(Vec::new, |maker| (maker.find)(weeks(count) * DAYS, &mut dice, tell));
    week::arrange(found, &mut dice)
}

/// The effort to solve a puzzle: the greater, the harder. `docs/puzzles.md` defines it for each game.
pub fn effort(game: GameId, puzzle: &Puzzle) -> Result<Effort, Error> {
    let none = || Error::new(Code::BadArgument, "this game has no puzzles", game.info().id, 0);
    maker(game).ok_or_else(none).and_then(|maker| (maker.effort)(puzzle))
}
