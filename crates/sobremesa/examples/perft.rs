//! Counts the sequences of Gobblet moves up to a depth, with the rules alone: `cargo run --release --example perft -- 4`.

use sobremesa::gobblet::Position;
use sobremesa::{Game, Setup};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let deepest = std::env::args().nth(1).map_or(Ok(3), |depth| depth.parse())?;
    let start = Position::start(&Setup::default().rules(Position::INFO)?);
    for depth in 0..=deepest {
        println!("{depth}: {}", start.perft(depth));
    }
    Ok(())
}
