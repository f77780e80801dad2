//! Positions and moves from an independent program.

use serde_json::Value;
use sobremesa_core::{Chances, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_dog::Position;

fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/../../tests/vectors/dog-{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn at(text: &str, rules: &Setup) -> Position {
    let position = Position::read_position(text, rules).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.write(Viewer::Referee), text);
    position
}

fn check(file: &str, least: usize) {
    let lines = lines(file);
    assert!(lines.len() >= least);
    for line in &lines {
        let text = |key: &str| line[key].as_str().expect("a text");
        let options = line["options"].as_object().expect("options").iter();
        let options = options.map(|(key, value)| (key.clone(), value.as_str().expect("a text").to_string()));
        let rules = Setup::of(Position::INFO, None, &options.collect()).expect("options of the game");
        let position = at(text("position"), &rules);
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
        at(text("after"), &rules);
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

#[test]
fn a_copy_counts_as_any_card_played_before_in_the_round() {
    check("copy", 30);
}

#[test]
fn what_is_left_of_a_7_that_brings_the_last_piece_in_may_be_spent_or_given_up() {
    check("last-seven", 30);
}

#[test]
fn a_seat_that_plays_its_partners_pieces_spends_a_7_until_the_last_of_them_is_in() {
    check("last-seven-helper", 6);
}

#[test]
fn a_king_on_a_foreign_start_is_captured_by_any_other_colour_where_that_is_the_rule() {
    check("king-start", 30);
}

#[test]
fn the_dog_sends_guards_home_where_that_is_the_rule() {
    check("dog-guards", 30);
}

#[test]
fn a_13_that_counts_as_twelve_steps_has_the_listed_moves() {
    check("thirteen", 30);
}

#[test]
fn black_is_dealt_hands_that_shrink_and_begins_without_a_free_piece() {
    check("hand", 30);
}
