//! Counted step sequences.

use sobremesa_contract::{Game, Notation, Setup};
use sobremesa_dog::Position;

fn start(seats: u8) -> Position {
    Position::start(&Setup { seats: Some(seats), ..Setup::default() }.rules(&Position::INFO).unwrap())
}

fn at(text: &str) -> Position {
    Position::read_position(text, &Setup::default()).unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// What is not in the four hands is an unknown deck.
fn last_round(pieces: &str, hands: &str, phase: &str) -> Position {
    let cards = hands.split(['.', '/']).count();
    at(&format!(
        "variant=classic {pieces} round=1 starter=A phase={phase} turn=A pending=- last=- hands={hands} given=- out=- \
         deck={} discard=-",
        ["?"; 110][cards..].join(".")
    ))
}

#[test]
fn the_starter_is_counted_and_the_deal_is_not() {
    for seats in 2..=6 {
        let start = start(seats);
        assert_eq!((start.perft(0), start.perft(1), start.perft(2)), (1, seats.into(), 0));
    }
}

#[test]
fn choices_of_an_exchange_are_counted_by_hand() {
    let home = "A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H";
    // Kinds of cards in each hand; then A may start any of four pieces with each of its start cards.
    let position = last_round(home, "A:2.3.3/B:2.4.5/C:11.12.13/D:6.6.6", "exchange");
    assert_eq!((position.perft(1), position.perft(2), position.perft(3), position.perft(4)), (2, 6, 18, 18));
    // A gets C's 11 or 13 (four ways each), or the 12 (it folds).
    assert_eq!(position.perft(5), 6 * (4 + 1 + 4));
}

#[test]
fn portions_of_a_7_are_counted_by_hand() {
    let position = last_round("A=T10,T40,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H", "A:7/B:2/C:2/D:2", "play");
    // Seven first portions for either piece; of these one spends all, after which B folds.
    assert_eq!(position.perft(1), 14);
    // After a first portion of n points the other piece spends 1 to 7 - n.
    assert_eq!(position.perft(2), 2 * (1 + 6 + 5 + 4 + 3 + 2 + 1));
}

#[test]
fn what_is_counted_is_what_is_listed_after_each_move() {
    let position = last_round("A=T10,T40,H,H B=T20,H,H,H C=H,T50,H,H D=H,H,H,H", "A:J/B:4.X/C:7/D:2", "play");
    let after = |step| position.clone().play(&step).unwrap().0.legal_steps().len() as u64;
    assert_eq!(position.legal_steps().into_iter().map(after).sum::<u64>(), position.perft(2));
}
