//! `tune`: finds what counts how much: at Gobblet, or at Dog, there at first sight, or with `--ends` where quick games are left.

mod ends;
mod gobblet;
mod parts;
mod sight;

use crate::failure::Failure;
use crate::options::{Common, Seed, any_game};
use crate::say;
use serde_json::json;
use sobremesa_bots::dog::inside::{Weights, rollout_policy};
use sobremesa_contract::{Dice, Game, Info, Outcome, Turn};
use sobremesa_table::{Dog, Gobblet, seed_number};

/// A game without an end by then is nobody's.
const LONGEST_GAME: usize = 10_000;

/// What stands on the command line.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: &'static Info,
    /// What counts where quick games are left, not at first sight (Dog)
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

/// Plays so many games and prints the weights, Gobblet's in fiftieths of a logit, Dog's in hundredths.
///
/// # Errors
/// Exit 2 for arguments that cannot be read, and for seats without partners where ends are to be learnt.
pub fn run(args: &Args) -> Result<(), Failure> {
    let &Args { game: Info { id, .. }, games, ends, .. } = args;
    let seed = args.seed.text();
    let number = seed_number(&seed);
    let (scale, weights) = if *id == Dog::INFO.id {
        let start = Dog::start(&args.common.setup(Dog::INFO)?.rules(Dog::INFO)?);
        (100.0, if ends { ends::learn(&start, games, number)? } else { sight::tune(&start, games, number) })
    } else if *id == Gobblet::INFO.id && !ends {
        (50.0, gobblet::learn(games, number))
    } else {
        return Err(Failure::usage(format!("'{id}' has no such weights to tune")));
    };
    let scaled: Vec<f32> = weights.iter().map(|weight| scale * weight).collect();
    if args.common.json {
        return say(&format!("{}\n", json!({ "seed": seed, "weights": scaled })));
    }
    let weights: Vec<String> = scaled.iter().map(|weight| format!("{weight:.0}")).collect();
    say(&format!("{}\n", weights.join(", ")))
}

/// Plays a game at first sight, each seat by weights of its own, and shows every position to `each`; how it ended.
fn play(
    start: &Dog,
    dice: &mut dyn Dice,
    weights: &dyn Fn(u8) -> Weights,
    each: &mut dyn FnMut(&Dog),
) -> Option<Outcome> {
    let mut position = start.clone();
    for _ in 0..LONGEST_GAME {
        each(&position);
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.draw(dice),
            Turn::Seat(seat) => Some(rollout_policy(&position, true, &weights(seat.0))),
        };
        position.play_unchecked(&step?, &mut |_| ());
    }
    position.outcome()
}
