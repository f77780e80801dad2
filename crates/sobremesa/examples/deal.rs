//! Deals a game of Muros and prints, as JSON, what a server may send to each seat: its own cards, and nothing of the others'.

use sobremesa::session::{AnyMatch, Match, Muros};
use sobremesa::{Game, Seat, Setup, Turn, Viewer};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let seed = std::env::args().nth(1).unwrap_or_default();
    let mut game = Match::<Muros>::new(&Setup::default(), None, &seed)?;
    let seats: Vec<Seat> = (0..game.seats()).map(Seat).collect();
    while game.turn() == Turn::Chance {
        game.resolve_chance()?;
        for seat in &seats {
            for event in game.events(Viewer::Seat(*seat)) {
                println!("to {seat:?}: {}", serde_json::to_string(&event)?);
            }
        }
    }
    for seat in &seats {
        println!("{seat:?} sees {}", serde_json::to_string(&game.now().view(Viewer::Seat(*seat)))?);
    }
    Ok(())
}
