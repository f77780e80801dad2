//! `solve`: a game solved exactly, from its start.

use crate::args::Args;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::say;
use serde_json::json;
use sobremesa_bots::cock_bull::{Goal, STATES, Solution};
use sobremesa_contract::{Game, Info, Notation, Setup};
use sobremesa_table::CockBull;
use std::time::Instant;

/// The states solved between two looks at the progress.
const SLICE: u64 = 5_000;

/// A start to roll from: the colours are chosen.
const START: &str = "---/--/- 0:0 r -";

/// The description of the game that a word names, if it can be solved.
///
/// # Errors
/// Exit 2 if it cannot.
pub fn solvable(word: &str) -> Result<&'static Info, Failure> {
    let info = crate::args::game(word)?;
    if info.id == CockBull::INFO.id { Ok(info) } else { Err(Failure::usage(format!("'{word}' has no exact solution"))) }
}

/// What the seats want, as `--objective` names it.
///
/// # Errors
/// Exit 2 for another word.
pub fn objective(args: &Args) -> Result<(&str, Goal), Failure> {
    match args.value("objective").unwrap_or("win") {
        "win" => Ok(("win", Goal::Win)),
        "points" => Ok(("points", Goal::Points)),
        other => Err(Failure::usage(format!("--objective takes win or points, not '{other}'"))),
    }
}

/// The start, and its solution with the seconds that it took.
///
/// # Errors
/// `bad-setup`.
pub fn solved(setup: &Setup, goal: Goal) -> Result<(CockBull, Solution, f64), Failure> {
    let start = CockBull::read_position(START, setup)?;
    let begun = Instant::now();
    let solution = Solution::new(start.clone(), goal);
    let mut progress = Progress::new("solve", 100);
    loop {
        let share = solution.run(SLICE);
        if share == 1.0 {
            break;
        }
        progress.done((100.0 * share) as u64);
    }
    Ok((start, solution, begun.elapsed().as_secs_f64()))
}

/// Solves and prints what the start is worth to the seat that rolls first.
///
/// # Errors
/// Exit 2 for arguments that cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    let info = solvable(name)?;
    let (objective, goal) = objective(args)?;
    let (start, solution, seconds) = solved(&args.setup(info)?, goal)?;
    let value = solution.value(&start, 0);
    if args.json() {
        let object = json!({ "objective": objective, "value": value, "states": STATES, "seconds": seconds });
        return say(&format!("{object}\n"));
    }
    say(&format!("{objective} {value:.12}\nstates {STATES}\nseconds {seconds:.2}\n"))
}
