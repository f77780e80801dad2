//! Counted action sequences.

use sobremesa_core::{Game, Setup};
use sobremesa_dog::Position;

fn start(seats: u8) -> Position {
    Position::start(&Setup { seats: Some(seats), ..Setup::default() }.rules(Position::INFO).unwrap())
}

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

/// A position of the last round; the cards outside the four hands are an unknown deck.
fn last_round(pieces: &str, hands: &str, phase: &str) -> Position {
    variant_round("classic", pieces, hands, phase)
}

fn variant_round(variant: &str, pieces: &str, hands: &str, phase: &str) -> Position {
    let cards = hands.split(['.', '/']).count();
    let played = if variant == "classic" { "" } else { "played=- " };
    at(&format!(
        "variant={variant} {pieces} round=1 starter=A phase={phase} turn=A pending=- last=- {played}hands={hands} given=- out=- \
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
fn counts_agree_with_the_listed_moves() {
    let position = last_round("A=T10,T40,H,H B=T20,H,H,H C=H,T50,H,H D=H,H,H,H", "A:J/B:4.X/C:7/D:2", "play");
    let after = |action| position.clone().play(&action).unwrap().0.legal_actions().len() as u64;
    assert_eq!(position.legal_actions().into_iter().map(after).sum::<u64>(), position.perft(2));
}

#[test]
fn placements_are_counted_by_hand() {
    let home = "A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H";
    let position = variant_round("royal", home, "A:2/B:3/C:5/D:8", "place");
    assert_eq!((position.perft(1), position.perft(4)), (4, 256));
    // A's King walks 2, and so does any other.
    assert_eq!(position.perft(5), 256);
}

#[test]
fn draws_and_jumps_are_counted_by_hand() {
    let pieces = "A=T60,H,T7,H B=H,H,H,H C=H,H,H,H D=H,H,H,H";
    let position = variant_round("royal", pieces, "A:3/B:2/C:2/D:2", "play");
    // The King passes nobody; the Citizen comes to a special square.
    assert_eq!(position.perft(1), 2);
    // B folds; or one of 15 kinds is drawn.
    assert_eq!(position.perft(2), 1 + 15);
    // C folds; or it jumps or stays.
    assert_eq!(position.perft(3), 1 + 15 * 2);
}

#[test]
fn portions_and_turns_are_counted_by_hand() {
    let position =
        variant_round("black", "A=T4,H,H,H B=H,H,H,H C=T40,H,H,H D=H,H,H,H dog=T60", "A:4/B:2/C:2/D:2", "play");
    assert_eq!(position.perft(1), 8);
    // After one to three points the other spends up to the rest; two of A's end on a paw, as two of C's do; B folds.
    let sums = |paw: u64| {
        (1..=4)
            .map(|n| {
                if n == paw {
                    2
                } else if n == 4 {
                    1
                } else {
                    4 - n
                }
            })
            .sum::<u64>()
    };
    assert_eq!(position.perft(2), sums(2) + sums(2));
}

#[test]
fn counts_of_turns_agree_with_the_listed_turns() {
    let pieces = "A=T1,T20,H,H B=T16,H,H,H C=T10,H,H,H D=T14,H,H,H dog=T8";
    let position = variant_round("black", pieces, "A:4.5.M/B:1-7/C:6/D:C", "play");
    let after = |action| position.clone().play(&action).unwrap().0.legal_actions().len() as u64;
    assert_eq!(position.legal_actions().into_iter().map(after).sum::<u64>(), position.perft(2));
}
