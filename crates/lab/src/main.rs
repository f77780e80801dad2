//! `sobremesa-lab GAME LEVEL GAMES SEED [KEY=VALUE]...`: how often a level takes wins, captures and the like, of the times
//! when some moves do and others don't.

use sobremesa_core::Setup;
use sobremesa_session::GameId;
use std::error::Error;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, level, games, seed, options @ ..] = &arguments[..] else {
        return Err("arguments: GAME LEVEL GAMES SEED [KEY=VALUE]...".into());
    };
    let game: GameId = game.parse()?;
    let mut setup = Setup::default();
    for option in options {
        setup.options.read(game.info(), option)?;
    }
    print!("{}", sobremesa_lab::report(&sobremesa_lab::habits(game, &setup, level.parse()?, games.parse()?, seed)?));
    Ok(())
}
