//! Bots play a game of each and print how it ended: `cargo run --release --example self_play -- 2`, 2 being their level.

use sobremesa::bots::{Limits, thinker};
use sobremesa::session::{AnyMatch, GameId, new_match};
use sobremesa::{Error, Setup, Turn};

/// Plays a match to its end, each seat by a bot of this level.
fn play(game: GameId, level: u8) -> Result<Box<dyn AnyMatch>, Error> {
    let mut game = new_match(game, &Setup::default(), None, "self-play")?;
    while game.outcome().is_none() {
        match game.turn() {
            Turn::Seat(seat) => {
                let limits = Limits::new(level).seed(game.ply() as u64).nodes(2_000);
                let mut bot = thinker(game.id(), &game.observation(seat), &limits)?;
                while !bot.run(500) {}
                game.play(&bot.choice().action)?;
            }
            _ => game.resolve_chance()?,
        }
    }
    Ok(game)
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let level = std::env::args().nth(1).map_or(Ok(1), |level| level.parse())?;
    for id in GameId::ALL.iter().copied() {
        let game = play(id, level)?;
        println!("{id}: {} actions, won by seat {}", game.ply(), game.result());
    }
    Ok(())
}
