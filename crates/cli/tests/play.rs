//! `play` and `replay`: records written and read.

mod common;

use common::{feed, run};
use std::path::PathBuf;

/// A file of this test run.
fn scratch(name: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name)
}

const SHUFFLE: &str = "[Game \"gobblet\"]\n\n1. D@a1\n2. D@d4\n3. a1-a2\n4. d4-d3\n5. a2-a1\n6. d3-d4\n7. a1-a2\n8. d4-d3\n\
                       9. a2-a1\n10. d3-d4\n";

const SHUFFLED: &str = "-,-,-,d/-,-,-,-/-,-,-,-/D,-,-,- 443/443 w";

#[test]
fn replay_prints_position_and_result() {
    let ran = feed(&["replay", "-"], SHUFFLE.as_bytes()).good();
    assert_eq!(ran.lines(), [SHUFFLED, "0,1", "repetition"]);
    let file = scratch("shuffle.txt");
    std::fs::write(&file, SHUFFLE).unwrap();
    let object = run(&["replay", file.to_str().unwrap(), "--json"]).good().json();
    assert_eq!((object["position"].as_str(), object["result"].as_str()), (Some(SHUFFLED), Some("0,1")));
    assert_eq!((object["ply"].as_u64(), object["outcome"]["reason"].as_str()), (Some(10), Some("repetition")));
    assert!(object["error"].is_null());
    let unfinished = feed(&["replay", "-"], b"[Game \"gobblet\"]\n\n1. D@a1\n").good();
    assert_eq!(unfinished.lines(), ["-,-,-,-/-,-,-,-/-,-,-,-/D,-,-,- 443/444 b", "*"]);
}

#[test]
fn replay_of_a_bad_record_prints_its_longest_legal_prefix() {
    let bad = SHUFFLE.replace("4. d4-d3", "4. d4-d4");
    let ran = feed(&["replay", "-"], bad.as_bytes()).bad(1, "line 6, column 4");
    assert!(ran.err.contains("'d4-d4'"), "{}", ran.err);
    assert_eq!(ran.lines(), ["-,-,-,d/-,-,-,-/D,-,-,-/-,-,-,- 443/443 b", "*"]);
    let object = feed(&["replay", "-", "--json"], bad.as_bytes()).bad(1, "bad-record").json();
    assert_eq!(
        (&object["error"]["line"], &object["error"]["column"], &object["ply"]),
        (&6.into(), &4.into(), &3.into())
    );

    for header in ["", "1. D@a1\n", "[Game \"chess\"]\n\n", "[Game \"gobblet\"]\n[Seats \"3\"]\n\n1. D@a1\n", "\u{0}"] {
        assert_eq!(feed(&["replay", "-"], header.as_bytes()).bad(1, "line ").out, "", "{header:?}");
    }
    let beyond = format!("{SHUFFLE}11. a1-a2\n");
    let ran = feed(&["replay", "-"], beyond.as_bytes()).bad(1, "line 13, column 5");
    assert_eq!(ran.lines(), [SHUFFLED, "0,1", "repetition"]);
}

#[test]
fn replay_of_bytes_that_are_no_text_keeps_the_lines_before() {
    let mut bytes = SHUFFLE.as_bytes()[..SHUFFLE.find("4. ").unwrap()].to_vec();
    bytes.extend(b"4. \xFF\xFE\n5. a1-a2\n");
    let ran = feed(&["replay", "-"], &bytes).bad(1, "line 6, column 4");
    assert_eq!(ran.lines()[0], "-,-,-,d/-,-,-,-/D,-,-,-/-,-,-,- 443/443 b");
    assert_eq!(feed(&["replay", "-"], b"\xFF").bad(1, "line 1, column 1").out, "");
    let long = format!("{SHUFFLE}{}", "\n".repeat(1_000_000));
    feed(&["replay", "-"], long.as_bytes()).bad(1, "over a million bytes");
}

#[test]
fn replay_refuses_house_rules_that_the_record_contradicts() {
    feed(&["replay", "-", "--option", "touch-move=on"], SHUFFLE.as_bytes()).bad(2, "bad-setup");
    feed(&["replay", "-", "--seats", "3"], SHUFFLE.as_bytes()).bad(2, "'3'");
    feed(&["replay", "-", "--option", "touch-move=off", "--seats", "2"], SHUFFLE.as_bytes()).good();
}

#[test]
fn play_writes_a_record_that_replays_to_the_same_end() {
    let file = scratch("played.txt");
    let file = file.to_str().unwrap();
    let args = ["play", "gobblet", "--bots", "1,2", "--seed", "a seed", "--record", file];
    let played = run(&args).good();
    let lines = played.lines();
    let actions = lines.iter().position(|line| !line.contains(". ")).unwrap();
    assert!(lines[0].starts_with("1. ") && actions >= 7, "{}", played.out);
    let replayed = run(&["replay", file]).good();
    assert_eq!(replayed.lines(), lines[actions..]);
    let record = std::fs::read_to_string(file).unwrap();
    assert!(record.contains("[Seed \"a seed\"]"), "{record}");
    assert_eq!(run(&args).good().out, played.out, "the same seed, the same game");

    let object = run(&["play", "gobblet", "--bots", "1,2", "--seed", "a seed", "--json"]).good().json();
    assert_eq!(object["moves"].as_array().unwrap().len(), actions);
    assert_eq!((object["seed"].as_str(), object["result"].as_str()), (Some("a seed"), Some(lines[actions + 1])));
    run(&["play", "gobblet", "--bots", "1,1", "--seed", "1", "--record", "/nowhere/at/all"]).bad(2, "/nowhere/at/all");
}

#[test]
fn play_keeps_house_rules() {
    let args = ["play", "gobblet", "--bots", "1,1", "--seed", "3", "--option", "touch-move=on", "--json"];
    let object = run(&args).good().json();
    assert!(object["outcome"]["winners"].is_array());
}
