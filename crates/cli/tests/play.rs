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
    assert_eq!(ran.lines(), [SHUFFLED, "0,1", "draw, repetition"]);
    let file = scratch("shuffle.txt");
    // As an editor on Windows saves it.
    std::fs::write(&file, format!("\u{FEFF}{}", SHUFFLE.replace('\n', "\r\n"))).unwrap();
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
    assert_eq!(ran.lines(), [SHUFFLED, "0,1", "draw, repetition"]);
}

#[test]
fn replay_of_invalid_utf8_keeps_the_lines_before() {
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
fn play_plays_a_series_and_prints_its_sheet() {
    let file = scratch("series.txt");
    let file = file.to_str().unwrap();
    let args = ["play", "gobblet", "--bots", "1,1", "--seed", "a", "--option", "series=tournament:2"];
    let played = run(&[&args[..], &["--record", file]].concat()).good();
    let lines = played.lines();
    assert_eq!((lines[0], lines[1].starts_with("1. ")), ("game 1", true));
    assert_eq!(lines.iter().filter(|line| line.starts_with("game ") && !line.contains(':')).count(), 2);
    let sheet = lines.iter().position(|line| *line == "series tournament:2").expect("the sheet");
    assert!(lines[sheet + 1].starts_with("game 1: winners ") && lines[sheet + 2].starts_with("game 2: winners "));
    let heads: Vec<&str> = lines[sheet + 3..].iter().map(|line| line.split(' ').next().unwrap()).collect();
    assert_eq!(heads, ["wins", "points", "winners"]);
    let record = std::fs::read_to_string(file).unwrap();
    assert!(record.starts_with("[Series \"tournament:2\"]\n[Game \"gobblet\"]\n"), "{record}");

    let object = run(&[&args[..], &["--json"]].concat()).good().json();
    assert_eq!((object["series"].as_str(), object["games"].as_array().unwrap().len()), (Some("tournament:2"), 2));
    assert_eq!(
        (object["sheet"]["over"].as_bool(), object["sheet"]["games"].as_array().unwrap().len()),
        (Some(true), 2)
    );
    // The sheet says what the games did; seat 0 of the second is the second person's.
    for (number, [first, second]) in [(0, [0, 1]), (1, [1, 0])] {
        let (game, scores) = (&object["games"][number], &object["sheet"]["games"][number]["scores"]);
        assert_eq!([&game["outcome"]["scores"][first], &game["outcome"]["scores"][second]], [&scores[0], &scores[1]]);
    }
}

#[test]
fn a_series_ends_when_it_is_decided_also_if_the_rules_include_series() {
    let args = ["play", "cock-bull", "--bots", "1,1", "--seed", "a", "--option", "series=games:2", "--json"];
    let object = run(&args).good().json();
    let wins: Vec<u64> =
        object["sheet"]["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!(wins.iter().max(), Some(&2), "{object}");
    run(&["play", "gobblet", "--bots", "1,1", "--option", "series=best"]).bad(2, "'best'");
}

#[test]
fn a_preset_is_chosen_by_name() {
    let position = "-,-,-,d/-,-,-,-/-,-,-,-/D,-,-,- 443/443 w";
    let moves = |arguments: &[&str]| run(&[&["legal", "gobblet", "--position", position], arguments].concat());
    assert!(moves(&["--rules", "printed"]).good().out.contains("lift:a1"));
    for usual in [&[][..], &["--rules", "screen"], &["--rules", "printed", "--option", "touch-move=off"]] {
        assert!(!moves(usual).good().out.contains("lift:a1"), "{usual:?}");
    }
    moves(&["--rules", "box"]).bad(2, "expected a preset of gobblet, screen or printed");
    let muros = run(&["play", "muros", "--bots", "1,1", "--rules", "box"]).bad(2, "muros has no presets");
    assert!(muros.err.contains("'box'"), "{}", muros.err);
}

#[test]
fn a_record_agrees_with_its_preset() {
    let options = "variant=black,copy=last,free-start=on,hand=5,last-seven=complete";
    let record = format!("[Game \"dog\"]\n[Options \"{options}\"]\n\n1. starter:A\n");
    feed(&["replay", "-", "--rules", "box", "--option", "variant=black"], record.as_bytes()).good();
    let other = record.replace(",hand=5", "");
    feed(&["replay", "-", "--rules", "box"], other.as_bytes()).bad(2, "bad-setup");
}

#[test]
fn records_and_moves_are_read_as_editors_and_keyboards_write_them() {
    let record = "[Game \"gobblet\"]\n[Names \"Zoë, Bo\"]\n\n1. D@a1\n2. D@d4\n";
    let plain = feed(&["replay", "-"], record.as_bytes()).good().out;
    let utf16: Vec<u8> = [0xfeff].into_iter().chain(record.encode_utf16()).flat_map(u16::to_le_bytes).collect();
    let latin: Vec<u8> = record.chars().map(|letter| letter as u8).collect();
    for bytes in [utf16, latin] {
        assert_eq!(feed(&["replay", "-"], &bytes).good().out, plain);
    }
    let position = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,-\u{a0}444/444 w";
    run(&["apply", "gobblet", "--position", position, "Ｄ@a1", " D@d4\u{200b}"]).good();
}
