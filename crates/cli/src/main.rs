//! `sobremesa`: the games on the command line, for checks, for research and for engines that talk to other programs.

mod apply;
mod args;
mod bench;
mod duel;
mod engine;
mod failure;
mod foreign;
mod json;
mod legal;
mod perft;
mod play;
mod positions;
mod progress;
mod replay;
mod soak;
mod solve;
mod think;
mod tune;
mod value;
mod workers;

use args::{Args, Command};
use failure::Failure;
use lexopt::Arg;
use std::fmt::Write;
use std::process::ExitCode;

const COMMANDS: &[Command] = &[
    Command {
        name: "perft",
        usage: "GAME DEPTH [--position P] [--divide]",
        about: "counts the sequences of DEPTH steps",
        takes: &["position", "divide"],
        run: perft::run,
    },
    Command {
        name: "legal",
        usage: "GAME [--position P]",
        about: "lists the legal moves, one a line",
        takes: &["position"],
        run: legal::run,
    },
    Command {
        name: "apply",
        usage: "GAME [--position P] MOVE...",
        about: "plays moves and prints the position",
        takes: &["position"],
        run: apply::run,
    },
    Command {
        name: "play",
        usage: "GAME --bots 3,5 [--seed S] [--record FILE]",
        about: "lets bots play a game, a level for each seat",
        takes: &["bots", "seed", "record"],
        run: play::run,
    },
    Command {
        name: "replay",
        usage: "FILE",
        about: "replays a record: final position and result",
        takes: &[],
        run: replay::run,
    },
    Command {
        name: "duel",
        usage: "GAME A B --games N --millis M|--nodes N [--seed S]",
        about: "a series; A, B: level:1..5, random, greedy, plain, engine:CMD",
        takes: &["games", "millis", "nodes", "seed"],
        run: duel::run,
    },
    Command {
        name: "solve",
        usage: "cock-bull [--objective win|points]",
        about: "solves it exactly: what the start is worth",
        takes: &["objective"],
        run: solve::run,
    },
    Command {
        name: "value",
        usage: "cock-bull [--position P] [--objective ...]",
        about: "the exact value of a position and of each choice",
        takes: &["position", "objective"],
        run: value::run,
    },
    Command {
        name: "engine",
        usage: "GAME [--level L] [--seed S]",
        about: "a line protocol: position, show, legal, go, quit",
        takes: &["level", "seed"],
        run: engine::run,
    },
    Command {
        name: "soak",
        usage: "[GAME] --games N [--seed S]",
        about: "random games, every law checked at every step",
        takes: &["games", "seed"],
        run: soak::run,
    },
    Command {
        name: "tune",
        usage: "dog|gobblet --games N [--ends] [--seed S]",
        about: "what counts how much, found by games of the bots",
        takes: &["games", "ends", "seed"],
        run: tune::run,
    },
    Command { name: "bench", usage: "", about: "the speed table", takes: &[], run: bench::run },
];

fn help() -> String {
    let mut text = String::from("sobremesa: board games on the command line\n\n");
    for command in COMMANDS {
        let call = command.call();
        let _ = match call.len() {
            ..=44 => writeln!(text, "  {call:44} {}", command.about),
            _ => writeln!(text, "  {call}\n  {:44} {}", "", command.about),
        };
    }
    let games: Vec<_> = sobremesa_table::GAMES.iter().map(|info| info.id).collect();
    let _ = write!(
        text,
        "
Every command takes
  --option KEY=VALUE   a house rule or variant; repeatable
  --seats N            the number of seats
  --json               one JSON object instead of text
  --position -         (where there is --position) positions from stdin, one a line, one answer line each

GAME: {}
Exit code 0: good; 1: a finding (illegal move, bad record, law broken); 2: unreadable arguments
",
        games.join(", ")
    );
    text
}

fn run() -> Result<(), Failure> {
    let mut parser = lexopt::Parser::from_env();
    let name = match parser.next().map_err(|error| Failure::usage(error.to_string()))? {
        Some(Arg::Value(name)) => name.to_string_lossy().into_owned(),
        Some(Arg::Long("help") | Arg::Short('h')) => "help".into(),
        Some(Arg::Long("version") | Arg::Short('V')) => "version".into(),
        Some(other) => return Err(Failure::usage(other.unexpected().to_string())),
        None => return Err(Failure::usage("a command is missing; --help lists them")),
    };
    if name == "help" {
        return say(&help());
    }
    if name == "version" {
        return say(concat!("sobremesa ", env!("CARGO_PKG_VERSION"), "\n"));
    }
    let Some(command) = COMMANDS.iter().find(|command| command.name == name) else {
        return Err(Failure::usage(format!("no such command: '{name}'; --help lists them")));
    };
    let args = Args::read(command, &mut parser)?;
    if args.has("help") {
        return say(&format!("sobremesa {}\n{}\n", command.call(), command.about));
    }
    (command.run)(&args)
}

/// Writes a text to stdout.
///
/// # Errors
/// What stdout says.
fn say(text: &str) -> Result<(), Failure> {
    use std::io::Write;
    let mut out = std::io::stdout().lock();
    out.write_all(text.as_bytes())?;
    out.flush()?;
    Ok(())
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
