//! Positions, moves, games and ends from an independent program.

use sobremesa_core::{Game, Turn};
use sobremesa_laws::{check_vectors, play_vector, read_vector, setup_of, strings, vectors};
use sobremesa_muros::{Colour, Position, Reason, Ties};

fn winners(position: &Position) -> Vec<String> {
    let outcome = position.outcome().expect("it is over");
    let reason = if outcome.winners.len() > 1 { Reason::Shared } else { Reason::Majority };
    assert_eq!(outcome.reason, reason);
    outcome.winners.iter().map(|seat| char::from(b'A' + seat.0).to_string()).collect()
}

#[test]
fn positions_have_the_listed_moves_and_results() {
    for (file, least) in [("default", 300), ("house", 280), ("edge", 84)] {
        check_vectors::<Position>(&format!("muros-{file}"), least);
    }
}

#[test]
fn ends_are_won_by_the_listed_seats() {
    let ends = vectors("muros-finals");
    assert!(ends.len() >= 60);
    for line in &ends {
        let position: Position = read_vector(line, "position");
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
    let games = vectors("muros-games");
    assert!(games.len() >= 30);
    for line in &games {
        let mut position = Position::start(&setup_of::<Position>(line).rules(Position::INFO).unwrap());
        for chance in ["grid", "deal", "starter"] {
            assert_eq!(position.turn(), Turn::Chance);
            position = play_vector(&position, line[chance].as_str().unwrap());
        }
        assert_eq!(position, read_vector(line, "start"));
        for text in strings(&line["moves"]) {
            position = play_vector(&position, text);
        }
        assert_eq!(position, read_vector(line, "final"));
        assert_eq!(winners(&position), strings(&line["winners"]), "{line}");
    }
}
