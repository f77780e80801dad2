//! `play`: bots play a game, or a series of games.

use crate::engine::think::{Limit, think};
use crate::failure::Failure;
use crate::json;
use crate::options::{Common, Seed, any_game};
use crate::output::say;
use sobremesa_core::{Setup, Turn};
use sobremesa_session::{AnyMatch, GameId, Series, Sheet, from_record, new_match};
use std::path::PathBuf;

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// One level from 1 to 5 per seat, such as 3,5
    #[arg(long, value_name = "LEVELS")]
    bots: String,
    /// Write the record to FILE
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    record: Option<PathBuf>,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Plays a game between bots and prints every step, the final position and the result. With an option such as
/// `series=games:2`, plays a series and prints its score sheet too.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { game, bots, .. } = args;
    let info = game.info();
    let mut setup = args.common.setup(info)?;
    let levels: Vec<u8> = bots.split(',').map(level).collect::<Result<_, _>>()?;
    // Without `--seats`, the number of bots is the number of seats, if the game allows it.
    if setup.seats.is_none() && info.seats.iter().any(|&seats| usize::from(seats) == levels.len()) {
        setup.seats = Some(levels.len() as u8);
    }
    let seats = setup.rules(info)?.seats;
    if levels.len() != usize::from(seats) {
        return Err(Failure::usage(format!("--bots: expected {seats} levels, got '{bots}'")));
    }
    let seed = args.seed.text();
    match setup.options.series() {
        Some(kind) => play_series(args, setup, &kind, &seed, &levels),
        None => play_single(args, &setup, &seed, &levels),
    }
}

fn play_single(args: &Args, setup: &Setup, seed: &str, levels: &[u8]) -> Result<(), Failure> {
    let mut session = new_match(args.game, setup, None, seed)?;
    play_out(&mut *session, levels, args.common.json)?;
    keep(args, &session.record())?;
    if args.common.json {
        return say(&format!("{}\n", played(&*session)));
    }
    say(&json::ending_text(&*session))
}

/// Plays games until the series is decided. A level stays with its person, whose seat may change from game to game.
fn play_series(args: &Args, setup: Setup, kind: &str, seed: &str, levels: &[u8]) -> Result<(), Failure> {
    let mut series = Series::new(args.game, setup, kind, seed)?;
    let mut games = Vec::new();
    loop {
        let mut session = from_record(series.current()).map_err(|bad| bad.error)?;
        let mut seated = levels.to_vec();
        for (&seat, &level) in series.sheet().seats.iter().zip(levels) {
            seated[usize::from(seat)] = level;
        }
        if !args.common.json {
            say(&format!("game {}\n", games.len() + 1))?;
        }
        play_out(&mut *session, &seated, args.common.json)?;
        if !args.common.json {
            say(&json::ending_text(&*session))?;
        }
        games.push(played(&*session));
        series.keep(&session.record()).map_err(|bad| bad.error)?;
        if !series.open_next() {
            break;
        }
    }
    keep(args, &series.record())?;
    let sheet = series.sheet();
    if args.common.json {
        let sheet = json::sheet(&sheet);
        return say(&format!(
            "{}\n",
            serde_json::json!({ "series": kind, "seed": seed, "games": games, "sheet": sheet })
        ));
    }
    say(&sheet_text(kind, &sheet))
}

/// Lets bots play a match to its end, one level per seat.
fn play_out(session: &mut dyn AnyMatch, levels: &[u8], silent: bool) -> Result<(), Failure> {
    let seed = session.seed().to_string();
    while session.turn() != Turn::Over {
        match session.turn() {
            Turn::Seat(seat) => {
                let seed = format!("{seed} {}", seat.0);
                let (choice, _) = think(session, levels[seat.index()], &seed, Limit::Level, &mut |_| false)?;
                session.play(&choice.action)?;
            }
            _ => session.resolve_chance()?,
        }
        if !silent {
            let action = session.moves().pop().unwrap_or_default();
            say(&format!("{}. {action}\n", session.ply()))?;
        }
    }
    Ok(())
}

/// Writes the record to the file of `--record`, if given.
fn keep(args: &Args, record: &str) -> Result<(), Failure> {
    let Some(file) = &args.record else { return Ok(()) };
    std::fs::write(file, record).map_err(|error| Failure::usage(format!("'{}': {error}", file.display())))
}

/// A finished game as a JSON object.
fn played(session: &dyn AnyMatch) -> serde_json::Value {
    let mut object = json::ending(session);
    object["seed"] = session.seed().into();
    object["moves"] = session.moves().into();
    object
}

/// The score sheet: one line per game with its winners and each person's score, then the totals.
fn sheet_text(kind: &str, sheet: &Sheet) -> String {
    let row = |numbers: &[String]| numbers.join(" ");
    let mut text = format!("series {kind}\n");
    for (number, outcome) in (1..).zip(sheet.games.iter().flatten()) {
        let winners: Vec<String> = outcome.winners.iter().map(|person| person.0.to_string()).collect();
        let scores: Vec<String> = outcome.scores.iter().map(f64::to_string).collect();
        text += &format!("game {number}: winners {}, points {}\n", row(&winners), row(&scores));
    }
    let wins: Vec<String> = sheet.wins.iter().map(u32::to_string).collect();
    let points: Vec<String> = sheet.points.iter().map(f64::to_string).collect();
    let winners: Vec<String> = sheet.winners.iter().map(u8::to_string).collect();
    text + &format!("wins {}\npoints {}\nwinners {}\n", row(&wins), row(&points), row(&winners))
}

fn level(text: &str) -> Result<u8, Failure> {
    let read = text.parse().ok().filter(|level| (1..=5).contains(level));
    read.ok_or_else(|| Failure::usage(format!("--bots: expected a level from 1 to 5, got '{text}'")))
}
