//! Arguments that several commands share.

use crate::failure::Failure;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sobremesa_core::{Info, Setup};
use sobremesa_puzzles::GAMES;
use sobremesa_session::GameId;

/// Options of every command.
#[derive(Args, Debug)]
pub struct Common {
    /// Set a house rule or variant; repeatable
    #[arg(long = "option", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    options: Vec<String>,
    /// Use a preset of rules; --option overrides its values
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    rules: Option<String>,
    /// Set the number of seats
    #[arg(long, value_name = "N")]
    seats: Option<u32>,
    /// Print one JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// The house rules and seats from the arguments.
    pub fn setup(&self, info: &Info) -> Result<Setup, Failure> {
        let mut setup = Setup::default();
        for pair in &self.options {
            setup.options.read(info, pair)?;
        }
        if let Some(name) = &self.rules {
            setup.follow(info, name)?;
        }
        setup.ask_seats(info, self.seats)?;
        setup.rules(info)?;
        Ok(setup)
    }

    /// The house rules and seats as arguments, each with a leading space.
    pub fn setup_text(&self) -> String {
        let options = self.options.iter().map(|option| format!(" --option '{option}'"));
        let rules = self.rules.iter().map(|name| format!(" --rules '{name}'"));
        options.chain(rules).chain(self.seats.map(|seats| format!(" --seats '{seats}'"))).collect()
    }
}

/// Options of commands that answer for positions.
#[derive(Args, Debug)]
pub struct ForPositions {
    /// Start from this position; - reads one per line from stdin and answers each with one line
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    #[command(flatten)]
    pub common: Common,
}

/// A game, and options of commands that answer for its positions.
#[derive(Args, Debug)]
pub struct GamePositions {
    /// The game
    #[arg(value_parser = any_game())]
    pub game: GameId,
    #[command(flatten)]
    pub on: ForPositions,
}

/// The source of dice and of the bots' random choices.
#[derive(Args, Debug)]
pub struct Seed {
    /// Seed of all chance (any text); the same seed repeats it
    #[arg(long, allow_hyphen_values = true)]
    seed: Option<String>,
}

impl Seed {
    /// The given seed, otherwise a random one.
    pub fn text(&self) -> String {
        self.seed.clone().unwrap_or_else(|| format!("{:016x}", getrandom::u64().unwrap_or_default()))
    }
}

/// Reads the name of a game.
pub fn any_game() -> impl TypedValueParser<Value = GameId> {
    one_of(GameId::ALL)
}

/// Reads the name of a game that can be solved exactly.
pub fn solved_game() -> impl TypedValueParser<Value = GameId> {
    one_of(&[GameId::CockBull])
}

/// Reads the name of a game that has puzzles.
pub fn game_with_puzzles() -> impl TypedValueParser<Value = GameId> {
    one_of(&GAMES)
}

fn one_of(games: &[GameId]) -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(games.iter().map(|game| game.info().id)).try_map(|name| name.parse::<GameId>())
}

/// Limits of a move; without any each level has its default.
#[derive(Clone, Copy, clap::Args)]
pub struct Allowance {
    /// Limit each move to M milliseconds
    #[arg(long, value_name = "M", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub millis: Option<u64>,
    /// Limit each move to N nodes
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
}
