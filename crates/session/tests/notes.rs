//! Header lines that the rules ignore: people's names, and the name of a game by messages.

use sobremesa_session::{from_record, record_in, summary, with_names};

const GAME: &str = "[Game \"gobblet\"]\n[Seats \"2\"]\n[Result \"*\"]\n\n1. D@a1\n";

fn series() -> String {
    format!("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x\"]\n\n{GAME}\n{GAME}")
}

fn nameless(record: &str) -> String {
    with_names::<&str>(record, &[])
}

fn names(record: &str) -> Vec<String> {
    summary(record).unwrap_or_else(|bad| panic!("{}\n{record}", bad.error)).names
}

#[test]
fn names_are_in_the_header_by_seat_and_are_restored() {
    let named = with_names(GAME, &["Ana", "Bo"]);
    assert_eq!(named, GAME.replace("\n\n", "\n[Names \"Ana, Bo\"]\n\n"));
    assert_eq!(names(&named), ["Ana", "Bo"]);
    assert_eq!(nameless(&named), GAME);
    let read = from_record(&named).unwrap_or_else(|bad| panic!("{}", bad.error));
    assert!(read.record().contains("[Names \"Ana, Bo\"]"), "{}", read.record());
}

#[test]
fn any_name_is_restored_without_its_commas() {
    let named = with_names(GAME, &["", "José \"Pepe\" \\o/", "王小明", "Last, First"]);
    assert_eq!(names(&named), ["", "José \"Pepe\" \\o/", "王小明", "Last  First"]);
    // A name can't add a line.
    assert_eq!(names(&with_names(GAME, &["a\n[Seed \"x\"]", "b"])), ["a [Seed \"x\"]", "b"]);
}

#[test]
fn without_names_there_is_no_line_and_no_record_has_two() {
    assert_eq!(with_names(GAME, &["", ""]), GAME);
    assert_eq!(with_names::<&str>(GAME, &[]), GAME);
    assert!(names(GAME).is_empty());
    let again = with_names(&with_names(GAME, &["Ana", "Bo"]), &["Bo", "Ana"]);
    assert_eq!(again, with_names(GAME, &["Bo", "Ana"]));
}

#[test]
fn names_of_a_series_are_those_of_the_last_game() {
    let series = series();
    let named = with_names(&series, &["Ana", "Bo"]);
    assert_eq!(named.matches("[Names").count(), 1);
    assert!(named.find("[Names") > series.rfind("[Game"));
    assert_eq!(names(&named), ["Ana", "Bo"]);
    // A person of an earlier game may have another seat now.
    let before = series.replacen("\n\n1.", "\n[Names \"Ana, Bo\"]\n\n1.", 1);
    assert!(names(&before).is_empty());
    assert_eq!(nameless(&before), series);
}

#[test]
fn a_game_without_steps_keeps_names() {
    let begun = "[Game \"gobblet\"]\n[Result \"*\"]\n\n";
    assert_eq!(names(&with_names(begun, &["Ana", ""])), ["Ana", ""]);
    // As it is pasted.
    let pasted = record_in(&with_names(begun, &["Ana", "Bo"]));
    assert_eq!(names(&pasted), ["Ana", "Bo"]);
    assert_eq!(with_names(&pasted, &["Cy", ""]), begun.replace("\n\n", "\n[Names \"Cy, \"]\n"));
}

#[test]
fn an_invalid_record_gets_no_names() {
    for text in ["", "torn", "\n\n", "1. D@a1\n"] {
        assert_eq!(with_names(text, &["Ana"]), text);
        assert_eq!(nameless(text), text);
    }
    // Neither an unreadable line nor a step is taken for one of names.
    let odd = "[Game \"gobblet\"]\n[Names Ana]\n[Names \"A\"B\"]\n\n1. [Names \"Ana\"]\n";
    assert_eq!(nameless(odd), odd);
}
