//! The session's dice as Cock & Bull rolls them: fair, no roll tells the next, and each step has its own.

use sobremesa_cock_bull::{Action, Roll};
use sobremesa_core::{Chances, Dice, Game, Notation, Setup, Turn};
use sobremesa_session::{AnyMatch, CockBull, KeyedDice, Match, Muros};

const ROLLS: usize = 200_000;

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

/// Plays on for so many steps, or to the end: dice from the seed, and first legal moves.
fn play(game: &mut Match<CockBull>, steps: usize) {
    for _ in 0..steps {
        match game.turn() {
            Turn::Over => return,
            Turn::Chance => game.resolve_chance(),
            _ => game.play(&game.legal_moves()[0].clone()),
        }
        .unwrap();
    }
}

/// The rolls of match after match, each played out.
fn rolls(options: &str) -> Vec<usize> {
    let mut rolled = Vec::new();
    for number in 0.. {
        let mut game = Match::<CockBull>::new(&setup(options), None, &format!("dice {number}")).unwrap();
        play(&mut game, usize::MAX);
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

/// The 99.9 % quantiles of the chi-squared distribution with 5 and with 35 degrees of freedom.
const FIVE: f64 = 20.515;
const THIRTY_FIVE: f64 = 66.619;

#[test]
fn rolls_have_the_frequencies_of_the_faces() {
    for (options, weights) in [("", [9, 4, 1, 12, 6, 4]), ("faces=2-2-2", [4, 4, 4, 8, 8, 8])] {
        let position = CockBull::read_position("---/--/- 0:0 r -", &setup(options)).unwrap();
        let expected = Roll::ALL.map(Action::Roll).into_iter().zip(weights).collect();
        assert_eq!(position.chances(), Chances::Listed(expected), "of 36 throws with {options}");

        let rolled = rolls(options);
        let mut counts = [0; 6];
        rolled.iter().for_each(|&roll| counts[roll] += 1);
        let found = chi_square(&counts, &weights);
        assert!(found < FIVE, "{counts:?}: {found}");
        for from in [0, 1] {
            let found = pairs_apart(rolled[from..].chunks_exact(2).map(|pair| (pair[0], pair[1])), &weights);
            assert!(found < THIRTY_FIVE, "pairs from {from}: {found}");
        }
    }
}

#[test]
fn rolls_of_a_match_are_independent() {
    const STEPS: usize = 400;
    let position = CockBull::read_position("---/--/- 0:0 r -", &setup("")).unwrap();
    let draw = |seed: &str, number| roll(&position.draw(&mut KeyedDice::new(seed, number)).unwrap()).unwrap();
    let matches: Vec<Vec<usize>> =
        (0..2_500).map(|seed| (0..STEPS).map(|number| draw(&format!("apart {seed}"), number)).collect()).collect();
    for apart in 1..200 {
        // Each roll belongs to one pair only.
        let firsts = || (0..STEPS - apart).filter(|number| (number / apart) % 2 == 0);
        let pairs = matches.iter().flat_map(|rolled| firsts().map(|number| (rolled[number], rolled[number + apart])));
        let found = pairs_apart(pairs, &[9, 4, 1, 12, 6, 4]);
        // Once in a million for each of the 199 distances.
        assert!(found < 95.0, "{apart} steps apart: {found}");
    }
}

#[test]
fn a_roll_entered_by_hand_is_kept_by_undo_and_redo() {
    let mut game = Match::<CockBull>::new(&Setup::default(), Some("---/--/- 0:0 r -"), "by hand").unwrap();
    play(&mut game, 1);
    let other = Roll::ALL.map(|roll| format!("roll:{roll}")).into_iter().find(|roll| *roll != game.moves()[0]);
    assert!(game.undo());
    game.play(other.as_ref().unwrap()).unwrap();
    assert!(game.undo() && game.redo());
    assert_eq!((game.moves().first(), game.future()), (other.as_ref(), 0));
    assert_eq!(
        Match::<CockBull>::from_record(&game.record()).unwrap().moves(),
        game.moves(),
        "no dice needed to replay"
    );
}

#[test]
fn few_outcomes_are_listed() {
    let opening = Match::<CockBull>::new(&Setup::default(), None, "").unwrap();
    assert_eq!(opening.legal_moves(), ["die:C", "die:B", "die:M"]);
    assert!(Match::<Muros>::new(&Setup::default(), None, "").unwrap().legal_moves().is_empty(), "a grid");
}

#[test]
fn keyed_dice_have_a_fixed_stream() {
    let draws = |seed: &str, number: usize, n: u32| {
        let mut dice = KeyedDice::new(seed, number);
        [0; 6].map(|_| dice.below(n))
    };
    assert_eq!(draws("", 0, 6), [3, 1, 2, 0, 2, 1]);
    assert_eq!(draws("", 1, 6), [0, 1, 5, 5, 3, 4]);
    assert_eq!(draws("sobremesa", 0, 6), [4, 0, 1, 0, 0, 5]);
    assert_eq!(draws("sobremesa", 41, 52), [42, 22, 44, 40, 4, 22]);
    assert_eq!(draws("ñ 猫", 7, 1_000_000), [771_331, 929_935, 772_719, 489_404, 272_423, 912_847]);
    let all_bits = [3_561_665_244, 534_853_119, 1_032_436_871, 664_371_317, 561_584_214, 3_818_542_249];
    assert_eq!(draws("sobremesa", 0, u32::MAX), all_bits);
    assert_eq!(draws("sobremesa", 0, 1), [0; 6]);
}

#[test]
fn bounded_draws_are_unbiased() {
    // A remainder of 32 bits would draw the first third of these twice as often.
    let n = 3 << 30;
    let mut dice = KeyedDice::new("bias", 0);
    let mut thirds = [0; 3];
    for _ in 0..90_000 {
        thirds[(dice.below(n) >> 30) as usize] += 1;
    }
    assert!(chi_square(&thirds, &[1; 3]) < 13.9, "{thirds:?}");
    for n in [2, 3, 6, 7, 52, 110] {
        let mut counts = vec![0; n as usize];
        (0..60_000).for_each(|_| counts[dice.below(n) as usize] += 1);
        // The mean is n - 1 and the spread the root of twice that: five spreads above is never by chance.
        let freedom = f64::from(n - 1);
        assert!(
            chi_square(&counts, &vec![1; n as usize]) < freedom + 5.0 * (2.0 * freedom).sqrt() + 5.0,
            "{n}: {counts:?}"
        );
    }
}
