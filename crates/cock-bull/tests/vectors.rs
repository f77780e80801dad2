//! Positions of an independent program: which kinds of move each roll leaves.

use serde_json::Value;
use sobremesa_cock_bull::Position;
use sobremesa_core::{Game, Notation, Setup};

#[test]
fn each_roll_leaves_the_moves_that_the_table_values() {
    let path = format!("{}/../../tests/vectors/cock-bull-values.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    let lines: Vec<Value> = text.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert!(lines.len() >= 50);
    for line in lines {
        let mut setup = Setup::default();
        setup.options.ask(Position::INFO, "faces", line["faces"].as_str().unwrap()).unwrap();
        let text = line["position"].as_str().unwrap();
        let position = Position::read_position(text, &setup).expect(text);
        let rolls = line["win"]["rolls"].as_object().unwrap();
        assert!(rolls.contains_key("pass") && rolls.len() == 5);
        for (roll, values) in rolls.iter().filter(|(roll, _)| *roll != "pass") {
            let rolled = position.clone().play(&Position::read_action(&format!("roll:{roll}")).unwrap()).unwrap().0;
            let mut found: Vec<String> = Vec::new();
            for action in rolled.legal_actions() {
                let written = Position::write_action(&action);
                let kind = written.split(':').next().unwrap();
                if rolled.clone().play(&action).unwrap().0.outcome().is_some() {
                    assert_eq!(values[kind], 1.0, "{text} after {roll}: {written} wins");
                }
                found.push(kind.into());
            }
            found.dedup();
            found.sort();
            let mut expected: Vec<String> = values.as_object().unwrap().keys().cloned().collect();
            expected.sort();
            assert_eq!(found, expected, "{text} after {roll}");
        }
    }
}
