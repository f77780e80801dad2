//! Helpers for the tests of all games: random starts, random games, choices that proptest can shrink, and vectors.

use crate::random_setup;
use serde_json::Value;
use sobremesa_core::{Dice, Game, Notation, OptionValues, Seat, Setup, SplitMix, Turn, Viewer};

/// The start of a game under rules drawn from a seed. Seats and options that are set in `asked` stay.
pub fn random_start<G: Game>(asked: &Setup, seed: u64) -> G {
    let setup = random_setup(G::INFO, asked, &mut SplitMix(seed));
    G::start(&setup.rules(G::INFO).unwrap_or_else(|error| panic!("{error}")))
}

/// Plays at most `most` random actions and calls `look` with each position, its action and the next position. Returns
/// the last position.
pub fn each_action<G: Game>(start: G, most: usize, dice: &mut dyn Dice, look: &mut dyn FnMut(&G, &G::Action, &G)) -> G {
    let mut position = start;
    for _ in 0..most {
        let Some(action) = position.random_action(dice) else { break };
        let after = position.after(&action);
        look(&position, &action, &after);
        position = after;
    }
    position
}

/// Choices from a list of numbers, which proptest can shrink, and then from a generator.
pub struct Choices {
    numbers: std::vec::IntoIter<u16>,
    dice: SplitMix,
}

impl Choices {
    /// Choices that begin with these numbers.
    pub fn new(numbers: Vec<u16>) -> Choices {
        Choices { numbers: numbers.into_iter(), dice: SplitMix(0) }
    }
}

impl Dice for Choices {
    fn below(&mut self, n: u32) -> u32 {
        self.numbers.next().map_or_else(|| self.dice.below(n), |number| u32::from(number) % n)
    }
}

/// The lines of a file in `tests/vectors`: the results of an independent program.
pub fn vectors(file: &str) -> Vec<Value> {
    let path = format!("{}/../../tests/vectors/{file}.jsonl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("the vectors are there");
    text.lines().map(|line| serde_json::from_str(line).expect("a line is JSON")).collect()
}

/// The strings of a list in a vector.
pub fn strings(value: &Value) -> Vec<&str> {
    value.as_array().expect("a list").iter().map(|text| text.as_str().expect("a text")).collect()
}

/// The seats and options of a vector.
pub fn setup_of<G: Game>(line: &Value) -> Setup {
    let seats = line["seats"].as_u64().map(|seats| seats as u32);
    let pairs = line["options"].as_object().expect("options").iter();
    let options: OptionValues =
        pairs.map(|(key, value)| (key.clone(), value.as_str().expect("a text").into())).collect();
    Setup::of(G::INFO, seats, &options).expect("options of the game")
}

/// Reads a position of a vector and checks that it is written back the same.
pub fn read_vector<G: Notation>(line: &Value, key: &str) -> G {
    let text = line[key].as_str().expect("a position");
    let position = G::read_position(text, &setup_of::<G>(line)).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(position.write(Viewer::Referee), text);
    position
}

/// Plays an action of a vector and checks that it is written back the same.
pub fn play_vector<G: Notation>(position: &G, text: &str) -> G {
    let action = position.find_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    assert_eq!(action.to_string(), text);
    position.after(&action)
}

/// Checks the positions of a file: the turn, the legal actions or outcomes of chance, and the position after the action
/// played.
pub fn check_vectors<G: Notation>(file: &str, least: usize) {
    let lines = vectors(file);
    assert!(lines.len() >= least, "{file}: {}", lines.len());
    for line in &lines {
        let position: G = read_vector(line, "position");
        if let Some(seat) = line["seat"].as_str() {
            let seated = |letter: u8| Turn::Seat(Seat(letter - b'A'));
            let turn = if seat == "-" { Turn::Chance } else { seated(seat.as_bytes()[0]) };
            assert_eq!(position.turn(), turn, "{line}");
        }
        let mut legal: Vec<String> = position.listed_actions().iter().map(ToString::to_string).collect();
        let mut listed = strings(&line["legal"]);
        legal.sort();
        listed.sort_unstable();
        assert_eq!(legal, listed, "{line}");
        if let Some(text) = line["move"].as_str() {
            let after: G = read_vector(line, "after");
            assert_eq!(play_vector(&position, text).write(Viewer::Referee), after.write(Viewer::Referee), "{line}");
        }
    }
}
