//! `sobremesa`: the games on the command line, for tests, research and external engines.

mod commands;
mod engine;
mod failure;
mod json;
mod options;
mod output;
mod positions;
mod progress;
mod workers;

use clap::error::ErrorKind;
use clap::{CommandFactory, FromArgMatches, Parser, Subcommand};
use commands::{apply, bench, duel, house_rules, legal, perft, play, puzzles, replay, show, soak, solve, value};
use failure::Failure;
use options::GamePositions;
use output::say;
use std::process::ExitCode;

/// Play and analyse board games on the command line
#[derive(Parser)]
#[command(
    name = "sobremesa",
    version,
    arg_required_else_help = true,
    after_help = "Example: sobremesa play gobblet --bots 3,5

Every command accepts --option KEY=VALUE, --rules NAME, --seats N and --json.
Exit code 0: success; 1: illegal move, bad record or broken law; 2: unreadable arguments, position or notation"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Count the sequences of DEPTH steps
    #[command(after_help = "Example: sobremesa perft gobblet 3 --divide")]
    Perft(perft::Args),
    /// List a game's house rules, with the default values first
    #[command(after_help = "Example: sobremesa options dog")]
    Options(house_rules::Args),
    /// Draw the board with letters
    #[command(after_help = "Example: sobremesa show gobblet --position '-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,- 443/444 b'")]
    Show(GamePositions),
    /// List the legal moves, one per line
    #[command(after_help = "Example: sobremesa legal gobblet --option touch-move=on")]
    Legal(GamePositions),
    /// Play moves and print the position
    #[command(after_help = "Example: sobremesa apply gobblet D@a1 D@d4")]
    Apply(apply::Args),
    /// Play a game between bots, one level per seat
    #[command(after_help = "Example: sobremesa play gobblet --bots 3,5 --record game.txt")]
    Play(play::Args),
    /// Replay a record and print its final position and result
    #[command(after_help = "Example: sobremesa replay game.txt")]
    Replay(replay::Args),
    /// Play many games between two opponents and print score and Elo
    #[command(after_help = "Example: sobremesa duel gobblet level:3 level:5 --games 20")]
    Duel(duel::Args),
    /// Solve a game and print the exact value of its start
    #[command(after_help = "Example: sobremesa solve cock-bull")]
    Solve(solve::Args),
    /// Print the exact value of a position and of each choice
    #[command(after_help = "Example: sobremesa value cock-bull --position '---/--/- 0:0 r -'")]
    Value(value::Args),
    /// Answer a line protocol: position, show, legal, go, stop, quit
    Engine(engine::Args),
    /// Play random games and check every law at every step
    #[command(after_help = "Example: sobremesa soak gobblet --games 10")]
    Soak(soak::Args),
    /// Make a file of puzzles of the day
    #[command(after_help = "Example: sobremesa puzzles cock-bull --count 7")]
    Puzzles(puzzles::Args),
    /// Measure speeds and print a table
    #[command(after_help = "Example: sobremesa bench")]
    Bench(bench::Args),
}

/// The template of a command's help, which starts with its usage.
const HELP: &str = "{usage}\n{about-with-newline}\n{all-args}{after-help}";

/// The program's arguments.
fn arguments() -> clap::Command {
    Cli::command().mut_subcommands(|command| command.help_template(HELP))
}

/// Returns true if no command was given. Then the help says more than an error.
fn without_arguments(error: &clap::Error) -> bool {
    error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand
}

fn run() -> Result<(), Failure> {
    let parsed = arguments().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let command = match parsed {
        Ok(Cli { command }) => command,
        Err(error) if error.exit_code() == 0 || without_arguments(&error) => {
            return say(&error.to_string());
        }
        Err(error) => return Err(error.into()),
    };
    match command {
        Command::Perft(args) => perft::run(&args),
        Command::Options(args) => house_rules::run(&args),
        Command::Show(args) => show::run(&args),
        Command::Legal(args) => legal::run(&args),
        Command::Apply(args) => apply::run(&args),
        Command::Play(args) => play::run(&args),
        Command::Replay(args) => replay::run(&args),
        Command::Duel(args) => duel::run(&args),
        Command::Solve(args) => solve::run(&args),
        Command::Value(args) => value::run(&args),
        Command::Engine(args) => engine::run(&args),
        Command::Soak(args) => soak::run(&args),
        Command::Puzzles(args) => puzzles::run(&args),
        Command::Bench(args) => bench::run(&args),
    }
}

fn main() -> ExitCode {
    match run() {
        Ok(()) => ExitCode::SUCCESS,
        Err(Failure { exit, text }) => {
            if !text.is_empty() {
                use std::io::Write;
                // Without stderr only the exit code reports the failure.
                let _ = writeln!(std::io::stderr(), "sobremesa: {text}");
            }
            ExitCode::from(exit)
        }
    }
}
