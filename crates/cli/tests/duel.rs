//! Duels: by teams, and with other programs: the input they get.

mod common;

use common::{Ran, run};
use serde_json::json;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sobremesa");

/// An engine that writes all its input into a file of this test run.
fn overheard(game: &str) -> (String, PathBuf) {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let (script, log) = (folder.join(format!("{game}.sh")), folder.join(format!("{game}-log.txt")));
    std::fs::write(&script, format!("tee {} | {PROGRAM} engine {game} --level 1\n", log.display())).unwrap();
    (format!("engine:sh {}", script.display()), log)
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
fn an_engine_gets_its_seats_observation() {
    let (engine, log) = overheard("muros");
    run(&["duel", "muros", &engine, "random", "--seats", "3", "--games", "1", "--nodes", "20", "--seed", "7"]).good();
    let log = std::fs::read_to_string(log).unwrap();
    let positions: Vec<&str> = log.lines().filter_map(|line| line.strip_prefix("position ")).collect();
    assert!(positions.len() > 5, "{log}");
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

/// Runs a duel against an engine and times it.
fn duel(engine: &str, limit: &[&str]) -> (Ran, Duration) {
    let engine = format!("engine:{engine}");
    let begun = Instant::now();
    let ran = run(&[&["duel", "gobblet", &engine, "random", "--games", "1"], limit].concat());
    (ran, begun.elapsed())
}

#[test]
fn an_engine_that_exits_is_named_in_the_error() {
    duel("true", &["--millis", "10"]).0.bad(1, "engine 'true'");
}

#[test]
fn a_silent_engine_times_out_according_to_its_request() {
    for (engine, limit, log) in [
        ("sleep 120", &["--millis", "10"][..], "no bestmove within 5.01 s of 'go millis 10'"),
        // It talks, but says nothing.
        ("yes info", &["--millis", "10"], "no bestmove within 5.01 s of 'go millis 10'"),
    ] {
        let (ran, took) = duel(engine, limit);
        ran.bad(1, &format!("engine '{engine}': {log}"));
        assert!(took < Duration::from_secs(30), "{engine} {limit:?}: {took:?}");
    }
}

#[test]
fn with_repetition_an_engine_gets_all_moves_since_the_start() {
    let (engine, log) = overheard("gobblet");
    run(&["duel", "gobblet", &engine, "random", "--games", "1", "--nodes", "20", "--seed", "7"]).good();
    let log = std::fs::read_to_string(log).unwrap();
    let first = log.lines().find(|line| line.starts_with("position ")).unwrap();
    assert_eq!(first.split(" ; ").count(), 4, "after four random moves: {first}");
    assert!(first.starts_with(&format!("position {} moves ", common::START)), "{first}");
}

#[test]
fn a_duel_gives_each_team_to_one_opponent() {
    for (seats, sides) in [("2", 2), ("3", 3), ("4", 2), ("6", 3)] {
        let args = ["duel", "dog", "greedy", "random", "--seats", seats, "--games", "12", "--seed", "7", "--json"];
        let object = run(&args).good().json();
        assert_eq!(object["sides"], json!(sides));
        assert!(object["score"].as_f64().unwrap() > 0.7, "{object}");
    }
}
