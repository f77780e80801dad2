//! `duel`: a series of games between opponents A and B. Every opening is played once with A on each side (a seat, or
//! two partners) and B on the others, with the same dice.

use crate::engine::foreign::Engine;
use crate::engine::think::run_until;
use crate::failure::Failure;
use crate::options::{Allowance, Common, Seed, any_game};
use crate::output::say;
use crate::progress::Progress;
use crate::workers::in_parallel;
use serde_json::json;
use sobremesa_bots::{Limits, thinker};
use sobremesa_core::{Dice, Info, Setup, SplitMix, Turn};
use sobremesa_lab as baselines;
use sobremesa_session::{AnyMatch, GameId, new_match, seed_number};
use std::time::{Duration, Instant};

/// Random plies before the opponents take over.
const OPENING: usize = 4;

/// The number of steps after which a game counts as a draw.
const LONGEST_GAME: usize = 10_000;

const MOST_GAMES: u64 = 1_000_000;

/// An opponent from the command line.
#[derive(Clone)]
enum Opponent {
    Level(u8),
    Baseline(&'static str),
    /// Another program that speaks the engine protocol.
    Engine(String),
}

impl Opponent {
    fn read(word: &str, game: GameId) -> Result<Opponent, Failure> {
        if let Some(command) = word.strip_prefix("engine:").filter(|command| !command.trim().is_empty()) {
            return Ok(Opponent::Engine(command.into()));
        }
        if let Some(level) = word.strip_prefix("level:").and_then(|level| level.parse().ok())
            && (1..=5).contains(&level)
        {
            return Ok(Opponent::Level(level));
        }
        let known = baselines::names(game);
        let baseline = known.iter().copied().find(|&name| name == word);
        baseline.map(Opponent::Baseline).ok_or_else(|| {
            let names = known.join(", ");
            Failure::usage(format!("expected an opponent (level:1 to level:5, {names}, engine:COMMAND), got '{word}'"))
        })
    }
}

/// The settings of a series of games.
struct Series<'a> {
    game: GameId,
    /// The side of each seat. Partners are on the same side.
    sides: Vec<u8>,
    setup: &'a Setup,
    seed: &'a str,
    limit: Allowance,
    opponents: [Opponent; 2],
}

#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// First opponent: level:1 to level:5, random, greedy, flat or engine:COMMAND
    a: String,
    /// Second opponent, in the same format
    b: String,
    /// Number of games
    #[arg(long, value_name = "N", default_value = "100", value_parser = clap::value_parser!(u64).range(1..=MOST_GAMES))]
    games: u64,
    #[command(flatten)]
    limit: Allowance,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Plays the series and prints the score of A.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { game, a, b, games, limit, .. } = args;
    let (game, games, limit) = (*game, *games, *limit);
    let info = game.info();
    let setup = args.common.setup(info)?;
    let seed = args.seed.text();
    let opponents = [Opponent::read(a, game)?, Opponent::read(b, game)?];
    let series = Series { game, sides: sides(info, &setup), setup: &setup, seed: &seed, limit, opponents };

    let mut progress = Progress::new("duel", games);
    let mut score = Score::new(series.count_sides());
    let mut failed = None;
    let mut take = |result: Result<f64, Failure>| match result {
        Ok(share) => {
            score.add(share);
            progress.done(score.games());
            true
        }
        Err(failure) => {
            failed = Some(failure);
            false
        }
    };
    // Opponents with a time limit must not share the machine.
    let clocked = limit.millis.is_some() || series.opponents.iter().any(|o| matches!(o, Opponent::Engine(_)));
    if clocked {
        let mut engines = series.engines()?;
        let _ = (0..games).map(|number| series.play(number, &mut engines)).all(&mut take);
    } else {
        in_parallel(games, &|number| series.play(number, &mut [None, None]), &mut take);
    }
    drop(progress);
    match failed {
        Some(failure) => Err(failure),
        None => say(&score.report(a, b, &seed, args.common.json)),
    }
}

/// The side of each seat, from 0.
fn sides(info: &Info, setup: &Setup) -> Vec<u8> {
    let seats = setup.seats.unwrap_or(info.default_seats);
    (0..seats).map(|seat| seat % info.sides(seats)).collect()
}

impl Series<'_> {
    fn count_sides(&self) -> u64 {
        u64::from(self.sides.iter().max().map_or(1, |last| last + 1))
    }

    fn engines(&self) -> Result<[Option<Engine>; 2], Failure> {
        let start = |opponent: &Opponent| match opponent {
            Opponent::Engine(command) => Engine::start(command).map(Some),
            _ => Ok(None),
        };
        Ok([start(&self.opponents[0])?, start(&self.opponents[1])?])
    }

    /// Plays a game and returns A's share of the win. A has one side and B the others. Each opening is played as often
    /// as there are sides, with A on each of them once.
    fn play(&self, number: u64, engines: &mut [Option<Engine>; 2]) -> Result<f64, Failure> {
        let mut session = self.open(number / self.count_sides())?;
        let a_is = (number % self.count_sides()) as u8;
        let is_mine = |seat: u8| self.sides[usize::from(seat)] == a_is;
        while session.turn() != Turn::Over && session.ply() < LONGEST_GAME {
            let Turn::Seat(seat) = session.turn() else {
                session.resolve_chance()?;
                continue;
            };
            let who = usize::from(!is_mine(seat.0));
            let action = match &mut engines[who] {
                Some(engine) => engine.choose(session.engine_input(seat), self.limit)?,
                None => {
                    let seed = seed_number(&format!("{} {number} {}", self.seed, seat.0));
                    self.think(&self.opponents[who], &session.observation(seat), seed)?
                }
            };
            session
                .play(&action)
                .map_err(|error| Failure::finding(format!("illegal move in {}: {error}", session.position())))?;
        }
        Ok(session.outcome().map_or(0.5, |outcome| {
            let mine = outcome.winners.iter().filter(|seat| is_mine(seat.0)).count();
            mine as f64 / outcome.winners.len() as f64
        }))
    }

    /// An unfinished match after a few random plies. Games that begin with dice need none, because they differ anyway.
    fn open(&self, number: u64) -> Result<Box<dyn AnyMatch>, Failure> {
        let mut dice = SplitMix(seed_number(&format!("{} opening {number}", self.seed)));
        loop {
            let seed = format!("{} {}", self.seed, dice.word());
            let mut session = new_match(self.game, self.setup, None, &seed)?;
            let mut plies = if session.turn() == Turn::Chance { OPENING } else { 0 };
            while plies < OPENING && session.turn() != Turn::Over {
                if session.turn() == Turn::Chance {
                    session.resolve_chance()?;
                    continue;
                }
                let mut legal = session.legal_moves();
                let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
                session.play(&action)?;
                plies += 1;
            }
            if session.turn() != Turn::Over {
                return Ok(session);
            }
        }
    }

    fn think(&self, opponent: &Opponent, observation: &str, seed: u64) -> Result<String, Failure> {
        let started = Instant::now();
        let how = |level| {
            let mut how = Limits::new(level).seed(seed);
            how.nodes = self.limit.nodes;
            how.timed = self.limit.millis.is_some();
            how
        };
        let mut bot = match opponent {
            Opponent::Level(level) => thinker(self.game, observation, &how(*level))?,
            Opponent::Baseline(name) => baselines::thinker(name, self.game, observation, &how(5))?,
            Opponent::Engine(_) => return Err(Failure::finding("the engine is not running")),
        };
        match self.limit.millis {
            Some(millis) => {
                run_until(&mut *bot, Some(started + Duration::from_millis(millis)), &mut |_| false);
            }
            None => while !bot.run(u64::from(u32::MAX)) {},
        }
        Ok(bot.choice().action)
    }
}

/// A's results.
struct Score {
    sides: u64,
    wins: u64,
    draws: u64,
    losses: u64,
    /// The sum of A's shares, and the sum of their squares.
    shares: f64,
    squares: f64,
}

impl Score {
    fn new(sides: u64) -> Score {
        Score { sides, wins: 0, draws: 0, losses: 0, shares: 0.0, squares: 0.0 }
    }

    fn add(&mut self, share: f64) {
        if share == 1.0 {
            self.wins += 1;
        } else if share == 0.0 {
            self.losses += 1;
        } else {
            self.draws += 1;
        }
        self.shares += share;
        self.squares += share * share;
    }

    fn games(&self) -> u64 {
        self.wins + self.draws + self.losses
    }

    /// A's share of the wins and half the width of its 95 % confidence interval. For the interval, one win and one loss
    /// are added, so that a clean sweep does not look certain.
    fn share(&self) -> (f64, f64) {
        let games = self.games() as f64;
        let mean = (self.shares + 1.0) / (games + 2.0);
        let variance = (self.squares + 1.0) / (games + 2.0) - mean * mean;
        (self.shares / games, 1.96 * (variance / (games + 2.0)).sqrt())
    }

    fn report(&self, a: &str, b: &str, seed: &str, as_json: bool) -> String {
        let (share, error) = self.share();
        // A share of 0 or 1 has no finite Elo difference, so shares stay about half a game away from 0 and 1.
        let edge = 0.5 / (self.games() + 1) as f64;
        let elo = |share: f64| -400.0 * (1.0 / share.clamp(edge, 1.0 - edge) - 1.0).log10();
        // With more than two sides, equal opponents have a share of one over the number of sides.
        let even = elo(1.0 / self.sides as f64);
        let elo = |share: f64| elo(share) - even;
        let (middle, low, high) = (elo(share), elo(share - error), elo(share + error));
        if as_json {
            let object = json!({
                "a": a, "b": b, "games": self.games(), "sides": self.sides, "seed": seed,
                "wins": self.wins, "draws": self.draws, "losses": self.losses,
                "score": share, "score_error": error,
                "elo": middle, "elo_low": low, "elo_high": high,
            });
            return format!("{object}\n");
        }
        format!(
            "{a} - {b}: {:.1} % of {} games, error {:.1} % (95 %), even {:.0} %\nwins {} draws {} losses {}\nElo {middle:+.0}, from {low:+.0} to {high:+.0} (95 %)\n",
            100.0 * share,
            self.games(),
            100.0 * error,
            100.0 / self.sides as f64,
            self.wins,
            self.draws,
            self.losses,
        )
    }
}
