//! Copied files that are still the same as Gobblet's: a test fails for each one. Delete this file when all tests pass.

use std::fs;

/// A source as Gobblet's would be under this name, without spaces: formatting changes lines.
fn renamed(text: &str) -> String {
    let mut text = text.to_string();
    for shared in ["Squares", "Square", "Size", "Nest", "Three"] {
        text = text.replace(shared, "");
    }
    let plain = text.to_lowercase().replace("gobblet", "").replace("NAME", "");
    plain.chars().filter(|letter| !letter.is_whitespace() && *letter != ',').collect()
}

/// Passes if a file differs from Gobblet's.
fn is_own(file: &str) {
    let model = fs::read_to_string(format!("../gobblet/{file}")).expect("the model has it");
    // A file that isn't needed may be deleted.
    let own = fs::read_to_string(file).unwrap_or_default();
    assert!(renamed(&model) != renamed(&own), "{file} still says what Gobblet's does");
}

macro_rules! holes {
    ($($name:ident: $file:literal)*) => { $(#[test] fn $name() { is_own($file); })* };
}

holes! {
    what_can_be_chosen: "src/info.rs"
    house_rules: "src/setup.rs"
    places_and_pieces: "src/board.rs"
    the_position: "src/position.rs"
    what_can_be_done: "src/action.rs"
    legal_actions: "src/movegen.rs"
    what_can_happen: "src/event.rs"
    playing_an_action: "src/apply.rs"
    what_no_position_holds: "src/validate.rs"
    the_end: "src/outcome.rs"
    what_is_seen: "src/view.rs"
    the_drawing: "src/drawing.rs"
    notation: "src/notation.rs"
    what_a_seat_remembers: "src/observation.rs"
    package: "Cargo.toml"
    readme: "README.md"
    edge_cases: "tests/edge_cases.rs"
    perft: "tests/perft.rs"
}
