//! `tune`: finds what counts how much at Dog: at first sight, or with `--ends` where quick games are left.

mod ends;
mod sight;

use crate::args::Args;
use crate::failure::Failure;
use crate::say;
use serde_json::json;
use sobremesa_bots::dog::inside::{Weights, first_sight};
use sobremesa_contract::{Dice, Game, Outcome, Turn};
use sobremesa_table::{Dog, seed_number};

/// A game without an end by then is nobody's.
const LONGEST_GAME: usize = 10_000;

/// Plays so many games and prints the weights in hundredths.
///
/// # Errors
/// Exit 2 for arguments that cannot be read, and for seats without partners where ends are to be learnt.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    if name != Dog::INFO.id {
        return Err(Failure::usage(format!("'{name}' has no weights to tune")));
    }
    let setup = args.setup(Dog::INFO)?;
    let start = Dog::start(&setup.rules(Dog::INFO)?);
    let games = args.number("games", 1..=10_000_000_u64)?.unwrap_or(10_000);
    let seed = args.seed();
    let number = seed_number(&seed);
    let weights =
        if args.has("ends") { ends::learn(&start, games, number)? } else { sight::tune(&start, games, number) };
    let hundredths: Vec<f32> = weights.iter().map(|weight| 100.0 * weight).collect();
    if args.json() {
        return say(&format!("{}\n", json!({ "seed": seed, "weights": hundredths })));
    }
    let weights: Vec<String> = hundredths.iter().map(|weight| format!("{weight:.0}")).collect();
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
            Turn::Seat(seat) => Some(first_sight(&position, true, &weights(seat.0))),
        };
        position.play_unchecked(&step?, &mut |_| ());
    }
    position.outcome()
}
