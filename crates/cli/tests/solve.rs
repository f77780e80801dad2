//! `solve` and `value`: Cock & Bull, exactly.

mod common;

use common::{feed, run};
use serde_json::json;

#[test]
fn solve_prints_the_value_of_the_start() {
    for (objective, faces, value) in [("points", "3-2-1", 1.38515805051), ("win", "2-2-2", 0.509721546)] {
        let faces = format!("faces={faces}");
        let args = ["solve", "cock-bull", "--objective", objective, "--option", &faces, "--json"];
        let object = run(&args).good().json();
        assert!((object["value"].as_f64().unwrap() - value).abs() < 1e-9, "{object}");
        assert_eq!((object["states"].as_u64(), object["objective"].as_str()), (Some(230_688), Some(objective)));
        assert!(object["seconds"].as_f64().unwrap() > 0.0);
    }
    let ran = run(&["solve", "cock-bull"]).good();
    assert_eq!(ran.lines()[..2], ["win 0.514079637302", "states 230688"]);
    assert!(ran.lines()[2].starts_with("seconds "));
}

#[test]
fn value_lists_each_choice() {
    let args = ["value", "cock-bull", "--position", "BB-/BB/B 11:11 r CB", "--json"];
    let object = run(&args).good().json();
    let near = |value: &serde_json::Value, wanted: f64| (value.as_f64().unwrap() - wanted).abs() < 1e-9;
    assert!(near(&object["value"], 0.399986614405) && near(&object["choices"]["peg"], 0.354662658605), "{object}");
    let choices: Vec<&String> = object["choices"].as_object().unwrap().keys().collect();
    assert_eq!(choices, ["peg", "remove:c1", "remove:c2"]);
    let points = [&args[..], &["--objective", "points"]].concat();
    assert!(near(&run(&points).good().json()["choices"]["remove:c2"], -5.087745139009));

    let before = run(&["value", "cock-bull", "--position", "BB-/BB/B 11:11 r -", "--json"]).good().json();
    assert!(near(&before["value"], 0.347809688815));
    assert_eq!(before["choices"], json!({}));
    let text = run(&args[..4]).good();
    assert_eq!(text.lines()[..2], ["0.399986614405", "remove:c1 0.399986614405"]);
}

#[test]
fn value_accepts_the_opening_and_batches() {
    let input = "opening\nopening:M\ncolour:1\nRRR/RR/R 3:4 r -\nnonsense\n---/--/- 0:0 b - options=faces=2-2-2\n";
    let ran = feed(&["value", "cock-bull", "--position", "-"], input.as_bytes()).bad(1, "2");
    let lines = ran.lines();
    assert_eq!(lines[0], "0.500000000000");
    // A Monkey lies there: seat 1 ties with one face of six, else the other seat starts.
    let behind: f64 = lines[1].parse().unwrap();
    assert!((behind - (0.5 / 6.0 + (1.0 - 0.514079637302) * 5.0 / 6.0)).abs() < 1e-9, "{behind}");
    assert_eq!(lines[2], "0.514079637302 | red 0.514079637302 | black 0.514079637302");
    assert!(lines[3].starts_with("error game-over ") && lines[4].starts_with("error bad-position "), "{}", ran.out);
    assert!(lines[5].starts_with("0.509721546"));
    run(&["value", "cock-bull", "--position", "RRR/RR/R 3:4 r -"]).bad(1, "game-over");
}

#[test]
fn a_duel_gives_both_sides_the_same_dice() {
    let args = |a, b| ["duel", "cock-bull", a, b, "--games", "400", "--seed", "7", "--json"];
    // Twice the same player: whatever one wins in a game, the other wins in its twin.
    let even = run(&args("greedy", "greedy")).good().json();
    assert_eq!(even["score"], json!(0.5), "{even}");
    let strong = run(&args("level:5", "level:1")).good().json();
    assert!(strong["score"].as_f64().unwrap() > 0.52, "{strong}");
}
