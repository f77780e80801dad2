//! Errors work with `?`, and their messages name the problem and its place.

use sobremesa::session::{BadRecord, CockBull, Gobblet, Muros, from_record};
use sobremesa::{Code, Game, Notation, PlayError, Setup, cock_bull, dog, gobblet, muros};
use std::error::Error;

fn is_error<E: Error + 'static>() {}

#[test]
fn every_failure_is_an_error() {
    is_error::<sobremesa::Error>();
    is_error::<PlayError<Gobblet>>();
    is_error::<BadRecord>();
    is_error::<cock_bull::Fault>();
    is_error::<dog::Fault>();
    is_error::<gobblet::Fault>();
    is_error::<muros::Fault>();
}

#[test]
fn a_refused_action_has_a_reason() {
    let start = Gobblet::start(&Setup::default().rules(Gobblet::INFO).unwrap());
    let action = "a1-a2".parse().unwrap();
    let refused = start.play(&action).unwrap_err();
    assert_eq!(refused.to_string(), refused.error.to_string());
    assert_eq!(refused.to_string(), "this seat shows no gobblet there");
}

/// Refuses each of these actions with these words.
fn refuses<G: Notation>(position: &str, rows: &[(&str, &str)]) {
    let position: G = position.parse().unwrap();
    for (action, words) in rows {
        let refused = position.find_action(action).unwrap_err();
        assert_eq!((refused.code, refused.token.as_str()), (Code::IllegalMove, *action));
        assert!(refused.message.contains(words), "{action}: {refused}");
    }
}

#[test]
fn each_game_says_why_an_action_is_illegal() {
    let gobblet = "-,-,-,-/-,-,-,-/-,d,-,-/D,C,-,- 442/443 w";
    refuses::<Gobblet>(
        gobblet,
        &[
            ("C@a2", "no stack"),
            ("D@b2", "in a line where the other side shows three"),
            ("a1-b2", "only smaller ones"),
            ("b2-b3", "shows no gobblet"),
            ("lift:a1", "touch-move=on"),
            ("draw:accept", "no draw is offered"),
        ],
    );
    refuses::<Gobblet>(&format!("{gobblet} offer"), &[("D@a2", "needs an answer")]);
    refuses::<Gobblet>(
        &format!("{gobblet} lift=a1 options=touch-move=on"),
        &[("D@a2", "put down"), ("a1-b2", "only smaller ones")],
    );
    refuses::<Muros>(
        &format!(
            "{} --R------/---------/---------/--------- B A:YYBGG/B:YBBRRG Y6B6R6G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0",
            [".........", "/.........".repeat(8).as_str()].concat()
        ),
        &[("hand:B@N3", "a card already"), ("hand:B@S3", "one card"), ("pass", "a card to lay")],
    );
    refuses::<CockBull>(
        "RB-/-B/- 12:9 r CC",
        &[
            ("place:c1", "a chip already"),
            ("place:b1", "only a pair"),
            ("flip:c1", "no opposing chip"),
            ("remove:c2", "removes nothing"),
            ("peg", "only if"),
            ("pass", "pegging=free"),
        ],
    );
    refuses::<CockBull>("RB-/-B/- 12:9 r CB", &[("remove:b2", "the Bend first"), ("place:c3", "only a pair")]);
}

#[test]
fn a_bad_record_names_line_and_column() {
    let bad = from_record("[Game \"gobblet\"]\n\n1. D@b2\n2. D@b9\n").err().unwrap();
    let words = bad.to_string();
    assert!(words.starts_with(&format!("line 4, column {}: ", bad.column)), "{words}");
    assert_eq!(words.matches("line 4").count(), 1, "{words}");
}
