//! The session's dice as Cock & Bull rolls them: fair, and no roll tells the next.

use sobremesa_cock_bull::{Action, Roll};
use sobremesa_core::{Chances, Game, Notation, Setup, Turn};
use sobremesa_session::{AnyMatch, CockBull, KeyedDice, Match};

const ROLLS: usize = 1_000_000;

fn setup(options: &str) -> Setup {
    let mut setup = Setup::default();
    setup.options.read(CockBull::INFO, options).unwrap();
    setup
}

/// Which of the six rolls an action is.
fn roll(action: &Action) -> Option<usize> {
    match action {
        Action::Roll(roll) => Some(*roll as usize),
        _ => None,
    }
}

/// The rolls of match after match, each played out with its first legal moves.
fn rolls(options: &str) -> Vec<usize> {
    let mut rolled = Vec::new();
    for number in 0.. {
        let mut game = Match::<CockBull>::new(&setup(options), None, &format!("dice {number}")).unwrap();
        while game.turn() != Turn::Over {
            match game.turn() {
                Turn::Chance => game.resolve_chance().unwrap(),
                _ => {
                    let first = game.legal_moves().swap_remove(0);
                    game.play(&first).unwrap();
                }
            }
        }
        rolled.extend(game.actions().iter().filter_map(roll));
        if rolled.len() >= ROLLS {
            break;
        }
    }
    rolled.truncate(ROLLS);
    rolled
}

fn chi_square(counts: &[u64], weights: &[u32]) -> f64 {
    let total = counts.iter().sum::<u64>() as f64 / f64::from(weights.iter().sum::<u32>());
    let far = |(&count, &weight): (&u64, &u32)| (count as f64 - total * f64::from(weight)).powi(2) / f64::from(weight);
    counts.iter().zip(weights).map(far).sum::<f64>() / total
}

/// How far pairs of rolls lie from pairs of two dice that know nothing of each other.
fn pairs_apart(pairs: impl Iterator<Item = (usize, usize)>, weights: &[u32; 6]) -> f64 {
    let mut counts = [0; 36];
    pairs.for_each(|(one, other)| counts[one * 6 + other] += 1);
    let products: Vec<u32> = weights.iter().flat_map(|a| weights.map(|b| a * b)).collect();
    chi_square(&counts, &products)
}

/// What 99.9 % of fair dice stay below, with 5 and with 35 degrees of freedom.
const FIVE: f64 = 20.515;
const THIRTY_FIVE: f64 = 66.619;

fn a_million_rolls_fall_by(options: &str, weights: [u32; 6]) {
    let rolled = rolls(options);
    let mut counts = [0; 6];
    rolled.iter().for_each(|&roll| counts[roll] += 1);
    let found = chi_square(&counts, &weights);
    println!("{counts:?}: chi-square {found:.2} with 5 degrees of freedom");
    assert!(found < FIVE, "{counts:?}: {found}");
    for from in [0, 1] {
        let found = pairs_apart(rolled[from..].chunks_exact(2).map(|pair| (pair[0], pair[1])), &weights);
        println!("pairs from roll {from}: chi-square {found:.2} with 35 degrees of freedom");
        assert!(found < THIRTY_FIVE, "pairs from {from}: {found}");
    }
}

#[test]
fn a_million_rolls_fall_as_the_faces_say() {
    a_million_rolls_fall_by("", [9, 4, 1, 12, 6, 4]);
}

#[test]
fn a_million_rolls_fall_as_equal_faces_say() {
    a_million_rolls_fall_by("faces=2-2-2", [4, 4, 4, 8, 8, 8]);
}

#[test]
fn weights_are_those_of_36_throws() {
    for (options, weights) in [("", [9, 4, 1, 12, 6, 4]), ("faces=2-2-2", [4, 4, 4, 8, 8, 8])] {
        let position = CockBull::read_position("---/--/- 0:0 r -", &setup(options)).unwrap();
        let expected = Roll::ALL.map(Action::Roll).into_iter().zip(weights).collect();
        assert_eq!(position.chances(), Chances::Listed(expected), "{options}");
    }
}

#[test]
fn no_roll_tells_a_later_one_of_its_match() {
    const STEPS: usize = 400;
    let position = CockBull::read_position("---/--/- 0:0 r -", &setup("")).unwrap();
    let draw = |seed: &str, number| roll(&position.draw(&mut KeyedDice::new(seed, number)).unwrap()).unwrap();
    let matches: Vec<Vec<usize>> =
        (0..2_500).map(|seed| (0..STEPS).map(|number| draw(&format!("apart {seed}"), number)).collect()).collect();
    for apart in 1..200 {
        // Each roll stands in one pair only.
        let firsts = || (0..STEPS - apart).filter(|number| (number / apart) % 2 == 0);
        let pairs = matches.iter().flat_map(|rolled| firsts().map(|number| (rolled[number], rolled[number + apart])));
        let found = pairs_apart(pairs, &[9, 4, 1, 12, 6, 4]);
        // Once in a million for each of the 199 distances.
        assert!(found < 95.0, "{apart} steps apart: {found}");
    }
}
