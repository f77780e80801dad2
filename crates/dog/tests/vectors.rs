//! Positions and moves from an independent program.

use sobremesa_dog::Position;
use sobremesa_laws::check_vectors;

#[test]
fn positions_have_the_listed_moves_and_results() {
    for (file, least) in [
        ("classic-4", 389),
        ("classic-6", 390),
        ("royal-4", 395),
        ("black-4", 395),
        // Readings of the rules that a table chooses between.
        ("copy", 30),
        ("last-seven", 30),
        ("last-seven-helper", 6),
        ("king-start", 30),
        ("dog-guards", 30),
        ("thirteen", 30),
        ("hand", 30),
    ] {
        check_vectors::<Position>(&format!("dog-{file}"), least);
    }
}
