//! Each law finds the fault that it is there for, in a toy that has no other.

use sobremesa_core::{Game, SplitMix};
use sobremesa_laws::toy::{FAULTS, Toy, forget, setup};
use sobremesa_laws::{Broken, Law, Walk, check_text, walk};

/// Results of random games of a toy with this fault.
fn walks(fault: &str) -> Vec<Result<Walk, Broken>> {
    let rules = setup(fault).rules(Toy::INFO).unwrap();
    let walked = |seed| {
        forget();
        walk(Toy::start(&rules), 100, &mut SplitMix(seed))
    };
    (0..50).map(walked).collect()
}

/// The law that random games of a toy with this fault break, always the same one.
fn found(fault: &str) -> Law {
    let laws: Vec<Law> = walks(fault).into_iter().filter_map(Result::err).map(|broken| broken.law).collect();
    assert!(!laws.is_empty(), "no law finds '{fault}'");
    assert!(laws.iter().all(|law| *law == laws[0]), "{fault}: {laws:?}");
    laws[0]
}

/// A fault for each law of a game, and the law that finds it.
const FOUND: &[(&str, Law)] = &[
    ("dealt-twice", Law::PiecesConserved),
    ("no-move", Law::MoverHasMoves),
    ("unsorted", Law::MovesSorted),
    ("over-early", Law::OverHasOutcome),
    ("stranger-wins", Law::OutcomeNamesSeats),
    ("weightless", Law::ChancesWeighed),
    ("chance-stuck", Law::ChanceActs),
    ("twins", Law::ActionsUnambiguous),
    ("scrawls", Law::ActionsRoundTrip),
    ("no-path", Law::MoveHasPath),
    ("one-path", Law::PathsApart),
    ("writes-no-cards-laid", Law::PositionsRoundTrip),
    ("referee-guesses", Law::RefereeKnowsAll),
    ("world-impossible", Law::WorldPossible),
    ("own-hand-guessed", Law::WorldAgrees),
    ("writes-hands", Law::PositionHides),
    ("remembers-hands", Law::ObservationHides),
    ("knows-hands", Law::MovesHide),
    ("path-knows-hands", Law::MovesHide),
    ("refused", Law::MovesPlay),
    ("tires:2", Law::PlayDeterministic),
    ("hints", Law::EventsHide),
    ("open-deal", Law::EventsExplain),
    ("silent", Law::EventsExplain),
];

#[test]
fn a_correct_toy_obeys_every_law() {
    for walked in walks("none") {
        let walk = walked.unwrap_or_else(|broken| panic!("{broken}"));
        assert_eq!((walk.positions, walk.ended), (9, true), "four cards are dealt, then laid");
    }
}

#[test]
fn each_law_finds_its_fault() {
    for &(fault, law) in FOUND {
        assert_eq!(found(fault), law, "{fault}");
    }
}

/// Faults that show in texts, not in play.
const OF_TEXTS: [(&str, &str); 2] = [
    ("reads-anything", "nonsense options=fault=reads-anything"),
    ("complains-beyond", " options=fault=complains-beyond"),
];

#[test]
fn a_text_that_is_misread_or_refused_without_a_place_is_found() {
    for text in ["", "nonsense", "///", "12/35/4/6", "12/??//", "deal:3", "lay:3", "lay:", "12/12//"] {
        assert!(check_text::<Toy>(text).is_ok(), "{text}");
    }
    for (fault, text) in OF_TEXTS {
        assert_eq!(check_text::<Toy>(text).map_err(|broken| broken.law), Err(Law::TextsReadOrRefused), "{fault}");
    }
}

/// Laws of a match, which a walk does not see; `matches.rs` shows that they can fail.
const OF_A_MATCH: [Law; 4] = [Law::StartsUnderItsRules, Law::GamesEnd, Law::RecordsReplay, Law::UndoRestores];

#[test]
fn every_law_can_fail_and_every_fault_is_used() {
    for law in Law::ALL {
        let shown = FOUND.iter().any(|(_, found)| found == law) || *law == Law::TextsReadOrRefused;
        assert!(shown != OF_A_MATCH.contains(law), "{law}");
    }
    let elsewhere = ["none", "endless", "rules-forgotten", "tires:N"];
    for fault in FAULTS.iter().filter(|fault| !elsewhere.contains(fault)) {
        let used = FOUND.iter().any(|(used, _)| used == fault) || OF_TEXTS.iter().any(|(used, _)| used == fault);
        assert!(used, "{fault}");
    }
}

#[test]
fn a_finding_can_be_reproduced() {
    let broken = walks("open-deal").into_iter().find_map(Result::err).expect("a finding");
    let text = broken.to_string();
    assert!(text.contains("law broken: events explain the view; position ///"), "{text}");
    assert!(text.contains(" options=fault=open-deal; step 'deal:"), "{text}");
}
