//! `habits`: what a level does where it could, over games that it plays with itself.

use crate::failure::Failure;
use crate::options::{Common, Seed, any_game};
use crate::progress::Progress;
use crate::say;
use crate::workers::in_parallel;
use serde_json::{Map, Value, json};
use sobremesa_bots::{Limits, thinker};
use sobremesa_core::{Notation, Seat, Setup, Turn, Viewer};
use sobremesa_session::{AnyMatch, GameId, Match, seed_number, with_game};
use std::collections::{BTreeMap, BTreeSet};

/// A game without an end by then is left.
const LONGEST_GAME: usize = 10_000;

/// What stands on the command line.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// 1 to 5
    #[arg(long, value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    /// How many games
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// How often something could be chosen, and how often it was.
#[derive(Default)]
struct Habit {
    possible: u64,
    chosen: u64,
    /// How often drawing among the moves would have chosen it.
    drawn: f64,
}

/// What was done in a number of games, by what it is called: `wins at once`, `lets the other win at once` (in games
/// without hidden hands), and each kind of event that a move brings about.
type Habits = BTreeMap<String, Habit>;

/// Plays the games and prints how often each thing was done of the times when some moves do it and others don't.
///
/// # Errors
/// Exit 2 for arguments that cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { game, level, games, .. } = *args;
    let setup = args.common.setup(game.info())?;
    let seed = args.seed.text();
    let mut progress = Progress::new("habits", games);
    let (mut habits, mut done, mut failed) = (Habits::new(), 0, None);
    in_parallel(
        games,
        &|number| with_game!(game, G => watch::<G>(game, &setup, level, &format!("{seed}.{number}"))),
        &mut |watched| match watched {
            Ok(more) => {
                add(&mut habits, more);
                done += 1;
                progress.done(done);
                true
            }
            Err(failure) => {
                failed = Some(failure);
                false
            }
        },
    );
    drop(progress);
    match failed {
        Some(failure) => Err(failure),
        None => say(&report(&habits, level, games, &seed, args.common.json)),
    }
}

/// One game.
fn watch<G: Notation>(game: GameId, setup: &Setup, level: u8, seed: &str) -> Result<Habits, Failure> {
    let mut habits = Habits::new();
    let mut played = Match::<G>::new(setup, None, seed)?;
    for ply in 0..LONGEST_GAME {
        // The match knows of repetitions, too.
        let seat = match played.turn() {
            Turn::Over => break,
            Turn::Chance => {
                played.resolve_chance()?;
                continue;
            }
            Turn::Seat(seat) => seat,
        };
        let limits = Limits::new(level).seed(seed_number(&format!("{seed} {ply}")));
        let mut bot = thinker(game, &played.observation(seat), &limits)?;
        while !bot.run(u64::from(u32::MAX)) {}
        let action = bot.choice().action;
        note(&mut habits, played.now(), seat, &action);
        played.play(&action)?;
    }
    Ok(habits)
}

/// Counts what a decision did, of what some of the moves do and others don't.
fn note<G: Notation>(habits: &mut Habits, now: &G, seat: Seat, action: &str) {
    let effects: Vec<(bool, BTreeSet<String>)> =
        now.legal_actions().iter().map(|move_| (G::write_action(move_) == action, effects(now, seat, move_))).collect();
    let all: BTreeSet<&String> = effects.iter().flat_map(|(_, effects)| effects).collect();
    for effect in all {
        let with = effects.iter().filter(|(_, effects)| effects.contains(effect)).count();
        if with == effects.len() {
            continue;
        }
        let habit = habits.entry(effect.clone()).or_default();
        habit.possible += 1;
        habit.drawn += with as f64 / effects.len() as f64;
        habit.chosen += u64::from(effects.iter().any(|(chosen, effects)| *chosen && effects.contains(effect)));
    }
}

/// What a move does.
fn effects<G: Notation>(now: &G, seat: Seat, action: &G::Action) -> BTreeSet<String> {
    let mut after = now.clone();
    // An event is called as its type's variant.
    let events = after.advance_with_events(action);
    let mut effects: BTreeSet<String> = events
        .iter()
        .filter_map(|event| format!("{event:?}").split([' ', '(', '{']).next().map(String::from))
        .collect();
    if wins(&after, seat) {
        effects.insert("wins at once".into());
    }
    let hidden = after.write(Viewer::Seat(seat)).contains('?');
    if let (Turn::Seat(next), false) = (after.turn(), hidden)
        && next != seat
        && after.legal_actions().iter().any(|reply| {
            let mut end = after.clone();
            end.advance(reply);
            wins(&end, next)
        })
    {
        effects.insert("lets the other win at once".into());
    }
    effects
}

/// Whether the game has ended as a seat's win, alone or with a partner.
fn wins<G: Notation>(position: &G, seat: Seat) -> bool {
    let seats = usize::from(position.rules().seats);
    position.outcome().is_some_and(|outcome| outcome.winners.contains(&seat) && outcome.winners.len() < seats)
}

fn add(habits: &mut Habits, more: Habits) {
    for (name, Habit { possible, chosen, drawn }) in more {
        let habit = habits.entry(name).or_default();
        habit.possible += possible;
        habit.chosen += chosen;
        habit.drawn += drawn;
    }
}

fn report(habits: &Habits, level: u8, games: u64, seed: &str, as_json: bool) -> String {
    if as_json {
        let each: Map<String, Value> = habits
            .iter()
            .map(|(name, Habit { possible, chosen, drawn })| {
                (name.clone(), json!({ "possible": possible, "chosen": chosen, "drawn": drawn }))
            })
            .collect();
        let object = json!({ "level": level, "games": games, "seed": seed, "habits": each });
        return format!("{object}\n");
    }
    let mut text =
        format!("level {level}, {games} games, seed {seed}\n{:>9} {:>7} {:>7}\n", "possible", "chosen", "drawn");
    for (name, Habit { possible, chosen, drawn }) in habits {
        let share = |count: f64| 100.0 * count / *possible as f64;
        text += &format!("{possible:>9} {:>5.1} % {:>5.1} %  {name}\n", share(*chosen as f64), share(*drawn));
    }
    text
}
