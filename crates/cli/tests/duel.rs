//! Duels with other programs: what they are told.

mod common;

use common::run;
use serde_json::json;
use std::path::PathBuf;

const PROGRAM: &str = env!("CARGO_BIN_EXE_sobremesa");

/// An engine of a game that writes all it is told into a file of this test run.
fn overheard(game: &str) -> (String, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (script, told) = (folder.join(format!("{game}.sh")), folder.join(format!("{game}-told.txt")));
    std::fs::write(&script, format!("tee {} | {PROGRAM} engine {game} --level 1\n", told.display())).unwrap();
    (format!("engine:sh {}", script.display()), told)
}

#[test]
fn an_engine_plays_by_the_house_rules_and_seats_of_the_duel() {
    for (game, asked) in [
        ("gobblet", ["--option", "touch-move=on"]),
        ("muros", ["--seats", "3"]),
        ("dog", ["--option", "variant=royal"]),
        ("cock-bull", ["--option", "removal=forced"]),
    ] {
        let engine = format!("engine:{PROGRAM} engine {game} --level 1");
        let args = ["duel", game, "random", &engine, "--games", "2", "--nodes", "20", "--seed", "7", "--json"];
        let object = run(&[&args[..], &asked[..]].concat()).good().json();
        assert_eq!(object["games"], json!(2), "{game}");
    }
}

#[test]
fn an_engine_is_told_what_its_seat_sees() {
    let (engine, told) = overheard("muros");
    run(&["duel", "muros", &engine, "random", "--seats", "3", "--games", "1", "--nodes", "20", "--seed", "7"]).good();
    let told = std::fs::read_to_string(told).unwrap();
    let positions: Vec<&str> = told.lines().filter_map(|line| line.strip_prefix("position ")).collect();
    assert!(positions.len() > 5, "{told}");
    for position in positions {
        let fields: Vec<&str> = position.split(' ').collect();
        let (turn, hands) = (fields[2], fields[3]);
        for hand in hands.split('/') {
            let (seat, cards) = hand.split_once(':').unwrap();
            assert_eq!(cards.contains('?'), seat != turn && !cards.is_empty(), "{position}");
        }
        assert!(!position.contains("moves"), "{position}");
    }
}

#[test]
fn an_engine_that_does_not_answer_is_not_waited_for() {
    let duel = |engine| run(&["duel", "gobblet", engine, "random", "--games", "1", "--millis", "10"]);
    duel("engine:cat").bad(1, "no bestmove in time");
    duel("engine:true").bad(1, "'true'");
}

#[test]
fn where_positions_repeat_an_engine_is_told_the_moves_since_the_start() {
    let (engine, told) = overheard("gobblet");
    run(&["duel", "gobblet", &engine, "random", "--games", "1", "--nodes", "20", "--seed", "7"]).good();
    let told = std::fs::read_to_string(told).unwrap();
    let first = told.lines().find(|line| line.starts_with("position ")).unwrap();
    assert_eq!(first.split(" ; ").count(), 4, "after four random moves: {first}");
    assert!(first.starts_with(&format!("position {} moves ", common::START)), "{first}");
}
