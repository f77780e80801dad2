//! Counted sequences of actions, against sums by hand and against a count that knows the rules in another way.

use sobremesa_cock_bull::Position;
use sobremesa_core::Game;

fn perft(text: &str, depth: u32) -> u64 {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}")).perft(depth)
}

#[test]
fn from_the_opening() {
    let counts: Vec<u64> = (0..=5).map(|depth| perft("opening", depth)).collect();
    // Three faces, then three more. Three pairs tie and begin anew, six let a seat choose one of two colours: 3 * 3 + 6 * 2.
    // Six rolls follow each of the 12; an action later CC, BB, MM and CB leave 3, 2, 1 and 1 moves, CM and BM six rolls.
    let (ties, chosen) = (3, 6 * 2);
    let rolls = [1, 6, 3 + 2 + 1 + 1 + 6 + 6];
    assert_eq!(counts, [1, 3, 9, ties * 3 + chosen, ties * 9 + chosen * rolls[1], ties * 21 + chosen * rolls[2]]);
}

#[test]
fn a_finished_game_adds_nothing() {
    assert_eq!(perft("---/--/- 36:0 r -", 1), 0);
    assert_eq!(perft("---/--/- 35:0 r CB", 2), 0);
    assert_eq!(perft("RRR/RR/B 0:0 r MM", 1), 1);
}

/// The house rules as the slow count sees them.
#[derive(Clone, Copy)]
struct Rules {
    forced: bool,
    place_first: bool,
    exact: bool,
    free: bool,
}

/// Counts over letters: chips as they are written, `turn` one of them, `roll` empty before the dice are rolled.
fn slow(rules: Rules, chips: [u8; 6], pegs: [u8; 2], turn: u8, roll: &str, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let other = if turn == b'R' { b'B' } else { b'R' };
    if pegs.contains(&36) || chips == [b'R'; 6] || chips == [b'B'; 6] {
        return 0;
    }
    let go = |chips, pegs| slow(rules, chips, pegs, turn, "", depth - 1);
    let put = |i: usize, letter: u8| {
        let mut chips = chips;
        chips[i] = letter;
        go(chips, pegs)
    };
    let peg = |by: u8| {
        let mut to = pegs;
        let own = &mut to[usize::from(turn == b'B')];
        if *own + by <= 36 || !rules.exact {
            *own = (*own + by).min(36);
        }
        go(chips, to) + if rules.free { go(chips, pegs) } else { 0 }
    };
    let pair = |spots: std::ops::Range<usize>, bonus: u8| {
        if chips[spots.clone()].iter().all(|&chip| chip == turn) {
            return peg(bonus);
        }
        let places: u64 = spots.clone().filter(|&i| chips[i] == b'-').map(|i| put(i, turn)).sum();
        let flips: u64 = spots.filter(|&i| chips[i] == other).map(|i| put(i, turn)).sum();
        if rules.place_first && places > 0 { places } else { places + flips }
    };
    match roll {
        "" => {
            let acts: u64 =
                ["CC", "BB", "MM", "CB"].map(|roll| slow(rules, chips, pegs, turn, roll, depth - 1)).iter().sum();
            acts + 2 * slow(rules, chips, pegs, other, "", depth - 1)
        }
        "CC" => pair(0..3, 2),
        "BB" => pair(3..5, 3),
        "MM" => pair(5..6, 6),
        _ => {
            let opposing = |from: usize, to: usize| (from..to).filter(|&i| chips[i] == other).collect::<Vec<_>>();
            let ranks = [opposing(0, 3), opposing(3, 5), opposing(5, 6)];
            let removals = ranks.into_iter().find(|rank| !rank.is_empty()).unwrap_or_default();
            let removed: u64 = removals.iter().map(|&i| put(i, b'-')).sum();
            if rules.forced && removed > 0 { removed } else { removed + peg(1) }
        }
    }
}

#[test]
fn a_slow_count_agrees_under_every_house_rule() {
    let positions =
        ["---/--/- 0:0 r -", "R-B/-B/R 12:30 b -", "RRR/RR/- 34:35 r -", "RRR/BB/B 30:31 b -", "BRB/R-/B 35:35 r -"];
    for bits in 0..16 {
        let on = |bit: u8| bits >> bit & 1 == 1;
        let rules = Rules { forced: on(0), place_first: on(1), exact: on(2), free: on(3) };
        let mut options = String::from("faces=2-2-2");
        for (on, option) in [
            (rules.forced, "removal=forced"),
            (rules.place_first, "pair=place-first"),
            (rules.exact, "peg-out=exact"),
            (rules.free, "pegging=free"),
        ] {
            if on {
                options = format!("{options},{option}");
            }
        }
        for text in positions {
            let letters: Vec<u8> = text[..8].bytes().filter(|&letter| letter != b'/').collect();
            let fields: Vec<&str> = text.split(' ').collect();
            let (red, black) = fields[1].split_once(':').unwrap();
            let pegs = [red.parse().unwrap(), black.parse().unwrap()];
            let turn = if fields[2] == "r" { b'R' } else { b'B' };
            for depth in 1..=6 {
                let expected = slow(rules, letters.clone().try_into().unwrap(), pegs, turn, "", depth);
                assert_eq!(perft(&format!("{text} options={options}"), depth), expected, "{text} {options} {depth}");
            }
        }
    }
}
