//! `solve`: solves a game exactly, from its start.

use crate::failure::Failure;
use crate::options::{Common, solved_game};
use crate::output::say;
use crate::progress::Progress;
use serde_json::json;
use sobremesa_bots::cock_bull::{Goal, STATES, Solution};
use sobremesa_core::{Notation, Setup};
use sobremesa_session::{CockBull, GameId};
use std::time::Instant;

/// The number of states between two updates of the progress bar.
const SLICE: u64 = 5_000;

/// The start after the colours are chosen, before the first roll.
const START: &str = "---/--/- 0:0 r -";

/// The goal of the seats.
#[derive(Clone, Copy, Debug, clap::ValueEnum)]
pub enum Objective {
    /// Win, by any score
    Win,
    /// Score the most points
    Points,
}

impl Objective {
    fn name(self) -> &'static str {
        match self {
            Objective::Win => "win",
            Objective::Points => "points",
        }
    }

    /// The solver's goal.
    pub fn goal(self) -> Goal {
        match self {
            Objective::Win => Goal::Win,
            Objective::Points => Goal::Points,
        }
    }
}

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = solved_game())]
    game: GameId,
    /// Goal of both seats
    #[arg(long, default_value = "win")]
    objective: Objective,
    #[command(flatten)]
    common: Common,
}

/// Returns the start, its solution and the seconds that it took.
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

/// Solves the game and prints the value of its start to the seat that rolls first.
pub fn run(args: &Args) -> Result<(), Failure> {
    let (objective, goal) = (args.objective.name(), args.objective.goal());
    let (start, solution, seconds) = solved(&args.common.setup(args.game.info())?, goal)?;
    let value = solution.value(&start, 0);
    if args.common.json {
        let object = json!({ "objective": objective, "value": value, "states": STATES, "seconds": seconds });
        return say(&format!("{object}\n"));
    }
    say(&format!("{objective} {value:.12}\nstates {STATES}\nseconds {seconds:.2}\n"))
}
