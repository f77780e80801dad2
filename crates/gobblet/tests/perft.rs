//! Counted move sequences from the start.

use sobremesa_core::{Game, Setup};
use sobremesa_gobblet::Position;

#[test]
fn start_levels_1_to_5() {
    let rules = Setup::default().rules(Position::INFO).unwrap();
    let counts: Vec<u64> = (1..=5).map(|depth| Position::start(&rules).perft(depth)).collect();
    assert_eq!(counts, [16, 240, 10_080, 406_560, 19_024_320]);
}
