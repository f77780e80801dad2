//! The puzzles that ship, proven again by searches that know nothing but the rules.

mod plain;

use plain::{Checked, drawn, shipped};
use sobremesa_core::{Notation, Setup};
use sobremesa_puzzles::{DAYS, GAMES, Goal, Puzzle, effort, make, read_file, write_file};
use sobremesa_session::{Dog, GameId, Gobblet, Muros, with_game};
use std::collections::HashSet;

/// How a puzzle is proven.
type Proof = fn(&Puzzle) -> Checked;

/// Proves each of the puzzles, on two threads.
fn prove(puzzles: &[Puzzle], check: Proof) {
    let halves = puzzles.chunks(puzzles.len().div_ceil(2));
    std::thread::scope(|scope| {
        for half in halves {
            scope.spawn(move || half.iter().for_each(|puzzle| assert_eq!(check(puzzle), Ok(()), "{puzzle}")));
        }
    });
}

#[test]
fn a_year_of_puzzles_ships_for_each_game_and_gets_harder_from_monday_to_sunday() {
    for game in GAMES {
        let puzzles = shipped(game);
        assert!(puzzles.len() >= 366 && puzzles.len().is_multiple_of(DAYS), "{game}: {}", puzzles.len());
        let positions: HashSet<&str> = puzzles.iter().map(|puzzle| puzzle.position.as_str()).collect();
        assert_eq!(positions.len(), puzzles.len(), "{game}");
        let mut days = vec![Vec::new(); DAYS];
        for (line, puzzle) in puzzles.iter().enumerate() {
            assert_eq!(usize::from(puzzle.difficulty), line % DAYS + 1, "{game} {puzzle}");
            days[line % DAYS].push(effort(game, puzzle).unwrap());
        }
        for pair in days.windows(2) {
            assert!(pair[0].iter().max() <= pair[1].iter().min(), "{game}: {pair:?}");
        }
        assert!(days[0].iter().max() < days[DAYS - 1].iter().min(), "{game}");
    }
}

#[test]
fn a_match_can_start_from_each_shipped_position() {
    for game in GAMES {
        for puzzle in shipped(game) {
            with_game!(game, G => {
                let position = G::read_position(&puzzle.position, &Setup::default()).unwrap();
                assert!(position.knows_all(), "{puzzle}");
                let first = puzzle.answer[0].as_str();
                let action = if puzzle.goal == Goal::Chance { first.split(' ').next().unwrap() } else { first };
                position.find_action(action).unwrap();
            });
        }
    }
}

#[test]
fn gobblet_has_one_winning_move_at_each_turn() {
    prove(&drawn(GameId::Gobblet), plain::gobblet);
}

#[test]
fn muros_has_one_card_that_wins_at_each_turn() {
    prove(&drawn(GameId::Muros), plain::muros);
}

#[test]
fn dog_has_exactly_one_way_to_play_the_hand() {
    prove(&drawn(GameId::Dog), plain::dog);
}

#[test]
fn cock_and_bull_has_exact_chances() {
    for puzzle in shipped(GameId::CockBull) {
        assert_eq!(plain::cock_bull(&puzzle), Ok(()), "{puzzle}");
    }
}

/// The first puzzle that ships with a goal.
fn first(game: GameId, goal: Goal) -> Puzzle {
    shipped(game).into_iter().find(|puzzle| puzzle.goal == goal).unwrap()
}

/// A puzzle with another first answer.
fn answered(puzzle: &Puzzle, first: &str) -> Puzzle {
    let mut other = puzzle.clone();
    other.answer[0] = first.into();
    other
}

/// The legal moves of a puzzle but the right one.
fn wrong_moves<G: Notation>(puzzle: &Puzzle) -> Vec<String> {
    let position = G::read_position(&puzzle.position, &Setup::default()).unwrap();
    let moves = position.legal_actions().into_iter().map(|action| action.to_string());
    moves.filter(|action| puzzle.answer[0] != *action).collect()
}

#[test]
fn a_spoiled_gobblet_puzzle_is_detected() {
    let good = first(GameId::Gobblet, Goal::WinIn(2));
    assert_eq!(plain::gobblet(&good), Ok(()));
    for wrong in wrong_moves::<Gobblet>(&good) {
        assert!(plain::gobblet(&answered(&good, &wrong)).is_err(), "{wrong}");
    }
    // A longer solution is a different puzzle, and so is a line that ends before the win.
    let longer = Puzzle { goal: Goal::WinIn(3), ..good.clone() };
    assert!(plain::gobblet(&longer).is_err());
    let short = Puzzle { answer: good.answer[..1].to_vec(), ..good.clone() };
    assert!(plain::gobblet(&short).is_err());
    // Two moves that win: c4-b2 does as well.
    let two = "1 | win 2 | d,A,cD,A/aB,aB,aBc,Cd/C,Ab,-,cD/bD,-,-,bCd 000/000 w | a1-b2, a1-b1, a2-b1";
    assert!(plain::gobblet(&two.parse().unwrap()).is_err_and(|wrong| wrong.contains("c4-b2")));
}

#[test]
fn a_spoiled_muros_puzzle_is_detected() {
    let good = first(GameId::Muros, Goal::Win);
    assert_eq!(plain::muros(&good), Ok(()));
    for wrong in wrong_moves::<Muros>(&good) {
        assert!(plain::muros(&answered(&good, &wrong)).is_err(), "{wrong}");
    }
    // Both have kept as much more as makes any card win.
    let (before, _) = good.position.rsplit_once(' ').unwrap();
    let position = format!("{before} A:Y0B0R0G0W0/B:Y0B0R0G0W0");
    assert!(plain::muros(&Puzzle { position, ..good.clone() }).is_err());
}

#[test]
fn a_spoiled_dog_puzzle_is_detected() {
    let good = first(GameId::Dog, Goal::Win);
    assert_eq!(plain::dog(&good), Ok(()));
    for wrong in wrong_moves::<Dog>(&good) {
        assert!(plain::dog(&answered(&good, &wrong)).is_err(), "{wrong}");
    }
    // The 2 and the 3 in either order.
    let line = "1 | win | variant=classic A=F3,F2,F1,T60 B=H,H,H,H C=F3,F2,F1,F0 D=H,H,H,H round=1 starter=A phase=play turn=A \
                pending=- last=- hands=A:2.3/B:-/C:-/D:- given=- out=BCD deck=?* discard=- | 2 A4>T62, 3 A4>F0";
    assert!(plain::dog(&line.parse().unwrap()).is_err_and(|wrong| wrong.contains("3 A4>T63")));
    // With an opponent who still holds a card.
    let field = |field| if str::starts_with(field, "out=") { "out=-" } else { field };
    let position = good.position.split(' ').map(field).collect::<Vec<_>>().join(" ").replace(":-", ":2");
    assert!(plain::dog(&Puzzle { position, ..good }).is_err());
}

#[test]
fn a_spoiled_chance_of_cock_and_bull_is_detected() {
    let good = first(GameId::CockBull, Goal::Chance);
    let (action, chance) = good.answer[0].split_once(' ').unwrap();
    let other = format!("{action} {:.3}", chance.parse::<f64>().unwrap() + 0.002);
    assert!(plain::cock_bull(&answered(&good, &other)).is_err());
    let mut turned = good.clone();
    turned.answer.reverse();
    assert!(plain::cock_bull(&turned).is_err());
    let fewer = Puzzle { answer: good.answer[..1].to_vec(), ..good };
    assert!(plain::cock_bull(&fewer).is_err());
}

#[test]
fn new_puzzles_meet_the_rules_of_shipped_ones() {
    // Gobblet's take a while, and so do Muros' with most seeds.
    let proofs: [(GameId, Proof); 3] =
        [(GameId::CockBull, plain::cock_bull), (GameId::Dog, plain::dog), (GameId::Muros, plain::muros)];
    for (game, check) in proofs {
        let mut told = Vec::new();
        let made = make(game, 1, "b", &mut |found| told.push(found));
        assert_eq!((made.len(), told), (DAYS, (1..=DAYS).collect()), "{game}");
        prove(&made, check);
        assert!(
            made.windows(2).all(|pair| effort(game, &pair[0]).unwrap() <= effort(game, &pair[1]).unwrap()),
            "{game}"
        );
    }
}

#[test]
fn a_seed_makes_the_same_puzzles_again_and_another_one_others() {
    let of = |seed: &str| make(GameId::CockBull, 8, seed, &mut |_| ());
    let first = of("a");
    assert_eq!(first.len(), 2 * DAYS);
    assert_eq!(of("a"), first);
    assert_ne!(of("b"), first);
}

#[test]
fn the_shipped_file_matches_its_remark() {
    let remark = "sobremesa puzzles cock-bull --count 366 --seed '2026'";
    assert_eq!(write_file(remark, &make(GameId::CockBull, 366, "2026", &mut |_| ())), plain::file(GameId::CockBull));
}

#[test]
fn puzzles_survive_writing_and_reading_and_nothing_else_is_read() {
    let line = "3 | win 2 | -,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w | D@b2, d@c3, a1-b2";
    let puzzle: Puzzle = line.parse().unwrap();
    assert_eq!((puzzle.difficulty, puzzle.goal, puzzle.answer.len()), (3, Goal::WinIn(2), 3));
    assert_eq!(puzzle.to_string(), line);
    for wrong in ["", "3 | win 2 | D@b2", "8 | win | p | a", "0 | win | p | a", "1 | lose | p | a", "1 | win 0 | p | a"]
    {
        assert!(wrong.parse::<Puzzle>().is_err(), "{wrong}");
    }
    assert_eq!(read_file(&format!("# made so\n{line}\n")), Ok(vec![puzzle]));
    assert!(read_file(&format!("{line}\n\n")).is_err());
}
