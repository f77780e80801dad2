//! Bad input in Classic: the code of the error, and the place in the text that it names.

use super::{four, play};
use sobremesa_core::{Code, Game, Notation, Setup, Viewer};
use sobremesa_dog::{Action, Position};

#[test]
fn an_illegal_move_says_what_is_in_the_way() {
    let why = |pieces: &str, hand: &str, action: &str| four(pieces, hand).find_action(action).unwrap_err().message;
    assert_eq!(why("A1=T14 B1=T16", "2.3", "3 A1>T17"), "the guard B1 is in the way");
    assert_eq!(why("A1=F3 B1=T16", "2", "2 A1>T2"), "the lane has not enough room");
    assert_eq!(why("A1=T14 B1=T16", "2.3", "5 A1>T19"), "A has no 5");
    assert_eq!(why("A1=T14", "2.J", "2 A1>T20"), "2 moves A1 to T16");
    assert_eq!(why("A1=T14", "4", "4 A1>T20"), "4 moves A1 to T18, T10");
    assert_eq!(why("A1=T14", "2.3", "2 A2>T2"), "A2 is at home");
    assert_eq!(why("A1=T14 B1=T20", "2.3", "2 B1>T22"), "A moves the pieces of A");
    assert_eq!(why("A1=T14", "2.3", "2 start:A2"), "2 brings no piece out");
    assert_eq!(why("A1=T14", "2.13", "13 start:A1"), "A1 is out already");
    assert_eq!(why("A1=T0", "2.13", "13 start:A2"), "a piece of the same seat stands on the start");
    assert_eq!(why("A1=T14 B1=T16", "2.X", "X A1<>B1"), "an exchange takes two pieces of the track that are no guards");
    assert_eq!(why("A1=T14", "2.3", "3=5 A1>T19"), "3 does not count as 5 now");
    assert_eq!(why("A1=T14", "2.3", "fold"), "A can play a card");
    assert_eq!(why("A1=T14", "2.3", "give:2"), "A plays a card now");
}

#[test]
fn bad_positions_are_refused_with_their_place() {
    let good = four("A1=T5 B1=T9", "2.3").write(Viewer::Referee);
    for (old, new, token) in [
        ("variant=classic", "variant=clasic", "clasic"),
        ("A=T5,", "A=T5,H,", "T9,H,H,H"),
        ("A=T5,", "A=Q5,", "Q5"),
        ("round=1", "round=0", "0"),
        ("phase=play", "phase=plays", "plays"),
        ("turn=A", "turn=-", "-"),
        ("pending=-", "pending=7:9:A1", "pending=7:9:A1"),
        ("pending=-", "pending=7:10:A1", "7:10:A1"),
        ("last=-", "last=?", "?"),
        ("A:2.3", "A:2.14", "14"),
        ("A:2.3", "A:-", "hands=A:-"),
        ("out=-", "out=AA", "AA"),
        ("discard=-", "discard=- more", "more"),
    ] {
        let bad = good.replacen(old, new, 1);
        let error = bad.parse::<Position>().expect_err(&bad);
        assert!(matches!(error.code, Code::BadPosition | Code::BadSetup), "{error}");
        assert!(error.token.starts_with(token), "{new}: {error}");
        assert!(bad[error.at..].starts_with(error.token.trim_end_matches('…')), "{error}");
    }
    // Everybody gives a card, so nobody is without one before that.
    let giving = good.replace("phase=play", "phase=exchange");
    assert!(giving.parse::<Position>().is_ok());
    let giving = giving.replace("/D:2 ", "/D:- ").replace("deck=", "deck=2.");
    assert_eq!(giving.parse::<Position>().unwrap_err().code, Code::BadPosition);
    let asked = Setup { seats: Some(6), ..Setup::default() };
    assert_eq!(Position::read_position(&good, &asked).unwrap_err().code, Code::BadSetup);
    assert_eq!("".parse::<Position>().unwrap_err().code, Code::BadPosition);
}

#[test]
fn an_unreadable_move_says_which_part_is_wrong() {
    for (text, why, at) in [
        ("hello dog", "this is no card", 0),
        ("17 A1>T3", "this is no card", 0),
        ("J=17 A1>T3", "this is no card", 2),
        ("3 D9>T15", "a piece is A1 to F5", 2),
        ("3 D1>T99", "a place is", 5),
        ("X A1<>Z2", "a piece is A1 to F5", 6),
        ("starter:Z", "this is no seat", 8),
        ("give:14", "this is no card", 5),
        ("deal", "a move is", 0),
    ] {
        let error = text.parse::<Action>().unwrap_err();
        assert_eq!((error.code, error.at), (Code::BadNotation, at), "{error}");
        assert!(error.message.starts_with(why), "{error}");
    }
}

#[test]
fn bad_steps_are_refused() {
    let position = four("A1=T5", "2.3");
    let bad = "|2|2 A1|2 A1>|2 G1>T7|2 A6>T7|2 A1>H|2 A1>T96|2 A1>T07|fold:|deal|deal:|shuffle|deal:A|deal:A:2/C:2|give:?|14 A1>T7|draw:";
    for text in bad.split('|') {
        assert_eq!(position.find_action(text).unwrap_err().code, Code::BadNotation, "{text}");
    }
    for text in ["2 A1>T8", "5 A1>T10", "fold", "lapse", "give:2", "discard:2", "J=2 A1>T7"] {
        assert_eq!(position.find_action(text).unwrap_err().code, Code::IllegalMove, "{text}");
    }
    let start = Position::start(&Setup::default().rules(Position::INFO).unwrap());
    for text in ["starter:E", "fold", "shuffle:-", "deal:A:2/B:2/C:2/D:2"] {
        assert_eq!(start.find_action(text).unwrap_err().code, Code::NotChance, "{text}");
    }
    let dealt = play(&start, &["starter:A"]);
    let nine = "deal:A:2.2.2.2.2.2/B:2.2.2.3.3.3/C:4.4.4.4.4.4/D:5.5.5.5.5.5";
    assert_eq!(dealt.find_action(nine).unwrap_err().code, Code::NotChance, "there are eight of each");
}
