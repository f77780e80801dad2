//! Positions, moves, games and ends from an independent program.

use serde_json::Value;
use sobremesa_core::{Game, Notation, Setup, Turn};
use sobremesa_muros::{Colour, Position, Reason, Ties};

fn lines(file: &str) -> Vec<Value> {
    let path = format!("{}/../../tests/vectors/muros-{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

fn strings(value: &Value) -> Vec<String> {
    value.as_array().expect("a list").iter().map(|v| v.as_str().expect("a text").to_string()).collect()
}

fn setup(line: &Value) -> Setup {
    let mut setup = Setup { seats: line["seats"].as_u64().map(|seats| seats as u8), ..Setup::default() };
    for (key, value) in line["options"].as_object().expect("options") {
        setup.options.ask(Position::INFO, key, value.as_str().expect("a text")).unwrap();
    }
    setup
}

fn at(line: &Value, key: &str) -> Position {
    let text = line[key].as_str().expect("a position");
    let position = Position::read_position(text, &setup(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.write(sobremesa_core::Viewer::Referee), text);
    position
}

fn played(position: &Position, text: &str) -> Position {
    let action = position.find_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(Position::write_action(&action), text);
    position.play(&action).unwrap().0
}

fn winners(position: &Position) -> Vec<String> {
    let outcome = position.outcome().expect("it is over");
    let reason = if outcome.winners.len() > 1 { Reason::Shared } else { Reason::Majority };
    assert_eq!(outcome.reason, reason);
    outcome.winners.iter().map(|seat| char::from(b'A' + seat.0).to_string()).collect()
}

fn check(file: &str, least: usize) {
    let lines = lines(file);
    assert!(lines.len() >= least);
    for line in &lines {
        let position = at(line, "position");
        let legal: Vec<String> = position.legal_actions().iter().map(Position::write_action).collect();
        assert_eq!(legal, strings(&line["legal"]), "{line}");
        if let Some(text) = line["move"].as_str() {
            assert_eq!(played(&position, text), at(line, "after"), "{line}");
        }
    }
}

#[test]
fn positions_have_the_listed_moves_and_lead_where_they_should() {
    check("default", 300);
}

#[test]
fn positions_under_house_rules_have_the_listed_moves_and_lead_where_they_should() {
    check("house", 280);
}

#[test]
fn edge_cases_have_the_listed_moves_and_lead_where_they_should() {
    check("edge", 84);
}

#[test]
fn ends_are_won_by_the_listed_seats() {
    let ends = lines("finals");
    assert!(ends.len() >= 60);
    for line in &ends {
        let position = at(line, "position");
        assert_eq!(position.turn(), Turn::Over);
        assert!(position.legal_actions().is_empty());
        assert_eq!(winners(&position), strings(&line["winners"]), "{line}");
        if position.house().ties == Ties::Summed {
            let ranks = position.ranks();
            let rank = |rank: u8| Colour::ALL[..4].iter().filter(move |colour| ranks[colour.index()] == rank);
            let written = (0..4).map(|number| rank(number).map(|colour| colour.letter()).collect::<String>());
            let found: Vec<String> = written.filter(|rank| !rank.is_empty()).collect();
            assert_eq!(found, strings(&line["colour_ranks"]), "{line}");
        }
    }
}

#[test]
fn whole_games_replay_from_the_grid_to_the_end() {
    let games = lines("games");
    assert!(games.len() >= 30);
    for line in &games {
        let setup = setup(line);
        let mut position = Position::start(&setup.rules(Position::INFO).unwrap());
        for chance in ["grid", "deal", "starter"] {
            assert_eq!(position.turn(), Turn::Chance);
            position = played(&position, line[chance].as_str().unwrap());
        }
        assert_eq!(position, at(line, "start"));
        for text in strings(&line["moves"]) {
            position = played(&position, &text);
        }
        assert_eq!(position, at(line, "final"));
        assert_eq!(winners(&position), strings(&line["winners"]), "{line}");
    }
}
