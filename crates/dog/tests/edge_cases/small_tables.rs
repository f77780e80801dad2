//! Classic at small tables.

use super::{at, field, legal, place, play, table};
use sobremesa_core::{Chances, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_dog::{Piece, Place, Position};

#[test]
fn at_small_tables_everyone_is_alone_with_a_fifth_piece() {
    for (seats, starts, track) in [(2, &[0, 32][..], 64), (3, &[0, 16, 32], 64), (5, &[0, 16, 32, 48, 64], 96)] {
        let setup = Setup { seats: Some(seats), ..Setup::default() };
        let position = Position::start(&setup.rules(Position::INFO).unwrap());
        let house = position.house();
        assert_eq!((0..seats).map(|seat| house.start(seat)).collect::<Vec<_>>(), starts);
        assert_eq!((house.track(), house.pieces()), (track, 5));
        for seat in 0..seats {
            assert_eq!(position.board().place(Piece { seat, number: 0 }), Place::Track(house.start(seat)));
            assert_eq!((house.partner(seat), house.receiver(seat)), (seat, (seat + 1) % seats));
        }
    }
}

#[test]
fn at_small_tables_a_blocked_seat_discards_draws_once_and_continues() {
    let position = table(3, "B1=T5", "A:5.6", "");
    assert_eq!(legal(&position), ["discard:5", "discard:6"]);
    assert_eq!(position.path(&position.find_action("discard:5").unwrap()), ["card:5", "discard"]);
    let draws = play(&position, &["discard:5"]);
    assert_eq!(
        (draws.turn(), field(&draws, "pending"), field(&draws, "last")),
        (Turn::Chance, "draw".into(), "-".into())
    );
    let Chances::Listed(outcomes) = draws.chances() else { panic!("the deck is known") };
    assert_eq!(outcomes.iter().map(|(action, _)| action.to_string()).collect::<Vec<_>>(), ["draw:2"]);
    let still = play(&draws, &["draw:2"]);
    assert_eq!(legal(&still), ["discard:2", "discard:6"]);
    let passed = play(&still, &["discard:6"]);
    assert_eq!((passed.turn(), field(&passed, "hands")), (Turn::Seat(Seat(1)), "A:2/B:2/C:2".into()));
    let unknown = at(&position.write(Viewer::Referee).replace(&field(&position, "deck"), &["?"; 106].join(".")));
    let lucky = play(&unknown, &["discard:5", "draw:13"]);
    assert!(legal(&lucky).contains(&"13 start:A1".into()) && !legal(&lucky).contains(&"discard:6".into()));
    assert_eq!(place(&play(&lucky, &["13 start:A1"]), "A1"), Place::Track(0));
}

#[test]
fn at_small_tables_the_first_with_four_in_wins_alone() {
    let position = table(2, "A1=F1 A2=F2 A3=F3 A4=T62 A5=T9", "A:3", "");
    let after = play(&position, &["3 A4>F0"]);
    assert_eq!(after.outcome().unwrap().winners, [Seat(0)]);
}
