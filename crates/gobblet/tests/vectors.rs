//! Positions with legal moves, perft and ending moves from an independent program.

use serde_json::Value;
use sobremesa_core::Game;
use sobremesa_gobblet::Position;
use sobremesa_laws::{strings, vectors};

#[test]
fn positions_have_the_listed_moves_perft_and_ending_moves() {
    let positions = vectors("gobblet-positions");
    assert!(positions.len() >= 5);
    for line in positions {
        let name = line["name"].as_str().unwrap();
        let text = line["position"].as_str().unwrap();
        let position = text.parse::<Position>().expect(name);
        assert_eq!(position.to_string(), text, "{name}");

        let legal = position.legal_actions();
        let written: Vec<String> = legal.iter().map(ToString::to_string).collect();
        assert_eq!(written, strings(&line["moves"]), "{name}");

        for (depth, nodes) in (1..).zip(line["perft"].as_array().unwrap()) {
            assert_eq!(position.perft(depth), nodes.as_u64().unwrap(), "{name} depth {depth}");
        }

        let mut ending = serde_json::Map::new();
        for action in &legal {
            if let Some(outcome) = position.after(action).outcome() {
                let winner = if outcome.winners[0].0 == 0 { "w" } else { "b" };
                ending.insert(action.to_string(), winner.into());
            }
        }
        assert_eq!(Value::Object(ending), line["ending_moves"], "{name}");
    }
}
