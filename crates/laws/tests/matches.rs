//! Each law of a match finds the fault that it is there for, in a toy that has no other.

use sobremesa_core::Setup;
use sobremesa_laws::toy::{Toy, forget, setup};
use sobremesa_laws::{Broken, Law, Played, play_out};
use std::collections::HashSet;

fn played(setup: &Setup, seed: &str) -> Result<Played, Broken> {
    forget();
    play_out::<Toy>(setup, seed, 100)
}

/// The laws that random matches of a toy with this fault break.
fn found(fault: &str) -> HashSet<Law> {
    let setup = setup(fault);
    (0..20).filter_map(|seed| played(&setup, &seed.to_string()).err()).map(|broken| broken.law).collect()
}

#[test]
fn a_correct_toy_obeys_every_law() {
    for seed in 0..20 {
        let played = played(&setup("none"), &seed.to_string()).unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!(played.positions, 9);
        assert!(played.reason.is_some());
    }
}

#[test]
fn each_law_of_a_match_finds_its_fault() {
    assert_eq!(found("endless"), HashSet::from([Law::GamesEnd]));
    assert_eq!(found("rules-forgotten"), HashSet::from([Law::RecordsReplay]));
    let alone = Setup { seats: Some(1), ..Setup::default() };
    assert_eq!(played(&alone, "").unwrap_err().law, Law::StartsUnderItsRules);
}

#[test]
fn a_match_checks_the_laws_of_positions_and_steps() {
    assert_eq!(found("unsorted"), HashSet::from([Law::MovesSorted]));
    assert_eq!(found("silent"), HashSet::from([Law::EventsExplain]));
    assert_eq!(found("stranger-wins"), HashSet::from([Law::OutcomeNamesSeats]), "of the last position as well");
}

#[test]
fn a_play_that_changes_with_time_is_found() {
    // The match plays an action, the laws play it again, then its record does, and at last what was undone is played again.
    let mut laws = HashSet::new();
    for times in 2.. {
        let broken = found(&format!("tires:{times}"));
        if broken.is_empty() {
            break;
        }
        laws.extend(broken);
    }
    assert_eq!(laws, HashSet::from([Law::PlayDeterministic, Law::RecordsReplay, Law::UndoRestores]));
}
