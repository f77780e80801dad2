//! The words that views and events have outside of Rust.
#![cfg(feature = "serde")]

use serde_json::{Value, json};
use sobremesa_core::{Game, Notation, Seat, Setup, Viewer};
use sobremesa_muros::{Event, Position, View};

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
    for (event, value) in events.iter().zip(told) {
        assert_eq!(serde_json::from_value::<Event>(value).unwrap(), *event);
    }
}

#[test]
fn a_view_is_read_back_as_it_was() {
    let seen = before().view(Viewer::Seat(Seat(1)));
    let value = serde_json::to_value(&seen).unwrap();
    assert_eq!((&value["hands"], &value["phase"]), (&json!([["?"], []]), &json!(1)));
    assert_eq!(value["squares"][0], json!([null, "R", "B", null, "Y", "R", "W", "B", null]));
    assert_eq!(value["slots"]["N"], json!(vec![Value::Null; 9]));
    assert_eq!(serde_json::from_value::<View>(value).unwrap(), seen);
}

#[test]
fn an_invalid_view_is_refused() {
    let good = serde_json::to_value(before().view(Viewer::Onlooker)).unwrap();
    for (key, bad) in [
        ("squares", json!([])),
        ("slots", json!({ "N": [], "E": [], "S": [], "W": [] })),
        ("hands", json!([["Y"]])),
        ("mover", json!(2)),
        ("piles", json!([10, 0, 0, 0])),
        ("kept", json!([])),
        ("options", json!({ "holes": "none" })),
    ] {
        let mut value = good.clone();
        value[key] = bad;
        assert!(serde_json::from_value::<View>(value).is_err(), "{key}");
    }
}

#[test]
fn an_event_that_cannot_follow_is_not_admitted() {
    let seen = before().view(Viewer::Onlooker);
    for event in [
        json!({ "kind": "laid", "seat": 0, "source": "hand", "colour": "W", "slot": "W1" }),
        json!({ "kind": "taken", "seat": 2, "colour": "R", "squares": [] }),
        json!({ "kind": "moved", "from": [1], "to": [] }),
        json!({ "kind": "dealt", "hands": [[], [], []], "piles": [0, 0, 0, 0] }),
    ] {
        let event: Event = serde_json::from_value(event).unwrap();
        assert!(!Position::admits(&seen, &event), "{event:?}");
    }
    assert!(serde_json::from_value::<Event>(json!({ "kind": "left", "squares": [81] })).is_err());
}
