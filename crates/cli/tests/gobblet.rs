//! What the program does with Gobblet alone.

mod common;

use common::run;

#[test]
fn weights_are_learnt_alike_from_a_seed() {
    let learn =
        |seed| run(&["tune", "gobblet", "--games", "12", "--seed", seed, "--json"]).good().json()["weights"].clone();
    let weights = learn("1");
    assert!(weights == learn("1") && weights != learn("2"), "{weights}");
    assert_eq!(weights.as_array().unwrap().len(), 304);
    run(&["tune", "gobblet", "--ends", "--games", "3"]).bad(2, "'gobblet'");
}
