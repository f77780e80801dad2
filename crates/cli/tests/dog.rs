//! Dog on the command line: duels by teams, weights.

mod common;

use common::run;
use serde_json::json;

#[test]
fn a_duel_gives_each_team_to_one_opponent() {
    for (seats, sides) in [("2", 2), ("3", 3), ("4", 2), ("6", 3)] {
        let args = ["duel", "dog", "greedy", "random", "--seats", seats, "--games", "12", "--seed", "7", "--json"];
        let object = run(&args).good().json();
        assert_eq!(object["sides"], json!(sides));
        assert!(object["score"].as_f64().unwrap() > 0.7, "{object}");
    }
}

#[test]
fn an_engine_answers_in_moves_of_several_words() {
    let engine = format!("engine:{} engine dog --level 2", env!("CARGO_BIN_EXE_sobremesa"));
    let object = run(&["duel", "dog", "level:2", &engine, "--games", "2", "--seed", "7", "--json"]).good().json();
    assert_eq!(object["games"], json!(2));
}

#[test]
fn weights_are_tuned_alike_from_a_seed() {
    let tune = |seed| run(&["tune", "dog", "--games", "80", "--seed", seed, "--json"]).good().json()["weights"].clone();
    let weights = tune("1");
    assert!(weights.as_array().unwrap().len() > 40 && weights == tune("1") && weights != tune("2"), "{weights}");
    run(&["tune", "cock-bull"]).bad(2, "'cock-bull'");
}

#[test]
fn what_is_tuned_is_written_as_the_file_it_stands_in() {
    let args = ["tune", "dog", "--games", "40", "--seed", "a b", "--option", "variant=black"];
    let text = run(&args).good().out;
    let known = std::fs::read_to_string("../bots/data/dog-sight-black.txt").expect("the weights are there");
    assert_eq!(
        text.lines().nth(1),
        Some("# Made by: sobremesa tune dog --games 40 --seed 'a b' --option 'variant=black'")
    );
    let shape = |text: &str| -> Vec<(bool, usize)> {
        text.lines().map(|line| (line.starts_with('#'), line.split_whitespace().count())).collect()
    };
    assert_eq!(shape(&text)[2..], shape(&known)[2..]);
    assert_eq!(text.lines().next(), known.lines().next());
}

#[test]
fn ends_of_rounds_are_learnt_from_whole_games() {
    let learn = |seed| {
        let ran =
            run(&["tune", "dog", "--ends", "--games", "400", "--seed", seed, "--option", "variant=royal", "--json"]);
        ran.good().json()["weights"].clone()
    };
    let weights = learn("1");
    assert!(weights == learn("1") && weights != learn("2"), "{weights}");
    // All at home is worse than none there, four in the lane are better than three.
    let worth = |at: usize| weights[at].as_f64().unwrap();
    assert!(worth(0) > worth(4) && worth(21) > worth(20), "{weights}");
    run(&["tune", "dog", "--ends", "--seats", "3"]).bad(2, "two teams");
    run(&["tune", "dog", "--ends", "--seats", "6"]).bad(2, "two teams");
}
