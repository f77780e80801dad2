//! `play`: bots play a game.

use crate::args::{Args, game, number};
use crate::failure::Failure;
use crate::think::{Limit, think};
use crate::{json, say};
use sobremesa_contract::Turn;
use sobremesa_table::new_match;

/// Plays a game between bots, printing every step, the final position and the result.
///
/// # Errors
/// Exit 2 for arguments that cannot be read or a file that cannot be written.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    let info = game(name)?;
    let mut setup = args.setup(info)?;
    let bots =
        args.value("bots").ok_or_else(|| Failure::usage("--bots is missing: a level for each seat, as in 3,5"))?;
    let levels: Vec<u8> = bots.split(',').map(|level| number("--bots", level, 1..=5)).collect::<Result<_, _>>()?;
    // As many bots as seats, if the game can be played so.
    if setup.seats.is_none() && info.seats.iter().any(|&seats| usize::from(seats) == levels.len()) {
        setup.seats = Some(levels.len() as u8);
    }
    let seed = args.seed();
    let mut table = new_match(info.id, &setup, None, &seed)?;
    if levels.len() != usize::from(table.seats()) {
        return Err(Failure::usage(format!("--bots takes {} levels, one a seat, not '{bots}'", table.seats())));
    }
    while table.turn() != Turn::Over {
        match table.turn() {
            Turn::Seat(seat) => {
                let (choice, _) = think(&table, levels[seat.index()], &format!("{seed} {}", seat.0), Limit::Level)?;
                table.play(&choice.step)?;
            }
            _ => table.resolve_chance()?,
        }
        if !args.json() {
            let step = table.steps().last().map_or("", String::as_str);
            say(&format!("{}. {step}\n", table.ply()))?;
        }
    }
    if let Some(file) = args.value("record") {
        std::fs::write(file, table.record()).map_err(|error| Failure::usage(format!("'{file}': {error}")))?;
    }
    if args.json() {
        let mut object = json::ending(&table);
        object["seed"] = seed.into();
        object["moves"] = table.steps().into();
        return say(&format!("{object}\n"));
    }
    say(&json::ending_text(&table))
}
