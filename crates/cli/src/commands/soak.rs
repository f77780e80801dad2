//! `soak`: random play with every law checked at every step.

use crate::failure::{Failure, one_line};
use crate::options::{Common, Seed, any_game};
use crate::output::say;
use crate::progress::Progress;
use crate::workers::in_parallel;
use serde_json::{Value, json};
use sobremesa_core::Setup;
use sobremesa_laws::{Broken, Played, play_out, random_setup};
use sobremesa_session::{GameId, KeyedDice, with_game};
use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::time::Instant;

/// The number of steps after which a game is considered endless.
const MOST_STEPS: usize = 20_000;

/// A step number that no game reaches. Its dice choose the house rules.
const HOUSE_RULES: usize = usize::MAX - 1;

/// Counts over the games of one kind.
#[derive(Default)]
struct Tally {
    games: u64,
    positions: u64,
    endings: BTreeMap<&'static str, u64>,
}

#[derive(clap::Args)]
pub struct Args {
    /// The game; without it, every game
    #[arg(value_parser = any_game())]
    game: Option<GameId>,
    /// Number of games of each kind
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Plays random games, of one kind or of every kind.
pub fn run(args: &Args) -> Result<(), Failure> {
    let kinds = args.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
    let (games, seed) = (args.games.into(), args.seed.text());
    let mut reports = Vec::new();
    for game in kinds {
        reports.push(soak(game, games, &seed, &args.common)?);
    }
    if args.common.json {
        let report = json!({ "seed": seed, "games": reports, "findings": 0 });
        return say(&format!("{report}\n"));
    }
    say("no findings\n")
}

fn soak(game: GameId, games: u64, seed: &str, common: &Common) -> Result<Value, Failure> {
    let info = game.info();
    let asked = common.setup(info)?;
    let started = Instant::now();
    let mut progress = Progress::new(info.id, games);
    let mut tally = Tally::default();
    let mut finding = None;
    in_parallel(games, &|number| play(game, &asked, &game_seed(seed, number)), &mut |played| match played {
        Ok(played) => {
            tally.games += 1;
            tally.positions += played.positions;
            *tally.endings.entry(played.reason.unwrap_or("none")).or_default() += 1;
            progress.done(tally.games);
            true
        }
        Err(found) => {
            finding = Some(found);
            false
        }
    });
    drop(progress);
    if let Some(found) = finding {
        let number = tally.games;
        let again = format!("soak {} --games 1 --seed '{}'{}", info.id, game_seed(seed, number), common.setup_text());
        return Err(Failure::finding(format!("{} game {number}: {found}; reproduce with: {again}", info.id)));
    }
    let seconds = started.elapsed().as_secs_f64();
    let Tally { games, positions, endings } = tally;
    if !common.json {
        let endings: Vec<String> = endings.iter().map(|(reason, count)| format!("{reason} {count}")).collect();
        say(&format!(
            "{}: {games} games, {positions} positions checked, {seconds:.1} s, seed {seed}\n  endings: {}\n",
            info.id,
            endings.join(", ")
        ))?;
    }
    Ok(json!({ "game": info.id, "games": games, "positions": positions, "endings": endings, "seconds": seconds }))
}

/// The seed of one game of a soak. The first game uses the soak's seed unchanged, so any game can be replayed alone by
/// passing its seed.
fn game_seed(seed: &str, number: u64) -> String {
    if number == 0 { seed.to_string() } else { format!("{seed}.{number}") }
}

fn play(game: GameId, asked: &Setup, seed: &str) -> Result<Played, String> {
    let info = game.info();
    let setup = random_setup(info, asked, &mut KeyedDice::new(seed, HOUSE_RULES));
    let rules = format!("{} seats, options '{}'", setup.seats.unwrap_or_default(), setup.options.write(info));
    let played = catch_unwind(AssertUnwindSafe(|| -> Result<Played, Broken> {
        with_game!(game, G => play_out::<G>(&setup, seed, MOST_STEPS))
    }));
    match played {
        Ok(Ok(played)) => Ok(played),
        Ok(Err(broken)) => Err(format!("{}; {rules}", one_line(&broken.to_string()))),
        Err(_) => Err(format!("law broken: nothing panics; {rules}")),
    }
}
