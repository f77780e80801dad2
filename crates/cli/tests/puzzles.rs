//! `puzzles`: files of puzzles.

mod common;

use common::run;

#[test]
fn puzzles_come_in_whole_weeks_with_the_command_that_made_them() {
    let args = ["puzzles", "cock-bull", "--count", "10", "--seed", "a \nb"];
    let ran = run(&args).good();
    assert_eq!(ran.lines()[0], "# sobremesa puzzles cock-bull --count 10 --seed 'a  b'");
    assert_eq!(ran.lines().len(), 15);
    for (line, at) in ran.lines()[1..].iter().zip(0..) {
        let fields: Vec<&str> = line.split(" | ").collect();
        assert_eq!((fields.len(), fields[0]), (4, (at % 7 + 1).to_string().as_str()), "{line}");
        let position = ["value", "cock-bull", "--position", fields[2]];
        // The value of the position by the solution.
        let best: f64 = fields[3].split([' ', ',']).nth(1).unwrap().parse().unwrap();
        let value: f64 = run(&position).good().lines()[0].parse().unwrap();
        assert!((best - 100.0 * value).abs() < 0.000_6, "{line}");
    }
    assert_eq!(run(&args).good().out, ran.out);
}

#[test]
fn puzzles_have_a_json_form() {
    let object = run(&["puzzles", "cock-bull", "--count", "1", "--seed", "3", "--json"]).good().json();
    assert_eq!((object["game"].as_str(), object["seed"].as_str()), (Some("cock-bull"), Some("3")));
    let puzzles = object["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 7);
    assert_eq!(puzzles[6]["difficulty"], 7);
    assert_eq!(puzzles[6]["goal"], "chance");
    assert!(puzzles[6]["answer"].as_array().unwrap().len() > 1 && puzzles[6]["position"].is_string());
}

#[test]
fn default_rules_may_be_given() {
    let line =
        |more: &[&str]| run(&[&["puzzles", "cock-bull", "--count", "7", "--seed", "3"], more].concat()).good().out;
    assert_eq!(line(&["--seats", "2", "--option", "faces=3-2-1"]), line(&[]));
}
