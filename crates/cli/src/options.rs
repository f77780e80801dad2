//! Arguments that several commands have in common.

use crate::failure::Failure;
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use sobremesa_core::{Info, Setup};
use sobremesa_puzzles::GAMES;
use sobremesa_session::GameId;

/// Options that every command takes.
#[derive(Args, Debug)]
pub struct Common {
    /// A house rule or variant; repeatable
    #[arg(long = "option", value_name = "KEY=VALUE", allow_hyphen_values = true)]
    options: Vec<String>,
    /// A set of rules by its name; what --option says beside it holds
    #[arg(long, value_name = "NAME", allow_hyphen_values = true)]
    rules: Option<String>,
    /// The number of seats
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    seats: Option<u8>,
    /// One JSON object instead of text
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// The house rules and seats asked for.
    pub fn setup(&self, info: &Info) -> Result<Setup, Failure> {
        let mut setup = Setup { seats: self.seats, ..Setup::default() };
        for pair in &self.options {
            setup.options.read(info, pair)?;
        }
        if let Some(name) = &self.rules {
            setup.follow(info, name)?;
        }
        setup.rules(info)?;
        Ok(setup)
    }

    /// The house rules and seats asked for, as they stood on the command line, with a space before each.
    pub fn setup_text(&self) -> String {
        let options = self.options.iter().map(|option| format!(" --option '{option}'"));
        let rules = self.rules.iter().map(|name| format!(" --rules '{name}'"));
        options.chain(rules).chain(self.seats.map(|seats| format!(" --seats '{seats}'"))).collect()
    }
}

/// Options of commands that answer for positions.
#[derive(Args, Debug)]
pub struct ForPositions {
    /// The position; - reads positions from stdin, one a line, and answers one line each
    #[arg(long, allow_hyphen_values = true)]
    pub position: Option<String>,
    #[command(flatten)]
    pub common: Common,
}

/// The source of dice and of the bots' random choices.
#[derive(Args, Debug)]
pub struct Seed {
    /// Anything; the same seed draws the same again
    #[arg(long, allow_hyphen_values = true)]
    seed: Option<String>,
}

impl Seed {
    /// The seed asked for, or one from the machine's own randomness.
    pub fn text(&self) -> String {
        self.seed.clone().unwrap_or_else(|| format!("{:016x}", getrandom::u64().unwrap_or_default()))
    }
}

/// Reads the name of a game.
pub fn any_game() -> impl TypedValueParser<Value = GameId> {
    one_of(&GameId::ALL)
}

/// Reads the name of a game that can be solved exactly.
pub fn solved_game() -> impl TypedValueParser<Value = GameId> {
    one_of(&[GameId::CockBull])
}

/// Reads the name of a game that has puzzles.
pub fn puzzled_game() -> impl TypedValueParser<Value = GameId> {
    one_of(&GAMES)
}

fn one_of(games: &[GameId]) -> impl TypedValueParser<Value = GameId> {
    PossibleValuesParser::new(games.iter().map(|game| game.info().id)).try_map(|name| name.parse::<GameId>())
}

/// How long a move may take; neither means as long as a level does by itself.
#[derive(Clone, Copy, clap::Args)]
pub struct Allowance {
    /// Milliseconds a move
    #[arg(long, value_name = "M", conflicts_with = "nodes", value_parser = clap::value_parser!(u64).range(1..=86_400_000))]
    pub millis: Option<u64>,
    /// Nodes a move
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
}
