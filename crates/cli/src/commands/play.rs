//! `play`: bots play a game.

use crate::engine::think::{Limit, think};
use crate::failure::Failure;
use crate::options::{Common, Seed, any_game};
use crate::{json, say};
use sobremesa_core::Turn;
use sobremesa_session::{GameId, new_match};
use std::path::PathBuf;

/// What stands on the command line.
#[derive(clap::Args)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// A level for each seat, as in 3,5
    #[arg(long, value_name = "LEVELS")]
    bots: String,
    /// Where to write the record
    #[arg(long, value_name = "FILE", allow_hyphen_values = true)]
    record: Option<PathBuf>,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

/// Plays a game between bots, printing every step, the final position and the result.
///
/// # Errors
/// Exit 2 for arguments that cannot be read or a file that cannot be written.
pub fn run(args: &Args) -> Result<(), Failure> {
    let Args { game, bots, .. } = args;
    let info = game.info();
    let mut setup = args.common.setup(info)?;
    let levels: Vec<u8> = bots.split(',').map(level).collect::<Result<_, _>>()?;
    // As many bots as seats, if the game can be played so.
    if setup.seats.is_none() && info.seats.iter().any(|&seats| usize::from(seats) == levels.len()) {
        setup.seats = Some(levels.len() as u8);
    }
    let seed = args.seed.text();
    let mut session = new_match(*game, &setup, None, &seed)?;
    if levels.len() != usize::from(session.seats()) {
        return Err(Failure::usage(format!("--bots takes {} levels, one a seat, not '{bots}'", session.seats())));
    }
    while session.turn() != Turn::Over {
        match session.turn() {
            Turn::Seat(seat) => {
                let (choice, _) = think(&*session, levels[seat.index()], &format!("{seed} {}", seat.0), Limit::Level)?;
                session.play(&choice.action)?;
            }
            _ => session.resolve_chance()?,
        }
        if !args.common.json {
            let action = session.moves().pop().unwrap_or_default();
            say(&format!("{}. {action}\n", session.ply()))?;
        }
    }
    if let Some(file) = &args.record {
        std::fs::write(file, session.record())
            .map_err(|error| Failure::usage(format!("'{}': {error}", file.display())))?;
    }
    if args.common.json {
        let mut object = json::ending(&*session);
        object["seed"] = seed.into();
        object["moves"] = session.moves().into();
        return say(&format!("{object}\n"));
    }
    say(&json::ending_text(&*session))
}

fn level(text: &str) -> Result<u8, Failure> {
    let read = text.parse().ok().filter(|level| (1..=5).contains(level));
    read.ok_or_else(|| Failure::usage(format!("--bots takes levels from 1 to 5, not '{text}'")))
}
