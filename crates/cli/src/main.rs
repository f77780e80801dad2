//! `sobremesa`: the games on the command line, for checks, for research and for engines that talk to other programs.

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
use commands::{apply, bench, duel, legal, perft, play, puzzles, replay, soak, solve, value};
use failure::Failure;
use output::say;
use std::process::ExitCode;

/// Board games on the command line
#[derive(Parser)]
#[command(
    name = "sobremesa",
    version,
    after_help = "Every command takes --option KEY=VALUE, --rules NAME, --seats N and --json.
Exit code 0: good; 1: a finding (illegal move, bad record, law broken); 2: unreadable arguments, position or notation"
)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Counts the sequences of DEPTH steps
    Perft(perft::Args),
    /// Lists the legal moves, one a line
    Legal(legal::Args),
    /// Plays moves and prints the position
    Apply(apply::Args),
    /// Lets bots play a game, a level for each seat
    Play(play::Args),
    /// Replays a record: final position and result
    Replay(replay::Args),
    /// Plays a series between two opponents
    Duel(duel::Args),
    /// Solves a game exactly: what the start is worth
    Solve(solve::Args),
    /// Tells the exact value of a position and of each choice
    Value(value::Args),
    /// Answer a line protocol: position, show, legal, go, stop, quit
    Engine(engine::Args),
    /// Plays random games, every law checked at every step
    Soak(soak::Args),
    /// Makes puzzles of the day, a file as it ships
    Puzzles(puzzles::Args),
    /// Measures and prints the speed table
    Bench(bench::Args),
}

/// A command's own help begins with how it is called.
const HELP: &str = "{usage}\n{about-with-newline}\n{all-args}{after-help}";

/// The program's arguments, as clap knows them.
fn arguments() -> clap::Command {
    Cli::command().mut_subcommands(|command| command.help_template(HELP))
}

fn run() -> Result<(), Failure> {
    let parsed = arguments().try_get_matches().and_then(|matches| Cli::from_arg_matches(&matches));
    let command = match parsed {
        Ok(Cli { command }) => command,
        Err(error) if matches!(error.kind(), ErrorKind::DisplayHelp | ErrorKind::DisplayVersion) => {
            return say(&error.to_string());
        }
        Err(error) => return Err(error.into()),
    };
    match command {
        Command::Perft(args) => perft::run(&args),
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
                // With stderr gone there is nobody left to tell; the exit code still says it.
                let _ = writeln!(std::io::stderr(), "sobremesa: {text}");
            }
            ExitCode::from(exit)
        }
    }
}
