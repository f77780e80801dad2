//! `bench`: the speed table.

use crate::commands::solve::solved;
use crate::engine::think::run_until;
use crate::failure::Failure;
use crate::options::Common;
use crate::output::say;
use crate::progress::Progress;
use serde_json::{Value, json};
use sobremesa_bots::cock_bull::{Goal, STATES};
use sobremesa_bots::{Limits, Thinker, thinker};
use sobremesa_core::{Dice, Game, Notation, Setup, SplitMix, Turn};
use sobremesa_session::{AnyMatch, GameId, Gobblet, Match, new_match, with_game};
use std::time::{Duration, Instant};

/// One line of the table.
struct Row {
    what: String,
    /// The number of units done.
    count: u64,
    unit: &'static str,
    seconds: f64,
    /// Further facts for the report.
    more: String,
}

impl Row {
    fn rate(&self) -> f64 {
        self.count as f64 / self.seconds.max(1e-9)
    }

    fn text(&self) -> String {
        let Row { what, count, unit, seconds, more } = self;
        let rate = self.rate();
        format!("{what:34} {count:>12} {unit} {seconds:>8.3} s {rate:>13.0} {unit}/s  {more}").trim_end().to_string()
            + "\n"
    }

    fn json(&self) -> Value {
        let Row { what, count, unit, seconds, more } = self;
        json!({ "what": what, "count": count, "unit": unit, "seconds": seconds, "per_second": self.rate(), "more": more })
    }
}

/// Runs a search on a bot.
type Thinking<'a> = &'a dyn Fn(&mut dyn Thinker);

#[derive(clap::Args)]
pub struct Args {
    #[command(flatten)]
    common: Common,
}

/// Measures speeds and prints the table, each line as soon as it is known.
pub fn run(args: &Args) -> Result<(), Failure> {
    let mut rows = Vec::new();
    let mut add = |row: Row| {
        rows.push(row.json());
        if args.common.json { Ok(()) } else { say(&row.text()) }
    };
    add(perft(5, 19_024_320, false)?)?;
    add(perft(5, 19_024_320, true)?)?;
    add(perft(6, 857_840_400, true)?)?;
    for game in GameId::ALL.iter().copied() {
        add(with_game!(game, G => steps::<G>()))?;
        if game == GameId::CockBull {
            add(solve()?)?;
            continue;
        }
        add(bot(game, "1 s", &|bot| run_until(bot, Some(Instant::now() + Duration::from_secs(1)), &mut |_| false))?)?;
        add(bot(game, "1,000,000 nodes", &|bot| {
            let mut progress = Progress::new(game.info().id, 1_000_000);
            for part in 1..=100 {
                if bot.run(10_000) {
                    break;
                }
                progress.done(10_000 * part);
            }
        })?)?;
    }
    if args.common.json { say(&format!("{}\n", json!({ "bench": rows }))) } else { Ok(()) }
}

fn perft(depth: u32, expected: u64, all_cores: bool) -> Result<Row, Failure> {
    let start = Match::<Gobblet>::new(&Setup::default(), None, "")?;
    let begun = Instant::now();
    let count = if all_cores { crate::commands::perft::count(start.now(), depth).0 } else { start.now().perft(depth) };
    let seconds = begun.elapsed().as_secs_f64();
    if count != expected {
        return Err(Failure::finding(format!("perft gobblet {depth} is {expected}, not '{count}'")));
    }
    let cores = if all_cores { "all cores" } else { "one core" };
    Ok(Row { what: format!("perft gobblet {depth}, {cores}"), count, unit: "nodes", seconds, more: String::new() })
}

/// Plays random matches with moves as text, as the web page does.
fn steps<G: Notation>() -> Row {
    let mut dice = SplitMix(1);
    let (mut count, mut games) = (0, 0);
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_millis(500) {
        games += 1;
        let Ok(mut session) = Match::<G>::new(&Setup::default(), None, &games.to_string()) else { break };
        loop {
            let played = match session.turn() {
                Turn::Over => break,
                Turn::Chance => session.resolve_chance(),
                Turn::Seat(_) => {
                    let moves = session.legal_moves();
                    session.play(&moves[dice.below(moves.len() as u32) as usize])
                }
            };
            if played.is_err() {
                break;
            }
            count += 1;
        }
    }
    let more = format!("{games} random games");
    Row { what: format!("table {}", G::INFO.id), count, unit: "steps", seconds: begun.elapsed().as_secs_f64(), more }
}

/// Solves Cock & Bull.
fn solve() -> Result<Row, Failure> {
    let (start, solution, seconds) = solved(&Setup::default(), Goal::Win)?;
    let more = format!("value {:.9}", solution.value(&start, 0));
    Ok(Row { what: "solve cock-bull".into(), count: STATES as u64, unit: "states", seconds, more })
}

/// Runs the strongest bot in the start position.
fn bot(game: GameId, limit: &str, think: Thinking) -> Result<Row, Failure> {
    let mut session = new_match(game, &Setup::default(), None, "bench")?;
    while session.turn() == Turn::Chance {
        session.resolve_chance()?;
    }
    let Turn::Seat(seat) = session.turn() else { return Err(Failure::finding("a game over at its start")) };
    let how = Limits::new(5).seed(1).timed();
    let begun = Instant::now();
    let mut bot = thinker(game, &session.observation(seat), &how)?;
    think(&mut *bot);
    let choice = bot.choice();
    Ok(Row {
        what: format!("bot {game} level 5, {limit}"),
        count: choice.nodes,
        unit: "nodes",
        seconds: begun.elapsed().as_secs_f64(),
        more: format!("depth {}, {}", choice.depth.unwrap_or(0), choice.action),
    })
}
