//! Errors work with `?`, and their messages name the problem and its place.

use sobremesa::session::{BadRecord, Gobblet, from_record};
use sobremesa::{Game, PlayError, Setup, cock_bull, dog, gobblet, muros};
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
    assert_eq!(refused.to_string(), "this cannot be played here (at 0)");
}

#[test]
fn a_bad_record_names_line_and_column() {
    let bad = from_record("[Game \"gobblet\"]\n\n1. D@b2\n2. D@b9\n").err().unwrap();
    let words = bad.to_string();
    assert!(words.starts_with(&format!("line 4, column {}: ", bad.column)), "{words}");
    assert_eq!(words.matches("line 4").count(), 1, "{words}");
}
