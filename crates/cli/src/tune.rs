//! `tune`: finds what counts how much at Dog. Two teams play at first sight by weights a little to either side of those
//! that are known; these then move towards the team that won more.

use crate::args::Args;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::say;
use crate::workers::in_parallel;
use serde_json::json;
use sobremesa_bots::dog::inside::{Weights, first_sight, weights};
use sobremesa_contract::{Dice, Game, SplitMix, Turn};
use sobremesa_table::{Dog, seed_number};

/// Games between two teams, half of them with the sides changed.
const GAMES: u64 = 40;

/// How far the teams' weights are from those that are known: so much, and a part of what they are.
const APART: [f32; 2] = [0.02, 0.15];

/// How far weights move towards those of a team that won all games, of their distance.
const STRIDE: f32 = 0.6;

/// A game without an end by then is nobody's.
const LONGEST_GAME: usize = 10_000;

/// Plays so many games and prints the weights in hundredths.
///
/// # Errors
/// Exit 2 for arguments that cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    if name != Dog::INFO.id {
        return Err(Failure::usage(format!("'{name}' has no weights to tune")));
    }
    let setup = args.setup(Dog::INFO)?;
    let start = Dog::start(&setup.rules(Dog::INFO)?);
    let duels = args.number("games", 1..=10_000_000_u64)?.unwrap_or(10_000).div_ceil(GAMES);
    let seed = args.seed();
    let mut dice = SplitMix(seed_number(&seed));
    let mut weights = weights(start.house());
    let mut progress = Progress::new("tune", duels);
    for duel in 0..duels {
        let apart = weights.map(|weight| {
            let far = APART[0] + APART[1] * weight.abs();
            if dice.below(2) > 0 { far } else { -far }
        });
        let team = |sign: f32| {
            let mut team = weights;
            team.iter_mut().zip(apart).for_each(|(weight, apart)| *weight += sign * apart);
            team
        };
        let teams = [team(1.0), team(-1.0)];
        let openings = dice.word();
        let mut lead = 0;
        in_parallel(GAMES, &|number| play(&start, &teams, openings, number), &mut |won| {
            lead += won;
            true
        });
        // Shorter strides towards the end.
        let stride = STRIDE * (1.0 - duel as f32 / duels as f32) * lead as f32 / GAMES as f32;
        weights.iter_mut().zip(apart).for_each(|(weight, apart)| *weight += stride * apart);
        progress.done(duel + 1);
    }
    drop(progress);
    if args.json() {
        return say(&format!(
            "{}\n",
            json!({ "seed": seed, "weights": weights.map(|weight| 100.0 * weight).to_vec() })
        ));
    }
    let weights: Vec<String> = weights.iter().map(|weight| format!("{:.0}", 100.0 * weight)).collect();
    say(&format!("{}\n", weights.join(", ")))
}

/// Plays a game: 1 where the first team wins it, -1 where the second one does. Two games in a row have the same dice.
fn play(start: &Dog, teams: &[Weights; 2], openings: u64, number: u64) -> i32 {
    let mut dice = SplitMix(openings.wrapping_add(number / 2));
    let mut position = start.clone();
    let house = *start.house();
    let team = |seat: u8| (u64::from(seat.min(house.partner(seat))) + number) as usize % 2;
    for _ in 0..LONGEST_GAME {
        let step = match position.turn() {
            Turn::Over => break,
            Turn::Chance => position.draw(&mut dice),
            Turn::Seat(seat) => Some(first_sight(&position, true, &teams[team(seat.0)])),
        };
        let Some(step) = step else { break };
        position.play_unchecked(&step, &mut |_| ());
    }
    position.outcome().map_or(0, |outcome| if team(outcome.winners[0].0) == 0 { 1 } else { -1 })
}
