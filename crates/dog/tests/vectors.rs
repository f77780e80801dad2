//! Positions and moves from an independent program.

use serde_json::Value;
use sobremesa_core::{Chances, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_dog::Position;

fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/../../tests/vectors/dog-{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn at(text: &str) -> Position {
    let position = Position::read_position(text, &Setup::default()).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.write(Viewer::Referee), text);
    position
}

fn check(file: &str, least: usize) {
    let lines = lines(file);
    assert!(lines.len() >= least);
    for line in &lines {
        let text = |key: &str| line[key].as_str().expect("a text");
        let position = at(text("position"));
        let (turn, legal) = match position.chances() {
            Chances::Listed(actions) if text("seat") == "-" => {
                (Turn::Chance, actions.into_iter().map(|(action, _)| action).collect())
            }
            _ => (Turn::Seat(Seat(text("seat").as_bytes()[0] - b'A')), position.legal_actions()),
        };
        assert_eq!(position.turn(), turn);
        let mut legal: Vec<String> = legal.iter().map(Position::write_action).collect();
        legal.sort();
        let listed = line["legal"].as_array().expect("a list").iter();
        let mut listed: Vec<&str> = listed.map(|action| action.as_str().expect("a text")).collect();
        listed.sort();
        assert_eq!(legal, listed, "{line}");
        let action = position.find_action(text("move")).unwrap_or_else(|error| panic!("{error}: {line}"));
        assert_eq!(Position::write_action(&action), text("move"));
        let (after, _) = position.play(&action).expect("it is legal");
        assert_eq!(after.write(Viewer::Referee), text("after"), "{line}");
        at(text("after"));
    }
}

#[test]
fn classic_positions_for_four_have_the_listed_moves_and_lead_where_they_should() {
    check("classic-4", 389);
}

#[test]
fn classic_positions_for_six_have_the_listed_moves_and_lead_where_they_should() {
    check("classic-6", 390);
}

#[test]
fn royal_positions_have_the_listed_moves_and_lead_where_they_should() {
    check("royal-4", 395);
}

#[test]
fn black_positions_have_the_listed_moves_and_lead_where_they_should() {
    check("black-4", 395);
}
