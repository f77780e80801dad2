//! Every law on random games, known counts, and the edge cases of the rules page.

use sobremesa_core::{Game, Notation, Setup, SplitMix};
use sobremesa_laws::{check_text, random_start, walk};
use sobremesa_tictactoe::{Position, Reason};

fn start() -> Position {
    random_start(&Setup::default(), 0)
}

#[test]
fn random_games_obey_every_law() {
    for seed in 0..300 {
        walk(start(), 20, &mut SplitMix(seed)).unwrap_or_else(|broken| panic!("{broken}"));
    }
}

#[test]
fn the_counts_are_known() {
    assert_eq!([1, 2, 3, 4, 5, 6].map(|depth| start().perft(depth)), [9, 72, 504, 3024, 15120, 54720]);
}

#[test]
fn a_line_on_the_last_square_wins() {
    let position: Position = "xox/oxo/.xo".parse().unwrap();
    let action = position.find_action("a1").unwrap();
    assert_eq!(position.after(&action).outcome().unwrap().reason, Reason::Line);
}

#[test]
fn a_text_is_read_or_refused_with_its_place() {
    for text in ["xxx/.../...", "xxx/oo./o..", "x../...", ".../.../.../", "é../.../...", "z9", ""] {
        check_text::<Position>(text).unwrap_or_else(|broken| panic!("{broken}"));
        assert!(text.parse::<Position>().is_err(), "{text}");
    }
}
