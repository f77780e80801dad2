//! The words that views and events have outside of Rust.
#![cfg(feature = "serde")]

use serde_json::{Value, json};
use sobremesa_core::{Game, Notation, Seat, Setup, Viewer};
use sobremesa_muros::Position;

fn at(rows: &str, rest: &str) -> Position {
    Position::read_position(&format!("{rows}{} {rest}", "/.........".repeat(8)), &Setup::default()).unwrap()
}

fn before() -> Position {
    at(".RB.YRWB.", "---------/---------/---------/--------- A A:R/B: Y9B9R8G9 A:Y0B0R0G0W0/B:Y0B0R0G0W0")
}

#[test]
fn events_have_the_words_of_the_api() {
    let position = before();
    let action = position.find_action("hand:R@W1").unwrap();
    let (_, events) = position.play(&action).unwrap();
    let told: Vec<Value> = events.iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    assert_eq!(told[0], json!({ "kind": "laid", "seat": 0, "source": "hand", "colour": "R", "slot": "W1" }));
    assert_eq!(told[1], json!({ "kind": "left", "squares": [7, 6] }));
    assert_eq!(told[2], json!({ "kind": "moved", "from": [5, 4, 2, 1], "to": [7, 6, 5, 4] }));
}

#[test]
fn a_view_has_the_words_of_the_api() {
    let seen = before().view(Viewer::Seat(Seat(1)));
    let value = serde_json::to_value(&seen).unwrap();
    assert_eq!((&value["hands"], &value["phase"]), (&json!([["?"], []]), &json!(1)));
    assert_eq!(value["squares"][0], json!([null, "R", "B", null, "Y", "R", "W", "B", null]));
    assert_eq!(value["slots"]["N"], json!(vec![Value::Null; 9]));
}
