//! `value`: the exact value of a position and of each choice.

use crate::commands::solve::Objective;
use crate::failure::Failure;
use crate::options::{ForPositions, solved_game};
use crate::positions::{self, Answer};
use serde_json::{Map, Value, json};
use sobremesa_bots::cock_bull::{Observation, Solution};
use sobremesa_core::{Code, Error, Game, Turn};
use sobremesa_session::{CockBull, GameId, Match};

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = solved_game())]
    game: GameId,
    /// Goal of both seats
    #[arg(long, default_value = "win")]
    objective: Objective,
    #[command(flatten)]
    on: ForPositions,
}

/// Prints the value for the seat whose turn it is, before or after its roll, and the value of each of its choices.
pub fn run(args: &Args) -> Result<(), Failure> {
    let goal = args.objective.goal();
    positions::run(&args.on, args.game.info(), &|position, setup| {
        let session = Match::<CockBull>::new(setup, position, "")?;
        let Observation { position, seat, .. } = Observation::read(&session.now().to_string())?;
        if position.turn() == Turn::Over {
            return Err(Error::new(Code::GameOver, "the game has ended", "", 0));
        }
        let solution = Solution::new(position.clone(), goal);
        let value = solution.value(&position, seat);
        let choices = solution.choices(&position).into_iter();
        let choices: Vec<_> = choices.map(|(action, value)| (action.to_string(), value)).collect();
        let mut lines = vec![format!("{value:.12}")];
        lines.extend(choices.iter().map(|(action, value)| format!("{action} {value:.12}")));
        let choices: Map<String, Value> = choices.into_iter().map(|(action, value)| (action, value.into())).collect();
        Ok(Answer { lines, json: json!({ "value": value, "choices": choices }) })
    })
}
