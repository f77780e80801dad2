//! `tune`: finds the weights of the bots that stand in `crates/bots/data`: Gobblet's, Muros', and Dog's, there at first sight or
//! with `--ends` where rollouts are left.

mod ends;
mod gobblet;
mod muros;
mod parts;
mod sight;

use crate::failure::Failure;
use crate::options::{Common, Seed, any_game};
use crate::say;
use serde_json::json;
use sobremesa_bots::data::{DOG_ENDS, DOG_SIGHT, GOBBLET, MUROS};
use sobremesa_bots::dog::inside::{Weights, rollout_policy};
use sobremesa_bots::muros::inside::PARTS;
use sobremesa_core::{Dice, Game, Outcome, Turn};
use sobremesa_session::{Dog, DogReason, GameId, Muros, seed_number};

/// A game without an end by then is nobody's.
const LONGEST_GAME: usize = 10_000;

/// What stands on the command line.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// What counts where rollouts are left, not at first sight (Dog)
    #[arg(long)]
    ends: bool,
    /// How many games
    #[arg(long, value_name = "N", default_value = "10000", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    games: u64,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Which weights are to be found, and how they are written.
struct Kind {
    /// The file that they stand in now.
    file: &'static str,
    /// A whole number in the file is such a part of a weight.
    parts: f32,
    weights: Vec<f32>,
}

impl Kind {
    /// Plays so many games.
    fn learn(args: &Args, seed: u64) -> Result<Kind, Failure> {
        let rules = args.common.setup(args.game.info())?.rules(args.game.info())?;
        let games = args.games;
        match args.game {
            GameId::Dog if args.ends => {
                let start = Dog::start(&rules);
                let file = DOG_ENDS[start.house().variant_number()];
                Ok(Kind { file, parts: 50.0, weights: ends::learn(&start, games, seed)? })
            }
            GameId::Dog => {
                let start = Dog::start(&rules);
                let file = DOG_SIGHT[start.house().variant_number()];
                Ok(Kind { file, parts: 100.0, weights: sight::tune(&start, games, seed) })
            }
            GameId::Gobblet if !args.ends => {
                Ok(Kind { file: GOBBLET, parts: 50.0, weights: gobblet::learn(games, seed) })
            }
            GameId::Muros if !args.ends && rules.seats == 2 => {
                Ok(Kind { file: MUROS, parts: PARTS, weights: muros::learn(&Muros::start(&rules), games, seed) })
            }
            other => Err(Failure::usage(format!("'{other}' has no such weights to tune"))),
        }
    }

    /// The file with these weights in it, its remarks kept but for the one that says how it was made.
    fn write(&self, made: &str) -> String {
        let mut weights = self.weights.iter().map(|weight| (self.parts * weight).round());
        let mut text = String::new();
        for line in self.file.lines() {
            let line = if line.starts_with("# Made by") {
                format!("# Made by: {made}")
            } else if line.starts_with('#') {
                line.to_string()
            } else {
                let count = line.split_whitespace().count();
                weights.by_ref().take(count).map(|weight| format!(" {weight}")).collect()
            };
            text.push_str(&line);
            text.push('\n');
        }
        text
    }
}

/// Plays so many games and prints the weights, as the file that they stand in.
///
/// # Errors
/// Exit 2 for arguments that cannot be read, and for seats without partners where ends are to be learnt.
pub fn run(args: &Args) -> Result<(), Failure> {
    let seed = args.seed.text();
    let kind = Kind::learn(args, seed_number(&seed))?;
    if args.common.json {
        let scaled: Vec<f32> = kind.weights.iter().map(|weight| kind.parts * weight).collect();
        return say(&format!("{}\n", json!({ "seed": seed, "weights": scaled })));
    }
    let ends = if args.ends { " --ends" } else { "" };
    let setup = args.common.setup_text();
    say(&kind.write(&format!("sobremesa tune {}{ends} --games {} --seed '{seed}'{setup}", args.game, args.games)))
}

/// Plays a game at first sight, each seat by weights of its own, and shows every position to `each`; how it ended.
fn play(
    start: &Dog,
    dice: &mut dyn Dice,
    weights: &dyn Fn(u8) -> Weights,
    each: &mut dyn FnMut(&Dog),
) -> Option<Outcome<DogReason>> {
    let mut position = start.clone();
    for _ in 0..LONGEST_GAME {
        each(&position);
        let action = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.draw(dice),
            Turn::Seat(seat) => Some(rollout_policy(&position, true, &weights(seat.0))),
        };
        position.advance(&action?);
    }
    position.outcome()
}
