//! Muros on the command line: positions with hidden hands are looked at and played from, and refused by matches.

mod common;

use common::{feed, run};

const ROWS: &str = "YBWYBYWWR/BRYBBBRRB/RYRRBBYYB/WGWWYWGGY/RGGGBYYWW/BGYWWYGGR/GBWBYYRBG/RGRRWRGBY/GBGGRRGRY";
const WALLS: &str = "---------/---------/---------/---------";
const NOTHING: &str = "A:Y0B0R0G0W0/B:Y0B0R0G0W0";

fn hidden() -> String {
    format!("{ROWS} {WALLS} A A:??????/B:YYBGGG Y7B4R7G6 {NOTHING}")
}

#[test]
fn legal_moves_from_a_hidden_hand_are_listed_sorted_by_bytes() {
    let lines = run(&["legal", "muros", "--position", &hidden()]).good().out;
    let moves: Vec<&str> = lines.lines().collect();
    assert!(moves.is_sorted());
    assert_eq!(moves.len(), 36 * (2 + 4), "blue or red from the hand, any of four piles");
    assert_eq!((moves[0], moves[36]), ("hand:B@E1", "hand:R@E1"));
}

#[test]
fn moves_are_applied_to_hidden_hands_and_deals() {
    let after = run(&["apply", "muros", "--position", &hidden(), "hand:R@N1"]).good().out;
    assert!(after.contains(" B A:?????/B:YYBGGG Y7B4R7G6 "), "{after}");
    let deal = "deal:A:YYBRGG/B:?????? Y5B6R7G6";
    let dealt = run(&["apply", "muros", "--position", &format!("{ROWS} deal"), deal, "starter:B"]).good().out;
    assert_eq!(dealt.trim_end(), format!("{ROWS} {WALLS} B A:YYBRGG/B:?????? Y5B6R7G6 {NOTHING}"));
}

#[test]
fn chance_is_typed_by_hand_from_the_grid_on_and_wrong_outcomes_are_refused() {
    let grid = format!("grid:{ROWS}");
    let deal = "deal:A:YYBRG/B:BBRRG/C:YBRGG";
    let after = run(&["apply", "muros", "--seats", "3", &grid, deal, "starter:C"]).good().out;
    assert!(after.contains(" C A:YYBRG/B:BBRRG/C:YBRGG Y6B5R5G5 "), "{after}");
    assert_eq!(run(&["apply", "muros", "--seats", "2", &grid, deal]).code, 1);
    assert_eq!(run(&["apply", "muros", &grid.replacen('Y', "B", 1)]).code, 1);
}

#[test]
fn a_move_from_a_hidden_hand_is_legal_for_a_matching_shown_hand() {
    let last = ["--option", "piles=last"];
    let legal = run(&[&["legal", "muros", "--position", &hidden()][..], &last].concat()).good().out;
    let lines = format!("position {}\ngo nodes 30\n", hidden());
    for seed in 0..4 {
        for level in ["1", "2", "5"] {
            let seed = seed.to_string();
            let engine = [&["engine", "muros", "--level", level, "--seed", &seed][..], &last].concat();
            let answer = feed(&engine, lines.as_bytes()).good().out;
            let action = answer.split(' ').nth(1).unwrap();
            assert!(legal.lines().any(|line| line == action), "level {level}, seed {seed}: {answer}");
        }
    }
}

#[test]
fn perft_refuses_hidden_hands() {
    let ran = run(&["perft", "muros", "1", "--position", &hidden()]);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("'?'"), "{}", ran.err);
}
