//! `puzzles`: the puzzles of the day.

use crate::failure::{Failure, one_line};
use crate::options::{Common, Seed, game_with_puzzles};
use crate::output::say;
use crate::progress::Progress;
use serde_json::{Value, json};
use sobremesa_core::Options;
use sobremesa_puzzles::{DAYS, Puzzle, make, weeks, write_file};
use sobremesa_session::GameId;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = game_with_puzzles())]
    game: GameId,
    /// Number of puzzles, rounded up to whole weeks
    #[arg(long, value_name = "N", default_value_t = 366, value_parser = clap::value_parser!(u16).range(1..=3660))]
    count: u16,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Makes puzzles and prints them in the format of the shipped file: one puzzle per line, starting with Monday.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { game, count, .. } = args;
    let info = game.info();
    let rules = args.common.setup(info)?.rules(info)?;
    if rules.options != Options::default() || rules.seats != info.default_seats {
        return Err(Failure::usage(format!("expected the default rules, got{}", args.common.setup_text())));
    }
    let seed = args.seed.text();
    let mut progress = Progress::new("puzzles", (weeks((*count).into()) * DAYS) as u64);
    let puzzles = make(*game, (*count).into(), &seed, &mut |found| progress.done(found as u64));
    drop(progress);
    if args.common.json {
        let puzzles: Vec<Value> = puzzles.iter().map(object).collect();
        return say(&format!("{}\n", json!({ "game": info.id, "seed": seed, "puzzles": puzzles })));
    }
    // The remark must fit on one line.
    let remark = one_line(&format!("sobremesa puzzles {game} --count {count} --seed '{seed}'"));
    say(&write_file(&remark, &puzzles))
}

fn object(puzzle: &Puzzle) -> Value {
    let Puzzle { difficulty, goal, position, answer } = puzzle;
    json!({ "difficulty": difficulty, "goal": goal.to_string(), "position": position, "answer": answer })
}
