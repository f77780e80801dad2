//! perft, legal, apply, help, and what all commands have in common.

mod common;

use common::{START, feed, run};
use serde_json::json;

#[test]
fn perft_prints_the_count_alone() {
    for (depth, nodes) in [("0", "1"), ("1", "16"), ("2", "240"), ("3", "10080"), ("4", "406560")] {
        assert_eq!(run(&["perft", "gobblet", depth]).good().out, format!("{nodes}\n"));
    }
}

#[test]
fn perft_divides_by_first_move_sorted_and_adds_up() {
    let ran = run(&["perft", "gobblet", "3", "--divide"]).good();
    let lines = ran.lines();
    assert_eq!((lines.len(), lines[0], lines[15], lines[16]), (17, "D@a1 630", "D@d4 630", "10080"));
    assert!(lines[..16].is_sorted());
    let object = run(&["perft", "gobblet", "2", "--divide", "--json"]).good().json();
    assert_eq!(object["nodes"], 240);
    assert_eq!(object["divide"].as_object().unwrap().len(), 16);
    assert_eq!(object["divide"]["D@b2"], 15);
    assert_eq!(run(&["perft", "gobblet", "2", "--json"]).good().json(), json!({ "nodes": 240 }));
}

#[test]
fn legal_lists_moves_sorted_by_bytes() {
    let ran = run(&["legal", "gobblet", "--position", START]).good();
    assert_eq!(ran.lines().len(), 16);
    assert!(ran.lines().is_sorted());
    assert_eq!(ran.out, run(&["legal", "gobblet"]).good().out, "the start, where no position is given");
    assert_eq!(run(&["legal", "gobblet", "--json"]).good().json()["moves"][0], "D@a1");
    assert_eq!(run(&["legal", "gobblet", "--position", common::WON]).good().out, "");
}

#[test]
fn apply_prints_the_position() {
    let after = "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w";
    assert_eq!(run(&["apply", "gobblet", "--position", START, "D@a1", "D@b1"]).good().out, format!("{after}\n"));
    assert_eq!(run(&["apply", "gobblet", "D@a1", "D@b1"]).good().out, format!("{after}\n"));
    assert_eq!(run(&["apply", "gobblet", "--position", after]).good().out, format!("{after}\n"), "no move at all");
    let object = run(&["apply", "gobblet", "D@a1", "D@b1", "--json"]).good().json();
    assert_eq!(object, json!({ "position": after, "outcome": null }));
}

#[test]
fn hidden_hands_are_looked_at_and_played_from_but_not_counted() {
    let rows = "YBWYBYWWR/BRYBBBRRB/RYRRBBYYB/WGWWYWGGY/RGGGBYYWW/BGYWWYGGR/GBWBYYRBG/RGRRWRGBY/GBGGRRGRY";
    let walls = "---------/---------/---------/---------";
    let hidden = format!("{rows} {walls} A A:??????/B:YYBGGG Y7B4R7G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0");
    let moves = run(&["legal", "muros", "--position", &hidden]).good();
    assert_eq!(moves.lines().len(), 36 * (2 + 4), "blue or red from the hand, any of four piles");
    let after = run(&["apply", "muros", "--position", &hidden, "hand:R@N1"]).good().out;
    assert!(after.contains(" B A:?????/B:YYBGGG Y7B4R7G6 "), "{after}");
    run(&["perft", "muros", "1", "--position", &hidden]).bad(2, "'?'");
}

#[test]
fn apply_distinguishes_illegal_from_unreadable_moves() {
    run(&["apply", "gobblet", "--position", START, "D@a1", "D@a1"]).bad(1, "'D@a1'");
    run(&["apply", "gobblet", "--position", START, "C@a1"]).bad(1, "illegal-move");
    run(&["apply", "gobblet", "--position", START, "D@z9"]).bad(2, "'z9'");
    run(&["apply", "gobblet", "--position", START, ""]).bad(2, "bad-notation");
    run(&["apply", "gobblet", "--position", common::WON, "D@b1"]).bad(1, "game-over");
}

#[test]
fn unreadable_arguments_exit_with_2_and_name_the_token() {
    let start = START;
    for (args, token) in [
        (&["frobnicate"][..], "'frobnicate'"),
        (&["perf", "gobblet", "2"], "'perft'"),
        (&["perft", "gobblit", "2"], "'gobblet'"),
        (&["legal", "gobblet", "--option", "touchmove=on"], "expected touch-move: 'touchmove'"),
        (&["legal", "dog", "--seats", "300"], "2 to 6 seats: '300'"),
        (&["--frobnicate"], "'--frobnicate'"),
        (&["solve"], "GAME"),
        (&["solve", "gobblet"], "'gobblet'"),
        (&["solve", "cock-bull", "--objective", "luck"], "'luck'"),
        (&["value", "gobblet"], "'gobblet'"),
        (&["value", "cock-bull", "--position", "---/--/- 0:0 r CM"], "'CM'"),
        (&["duel", "cock-bull", "plain", "random", "--games", "1"], "'plain'"),
        (&["puzzles", "gobblet", "--count", "0"], "'0'"),
        (&["puzzles", "muros", "--seats", "3"], "--seats '3'"),
        (&["puzzles", "dog", "--option", "variant=black"], "variant=black"),
        (&["perft", "gobblet"], "DEPTH"),
        (&["perft", "gobblet", "two"], "'two'"),
        (&["perft", "gobblet", "101"], "'101'"),
        (&["perft", "gobblet", "2", "3"], "'3'"),
        (&["perft", "gobblet", "2", "--wings"], "'--wings'"),
        (&["perft", "gobblet", "2", "--json=yes"], "yes"),
        (&["perft", "gobblet", "2", "--json", "--json"], "'--json'"),
        (&["legal", "gobblet", "--position"], "--position"),
        (&["legal", "gobblet", "--position", "nonsense"], "'n' at 0"),
        (&["legal", "gobblet", "--position", start, "--seats", "3"], "'3'"),
        (&["legal", "gobblet", "--option", "touch-move"], "'touch-move'"),
        (&["legal", "gobblet", "--option", "memory=maybe"], "'maybe'"),
        (&["legal", "gobblet", "--option", "memory=on", "--option", "memory=off"], "memory"),
        (&["play", "gobblet"], "--bots"),
        (&["play", "gobblet", "--bots", "3,6"], "'6'"),
        (&["replay", "/nowhere/at/all"], "/nowhere/at/all"),
        (&["engine", "gobblet", "--level", "0"], "'0'"),
        (&["soak", "gobblet"], "--games"),
        (&["soak", "gobblet", "--games", "0"], "'0'"),
        (&["bench", "gobblet"], "'gobblet'"),
        (&["duel", "gobblet", "random", "greedy", "--millis", "1", "--nodes", "1"], "--nodes"),
        (&["duel", "gobblet", "random", "level:6"], "'level:6'"),
    ] {
        let ran = run(args).bad(2, token);
        assert_eq!(ran.out, "", "{args:?}");
    }
}

#[test]
fn without_arguments_the_program_explains_itself() {
    assert_eq!(run(&[]).good().out, run(&["--help"]).good().out);
}

#[test]
fn a_count_of_a_dealt_game_names_a_position_that_works() {
    for game in ["dog", "muros"] {
        let ran = run(&["perft", game, "1"]).bad(2, "needs a position");
        let position = ran.err.split('\'').nth(1).unwrap();
        run(&["perft", game, "1", "--position", position]).good();
    }
}

#[test]
fn options_lists_seats_rules_and_house_rules() {
    let ran = run(&["options", "dog"]).good();
    assert_eq!(ran.lines()[..2], ["--seats 2 | 3 | 4 | 5 | 6 (default 4)", "--rules page | box"]);
    assert!(ran.lines().contains(&"--option variant=classic | royal | black"), "{}", ran.out);
}

#[test]
fn long_positions_are_refused() {
    let long = format!("{START}{}", " ".repeat(1_000_001));
    let ran = feed(&["legal", "gobblet", "--position", "-"], format!("{long}\n{START}\n").as_bytes());
    assert!(ran.lines()[0].starts_with("error bad-position "), "{}", ran.lines()[0]);
    assert!(ran.lines()[1].starts_with("D@a1 | "));
    let longer = [vec![b'x'; 5_000_000], b"\n".to_vec(), START.as_bytes().to_vec()].concat();
    let ran = feed(&["legal", "gobblet", "--position", "-"], &longer);
    assert_eq!((ran.code, ran.lines().len()), (1, 2), "{}", ran.err);
    assert!(ran.lines()[0].starts_with("error bad-position ") && ran.lines()[1].starts_with("D@a1 | "));
}

#[test]
fn a_batch_has_one_answer_per_line() {
    let input = format!("{START}\r\nnonsense\n\n{}\n{START} offer", common::WON);
    let ran = feed(&["legal", "gobblet", "--position", "-"], input.as_bytes()).bad(1, "2");
    let lines = ran.lines();
    assert_eq!(lines.len(), 5, "{}", ran.out);
    assert_eq!(lines[0].split(" | ").count(), 16);
    assert!(lines[1].starts_with("error bad-position ") && lines[1].contains("'n'"), "{}", lines[1]);
    assert!(lines[2].starts_with("error bad-position "));
    assert_eq!((lines[3], lines[4]), ("", "draw:accept | draw:decline"));
    let good = feed(&["legal", "gobblet", "--position", "-"], format!("\u{FEFF}{START}\r\n").as_bytes()).good();
    assert_eq!(good.lines().len(), 1);
    assert_eq!(feed(&["legal", "gobblet", "--position", "-"], b"").good().out, "");
}

#[test]
fn a_batch_survives_invalid_utf8() {
    let input = [b"\xFF\xFE\x00\n".to_vec(), START.as_bytes().to_vec(), b"\n\xC3\n".to_vec()].concat();
    let ran = feed(&["perft", "gobblet", "2", "--position", "-"], &input);
    assert_eq!((ran.code, ran.lines().len(), ran.lines()[1]), (1, 3, "240"));
    assert!(ran.lines()[0].starts_with("error bad-position ") && ran.lines()[2].starts_with("error bad-position "));
}

#[test]
fn a_batch_of_apply_and_of_json() {
    let won = common::WON;
    let ran = feed(&["apply", "gobblet", "--position", "-", "D@b2"], format!("{START}\n{won}\n").as_bytes());
    assert_eq!(ran.code, 1);
    assert_eq!(ran.lines()[0], "-,-,-,-/-,-,-,-/-,D,-,-/-,-,-,- 443/444 b");
    assert!(ran.lines()[1].starts_with("error game-over "), "{}", ran.lines()[1]);
    let ran = feed(&["perft", "gobblet", "1", "--json", "--position", "-"], format!("{START}\nx\n").as_bytes());
    let objects: Vec<serde_json::Value> = ran.lines().iter().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(objects[0], json!({ "nodes": 16 }));
    assert_eq!(objects[1]["error"]["code"], "bad-position");
    let ran = feed(&["perft", "gobblet", "1", "--divide", "--position", "-"], format!("{START}\n").as_bytes()).good();
    assert!(ran.out.starts_with("D@a1 1 | ") && ran.out.ends_with(" | 16\n"), "{}", ran.out);
}

#[test]
fn help_fits_a_screen_and_names_every_command() {
    let help = run(&["--help"]).good();
    assert!(help.lines().len() <= 40 && help.lines().iter().all(|line| line.chars().count() <= 120), "{}", help.out);
    let commands = "perft show legal apply play replay duel solve value engine soak puzzles bench";
    for command in commands.split(' ') {
        assert!(help.out.contains(&format!("\n  {command} ")), "{command}");
        let own = run(&[command, "--help"]).good();
        assert!(own.out.starts_with(&format!("sobremesa {command}")), "{}", own.out);
        assert!(own.out.contains("Example: ") && own.out.contains(&format!("sobremesa {command}")), "{}", own.out);
    }
    assert_eq!(run(&["help"]).good().out, help.out);
    assert_eq!(run(&["--version"]).good().out, format!("sobremesa {}\n", env!("CARGO_PKG_VERSION")));
}

#[test]
fn soak_reports_and_repeats_itself() {
    let args = ["soak", "gobblet", "--games", "40", "--seed", "test", "--json"];
    let mut first = run(&args).good().json();
    let mut second = run(&args).good().json();
    for report in [&mut first, &mut second] {
        report["games"][0]["seconds"] = json!(0);
    }
    assert_eq!(first, second);
    assert_eq!((&first["findings"], &first["games"][0]["games"]), (&json!(0), &json!(40)));
    let endings = first["games"][0]["endings"].as_object().unwrap();
    assert_eq!(endings.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 40);
    let all = run(&["soak", "--games", "3"]).good();
    assert!(all.out.contains("positions checked") && all.out.ends_with("no findings\n"), "{}", all.out);
}
