//! Each impossible position is refused for its own fault, at the field that shows it.

use super::{written, written_for};
use sobremesa_core::Code;
use sobremesa_dog::{Card, Fault, Position};

/// A text and its replacement.
type Change<'a> = (&'a str, &'a str);

/// Checks that a position is read, and that with each of these changes it has the fault, in the field that begins so.
fn check(good: &str, faults: &[(&[Change], Fault, &str)]) {
    good.parse::<Position>().unwrap_or_else(|error| panic!("{good}: {error}"));
    for (changes, fault, field) in faults {
        let change = |text: String, &(old, new): &Change| {
            assert!(text.contains(old), "{old}");
            text.replacen(old, new, 1)
        };
        let bad = changes.iter().fold(good.to_string(), change);
        let error = bad.parse::<Position>().expect_err(&bad);
        assert_eq!((error.code, error.message.as_str()), (Code::BadPosition, fault.to_string().as_str()), "{bad}");
        assert!(error.token.starts_with(field) && bad[error.at..].starts_with(field), "{field}: {error}");
    }
}

fn card(token: &str) -> Card {
    token.parse().unwrap()
}

fn other(variant: &str, pieces: &str, hand: &str) -> String {
    written_for(variant, super::other_deck(), 4, pieces, &format!("A:{hand}"), "")
}

#[test]
fn of_pieces() {
    let [a1, a2, b1] = ["A1", "A2", "B1"].map(|piece| piece.parse().unwrap());
    check(
        &written(4, "A1=T5 B1=T9", "A:2.3", ""),
        &[
            (&[("A=T5", "A=T64")], Fault::OffTrack(a1, 64), "A=T64,"),
            (&[("B=T9", "B=T5")], Fault::SharedSquare(b1, 5), "B=T5,"),
            (&[("A=T5,H", "A=F1,F1")], Fault::SharedLane(a2, 1), "A=F1,"),
            (&[("B=T9", "B=T9!")], Fault::NotFresh(b1), "B=T9!"),
        ],
    );
    check(
        &other("black", "A1=T6 B1=T16 dog=T8", "2.5"),
        &[
            (&[("dog=T8", "dog=T64")], Fault::DogOffTrack(64), "dog=T64"),
            (&[("dog=T8", "dog=T6")], Fault::Bitten(a1), "A=T6"),
        ],
    );
}

#[test]
fn of_seats_and_cards() {
    check(
        &written(4, "A1=T5 B1=T9", "A:2.3", ""),
        &[
            (&[("turn=A", "turn=F")], Fault::NoSuchTurn(5), "turn=F"),
            (&[("starter=A", "starter=E")], Fault::NoSuchStarter(4), "starter=E"),
            (&[("starter=A", "starter=-")], Fault::NoStarter, "starter=-"),
            (&[("A:2.3", "A:2.2")], Fault::TooManyOfKind, "hands=A:2.2"),
            (&[("discard=-", "discard=?")], Fault::CardCount(111), "hands="),
            (&[("out=-", "out=A")], Fault::FoldedHand(0), "out=A"),
            (&[("given=-", "given=A:13")], Fault::GivenElsewhere { seat: 0, card: card("13") }, "given=A:13"),
            (&[("A:2.3", "A:-"), ("deck=", "deck=2.3.")], Fault::EmptyHand(0), "hands=A:-"),
        ],
    );
    check(
        &written(2, "A1=T5", "A:2.3", ""),
        &[(&[("out=-", "out=B"), ("B:2", "B:-"), ("deck=", "deck=2.")], Fault::FoldedSmall, "out=B")],
    );
    check(
        &other("royal", "A3=T10 A2=T9", "2.C"),
        &[
            (&[("last=-", "last=7")], Fault::LastUnknown(card("7")), "last=7"),
            (&[("last=- played=-", "last=5 played=5.7")], Fault::PlayedUnknown(card("7")), "played=5.7"),
            (&[("last=- played=-", "last=5 played=5.C")], Fault::PlayedUnknown(card("C")), "played=5.C"),
            (&[("last=- played=-", "last=5 played=6")], Fault::PlayedOtherwise, "played=6"),
            (&[("played=-", "played=6")], Fault::PlayedOtherwise, "played=6"),
            (&[("last=-", "last=5")], Fault::PlayedOtherwise, "played=-"),
        ],
    );
}

#[test]
fn before_the_first_card_of_a_round() {
    let exchange = written(4, "A1=T5 B1=T9", "A:2.3", "").replace("phase=play", "phase=exchange");
    let none_in_hand = ("/D:2 ", "/D:- ");
    check(
        &exchange,
        &[
            (&[("pending=-", "pending=draw")], Fault::OwedBeforeRound, "pending=draw"),
            (
                &[("A=T5,H,H,H", "A=F0,F1,F2,F3"), ("C=H,H,H,H", "C=F0,F1,F2,F3")],
                Fault::WonBeforeRound,
                "phase=exchange",
            ),
            (&[("last=-", "last=5")], Fault::LastBeforeRound, "last=5"),
            (&[none_in_hand, ("out=-", "out=D"), ("deck=", "deck=2.")], Fault::FoldedBeforeRound, "out=D"),
            (&[none_in_hand, ("deck=", "deck=2.")], Fault::NothingToGive(3), "hands="),
            (&[("given=-", "given=A:2")], Fault::GivenAlready(0), "turn=A"),
            (&[("exchange", "place")], Fault::NoPlacing, "phase=place"),
        ],
    );
    check(
        &other("royal", "A1=T0", "2").replace("phase=play turn=A", "phase=place turn=B"),
        &[(&[("C=H,H,H,H", "C=F0,F1,F2,F3")], Fault::CannotPlace(2), "C=F0")],
    );
}

#[test]
fn between_rounds() {
    let unknown = |count| vec!["?"; count].join(".");
    let between = format!(
        "variant=royal A=T5,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=deal turn=- pending=- last=- played=- \
         hands=A:-/B:-/C:-/D:- given=- out=- deck={} discard=-",
        unknown(110)
    );
    let deck = format!("deck={}", unknown(110));
    let (all, ten) = (unknown(110), unknown(10));
    let full = format!("A:{ten}/B:{ten}/C:{ten}/D:{ten}");
    check(
        &between,
        &[
            (&[("A:-", &format!("A:{all}")), (&deck, "deck=-")], Fault::NothingToDeal, "deck=-"),
            (&[("A:-", "A:2"), ("given=-", "given=C:2"), ("deck=?.", "deck=")], Fault::GivenAtDeal(2), "given=C:2"),
            (&[("A:-/B:-/C:-/D:-", &full), (&deck, &format!("deck={}", unknown(70)))], Fault::HandsFull, "hands=A:"),
        ],
    );
}

#[test]
fn of_the_end() {
    check(
        &written(4, "A1=T5 B1=T9", "A:2.3", ""),
        &[
            (&[("phase=play", "phase=over"), ("pending=-", "pending=draw")], Fault::OwedAtEnd, "pending=draw"),
            (&[("phase=play", "phase=over")], Fault::NotEnded, "phase=over"),
            (&[("A=T5,H,H,H", "A=F0,F1,F2,F3"), ("C=H,H,H,H", "C=F0,F1,F2,F3")], Fault::Ended, "phase=play"),
        ],
    );
}

#[test]
fn of_what_is_owed() {
    let [a1, a2] = ["A1", "A2"].map(|piece| piece.parse().unwrap());
    let (five, seven) = (card("5"), card("7"));
    check(
        &written(4, "A1=T5 B1=T9", "A:2.3", ""),
        &[
            (&[("pending=-", "pending=draw")], Fault::NoDrawing, "pending=draw"),
            (&[("pending=-", "pending=drawn")], Fault::NoDrawing, "pending=drawn"),
            (&[("pending=-", "pending=5:2:A1")], Fault::NoSplit { card: five, points: 2, piece: a1 }, "pending=5:2:A1"),
            (&[("pending=-", "pending=7:4:A1")], Fault::SplitStuck { card: seven, points: 4 }, "pending=7:4:A1"),
        ],
    );
    let [c1, c2] = ["C1", "C2"].map(|piece| piece.parse().unwrap());
    let no_lapse = |points, piece| Fault::NoLapse { card: seven, points, piece };
    let in_lane = written(4, "A1=F0 A2=F1 A3=F2 A4=F3 C1=T20 C2=T30", "A:2.3", "");
    let said = [("pending=-", "pending=7:2:C1:may")];
    check(
        &in_lane.replace(said[0].0, said[0].1),
        &[
            (&[("7:2:C1", "7:6:C1")], no_lapse(6, c1), "pending=7:6:C1:may"),
            (&[("A=F0", "A=H")], no_lapse(2, c1), "pending=7:2:C1:may"),
            (&[("7:2:C1", "7:2:A1")], no_lapse(2, a1), "pending=7:2:A1:may"),
            (&[("discard=-", "discard=- options=last-seven=complete")], no_lapse(2, c1), "pending=7:2:C1:may"),
        ],
    );
    check(
        &other("black", "A1=F0 A2=F1 A3=F2 A4=F3 C1=T20 C2=T30 dog=T8", "2.3"),
        &[(
            &[("pending=-", "pending=4:1:C2:may")],
            Fault::NoLapse { card: card("4"), points: 1, piece: c2 },
            "pending=4:1:C2:may",
        )],
    );
    let royal = other("royal", "A3=T10 A2=T9", "2.3");
    let deck = royal.split(' ').find(|field| field.starts_with("deck=")).unwrap();
    let held = format!("A:{}/", vec!["?"; 107].join("."));
    check(
        &royal,
        &[
            (
                &[("pending=-", "pending=draw"), ("A:2.3/", &held), (deck, "deck=-")],
                Fault::NothingToDraw,
                "pending=draw",
            ),
            (&[("pending=-", "pending=jump:A2")], Fault::NoJump(a2), "pending=jump:A2"),
            (&[("pending=-", "pending=paw")], Fault::NoTurn, "pending=paw"),
            (&[("pending=-", "pending=draw;draw")], Fault::PendingOrder, "pending=draw;draw"),
        ],
    );
}
