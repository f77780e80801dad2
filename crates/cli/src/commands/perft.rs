//! `perft`: counts sequences of steps, the classic test of the correctness and speed of rules.

use crate::failure::Failure;
use crate::options::GamePositions;
use crate::positions::{self, Answer};
use crate::progress::Progress;
use crate::workers::in_parallel;
use serde_json::{Map, Value, json};
use sobremesa_core::{Notation, Setup, Turn};
use sobremesa_session::{GameId, Match, may_count, new_match, with_game};

/// The maximum depth. A count this deep never finishes, so a larger number is a mistake.
const DEEPEST: i64 = 100;

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    of: GamePositions,
    /// Number of steps
    #[arg(value_parser = clap::value_parser!(u32).range(..=DEEPEST))]
    depth: u32,
    /// Also print the count for each first step
    #[arg(long)]
    divide: bool,
}

/// Prints the count, and with `--divide` also the count after every first step.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { of: GamePositions { game, ref on }, depth, divide } = *args;
    positions::run(on, game.info(), &|position, setup| {
        may_count(game.info(), position).map_err(|mut error| {
            error.message += &example(game, setup);
            error
        })?;
        let (nodes, parts) = with_game!(game, G => {
            count(Match::<G>::new(setup, position, "")?.now(), depth)
        });
        let mut lines = Vec::new();
        let mut json = json!({ "nodes": nodes });
        if divide {
            lines.extend(parts.iter().map(|(action, nodes)| format!("{action} {nodes}")));
            let parts: Map<String, Value> = parts.into_iter().map(|(action, nodes)| (action, nodes.into())).collect();
            json["divide"] = parts.into();
        }
        lines.push(nodes.to_string());
        Ok(Answer { lines, json })
    })
}

/// A position of a dealt game, for an error without one.
fn example(game: GameId, setup: &Setup) -> String {
    let Ok(mut session) = new_match(game, setup, None, "example") else { return String::new() };
    while session.turn() == Turn::Chance && session.resolve_chance().is_ok() {}
    format!(", such as --position '{}'", session.position())
}

/// Counts on all cores. Returns the total, and the count after each first step, sorted by notation.
pub fn count<G: Notation + Sync>(position: &G, depth: u32) -> (u64, Vec<(String, u64)>)
where
    G::Action: Sync,
{
    if depth == 0 {
        return (1, Vec::new());
    }
    let actions = position.listed_actions();
    let mut progress = Progress::new("perft", actions.len() as u64);
    let mut parts = Vec::new();
    let behind = |i: u64| {
        let action = &actions[i as usize];
        (action.to_string(), position.after(action).perft(depth - 1))
    };
    in_parallel(actions.len() as u64, &behind, &mut |part| {
        parts.push(part);
        progress.done(parts.len() as u64);
        true
    });
    parts.sort_unstable();
    (parts.iter().map(|(_, nodes)| nodes).sum(), parts)
}
