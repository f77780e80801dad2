//! Duels with other programs: the input they get.

mod common;

use common::{Ran, run};
use serde_json::json;
use std::path::PathBuf;
use std::time::{Duration, Instant};

const PROGRAM: &str = env!("CARGO_BIN_EXE_sobremesa");

/// An engine that writes all its input into a file of this test run.
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
fn an_engine_gets_its_seats_observation() {
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

/// Runs a duel against an engine and times it.
fn duel(engine: &str, limit: &[&str]) -> (Ran, Duration) {
    let engine = format!("engine:{engine}");
    let begun = Instant::now();
    let ran = run(&[&["duel", "gobblet", &engine, "random", "--games", "1"], limit].concat());
    (ran, begun.elapsed())
}

/// An engine out of a script of this test run.
fn scripted(name: &str, script: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, script).unwrap();
    format!("sh {}", path.display())
}

#[test]
fn an_engine_that_exits_is_named_in_the_error() {
    duel("true", &["--millis", "10"]).0.bad(1, "engine 'true'");
}

#[test]
fn a_silent_engine_times_out_according_to_its_request() {
    for (engine, limit, told) in [
        ("sleep 120", &["--millis", "10"][..], "no bestmove within 5.01 s of 'go millis 10'"),
        // It talks, but says nothing.
        ("yes info", &["--millis", "10"], "no bestmove within 5.01 s of 'go millis 10'"),
    ] {
        let (ran, took) = duel(engine, limit);
        ran.bad(1, &format!("engine '{engine}': {told}"));
        assert!(took < Duration::from_secs(30), "{engine} {limit:?}: {took:?}");
    }
}

#[test]
fn an_endless_line_is_not_read_whole() {
    let (ran, took) = duel("cat /dev/zero", &["--millis", "2000"]);
    ran.bad(1, "engine 'cat /dev/zero': a line of over 65536 bytes");
    assert!(took < Duration::from_secs(5), "{took:?}");
    let long = scripted("long.sh", "head -c 70000 /dev/zero | tr '\\0' x; echo; exec sleep 60\n");
    duel(&long, &["--millis", "2000"]).0.bad(1, "a line of over 65536 bytes");
    // Up to this length it is a line.
    let info = "head -c 65000 /dev/zero | tr '\\0' x; echo";
    let fair = scripted("fair.sh", &format!("read position; read go; {info}; echo bestmove nonsense\n"));
    duel(&fair, &["--millis", "2000"]).0.bad(1, "illegal move");
}

#[test]
fn invalid_utf8_is_named_in_the_error() {
    duel(&scripted("bytes.sh", "printf '\\377\\376\\n'; exec sleep 60\n"), &["--millis", "2000"]).0.bad(1, "UTF-8");
}

#[test]
fn with_repetition_an_engine_gets_all_moves_since_the_start() {
    let (engine, told) = overheard("gobblet");
    run(&["duel", "gobblet", &engine, "random", "--games", "1", "--nodes", "20", "--seed", "7"]).good();
    let told = std::fs::read_to_string(told).unwrap();
    let first = told.lines().find(|line| line.starts_with("position ")).unwrap();
    assert_eq!(first.split(" ; ").count(), 4, "after four random moves: {first}");
    assert!(first.starts_with(&format!("position {} moves ", common::START)), "{first}");
}
