//! Dog on the command line: duels by teams.

mod common;

use common::run;
use serde_json::json;

#[test]
fn a_duel_gives_each_team_to_one_opponent() {
    for (seats, sides) in [("2", 2), ("3", 3), ("4", 2), ("6", 3)] {
        let args = ["duel", "dog", "greedy", "random", "--seats", seats, "--games", "12", "--seed", "7", "--json"];
        let object = run(&args).good().json();
        assert_eq!(object["sides"], json!(sides));
        assert!(object["score"].as_f64().unwrap() > 0.7, "{object}");
    }
}

#[test]
fn an_engine_may_answer_with_moves_of_several_words() {
    let engine = format!("engine:{} engine dog --level 2", env!("CARGO_BIN_EXE_sobremesa"));
    let object = run(&["duel", "dog", "level:2", &engine, "--games", "2", "--seed", "7", "--json"]).good().json();
    assert_eq!(object["games"], json!(2));
}
