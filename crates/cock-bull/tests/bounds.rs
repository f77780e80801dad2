//! The largest scores: 53 by a Chip-In, 54 by a Flying Monkey, 52 by a Peg-Out; reached and never passed.

use sobremesa_cock_bull::{Position, Reason};
use sobremesa_core::{Game, Notation, Setup, SplitMix};

/// The largest score of each kind of end.
const BOUNDS: [(Reason, f64); 3] = [(Reason::ChipIn, 53.0), (Reason::FlyingMonkey, 54.0), (Reason::PegOut, 52.0)];

/// Which bound the end of a game belongs to and whether it reaches it.
fn reaches(position: &Position) -> (usize, bool) {
    let outcome = position.outcome().expect("an end");
    let kind = BOUNDS.iter().position(|&(reason, _)| reason == outcome.reason).expect("one of the three ends");
    let most = BOUNDS[kind].1;
    assert!(outcome.scores.iter().all(|&score| score <= most), "{outcome:?}: {}", position);
    (kind, outcome.scores.contains(&most))
}

#[test]
fn each_bound_is_reached_from_a_position() {
    for (kind, text, action) in [
        (0, "RRR/RR/B 35:35 r MM", "flip:m1"),
        (0, "BBB/B-/B 35:35 b BB", "place:b2"),
        (1, "RR-/RR/R 0:35 r CC", "place:c3"),
        (2, "RR-/RR/R 35:35 r CB", "peg"),
        (2, "BBR/BB/B 0:30 b MM", "peg"),
    ] {
        let position = text.parse::<Position>().unwrap();
        let ended = position.clone().play(&position.find_action(action).unwrap()).unwrap().0;
        assert_eq!(reaches(&ended), (kind, true), "{text}");
    }
}

#[test]
fn no_possible_end_exceeds_its_bound() {
    let letters = ["-", "R", "B"];
    let mut most = [0.0_f64; 3];
    for number in 0..3_usize.pow(6) {
        let chip = |i: u32| letters[number / 3_usize.pow(i) % 3];
        let arms = format!("{}{}{}/{}{}/{}", chip(0), chip(1), chip(2), chip(3), chip(4), chip(5));
        for pegs in (0..=36).flat_map(|red| (0..=36).map(move |black| [red, black])) {
            // A game that nobody has won yet has no end to score.
            let ended = pegs.contains(&36) || arms == "RRR/RR/R" || arms == "BBB/BB/B";
            for turn in if ended { ["r", "b"].as_slice() } else { &[] } {
                let text = format!("{arms} {}:{} {turn} -", pegs[0], pegs[1]);
                if let Ok(position) = text.parse::<Position>() {
                    let (kind, _) = reaches(&position);
                    most[kind] = position.outcome().unwrap().scores.into_iter().fold(most[kind], f64::max);
                }
            }
        }
    }
    assert_eq!(most, BOUNDS.map(|(_, most)| most));
}

/// `make soak` runs it: long without optimisation.
#[test]
#[ignore = "long"]
fn a_million_random_games_reach_each_bound_and_never_pass_it() {
    const GAMES: u32 = 1_000_000;
    let start = Position::start(&Setup::default().rules(Position::INFO).unwrap());
    let (mut dice, mut reached) = (SplitMix(1), [0; 3]);
    for _ in 0..GAMES {
        let mut position = start.clone();
        while let Some(action) = position.random_action(&mut dice) {
            position.advance(&action);
        }
        let (kind, most) = reaches(&position);
        reached[kind] += u32::from(most);
    }
    println!("of {GAMES} random games {} ended with 53, {} with 54, {} with 52", reached[0], reached[1], reached[2]);
    assert!(reached.iter().all(|&games| games > 0));
}
