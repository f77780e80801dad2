//! Bad input: the code of the error, and the place in the text that it names.

use super::*;

#[test]
fn chance_and_seats_act_only_at_their_turn() {
    for text in ["opening", "opening:B", START] {
        for action in ["peg", "pass", "red", "place:c1", "flip:c1", "remove:c1"] {
            assert_eq!(refused(&at(text), action), Code::NotChance, "{text}: {action}");
        }
    }
    assert_eq!(refused(&at("opening"), "roll:CC"), Code::NotChance);
    assert_eq!(refused(&at(START), "die:C"), Code::NotChance);
    for action in ["roll:CC", "die:C", "peg", "place:c1"] {
        assert_eq!(refused(&at("colour:1"), action), Code::IllegalMove, "{action}");
    }
    for action in ["roll:CC", "die:C", "red", "flip:c1", "place:b1", "peg", "pass", "remove:c1"] {
        assert_eq!(refused(&at("R--/--/- 0:0 r CC"), action), Code::IllegalMove, "{action}");
    }
    for over in ["---/--/- 36:0 r -", "BBB/BB/B 0:0 b -"] {
        assert_eq!((at(over).turn(), at(over).legal_actions().len()), (Turn::Over, 0));
        for action in ["roll:CC", "die:C", "peg", "red"] {
            assert_eq!(refused(&at(over), action), Code::GameOver, "{over}: {action}");
        }
    }
}

#[test]
fn impossible_positions_are_refused() {
    use Colour::{Black, Red};
    for (text, fault, token) in [
        ("RRR/RR/R 0:36 r -", Fault::TurnLeftWinner(Black), "r"),
        ("RRR/RR/R 36:0 r -", Fault::EndedTwice, "RRR/RR/R"),
        ("---/--/- 36:36 r -", Fault::TurnLeftWinner(Black), "r"),
        ("RRR/RR/R 0:0 b -", Fault::TurnLeftWinner(Red), "b"),
        ("BBB/BB/B 0:0 r -", Fault::TurnLeftWinner(Black), "r"),
        ("---/--/- 36:0 b -", Fault::TurnLeftWinner(Red), "b"),
        ("---/--/- 0:36 r -", Fault::TurnLeftWinner(Black), "r"),
        ("RRR/RR/R 0:0 r CC", Fault::TurnLeftWinner(Red), "r"),
        ("---/--/- 36:0 r CB", Fault::TurnLeftWinner(Red), "r"),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!((error.code, error.token.as_str()), (Code::BadPosition, token), "{error}");
        assert_eq!((error.message.as_str(), &text[error.at..][..token.len()]), (fault.to_string().as_str(), token));
    }
}

#[test]
fn unreadable_positions_are_refused_with_their_place() {
    for (text, token, at) in [
        ("", "", 0),
        ("---/--/-- 0:0 r -", "---/--/--", 0),
        ("x--/--/- 0:0 r -", "x", 0),
        ("---/é-/- 0:0 r -", "é", 4),
        ("---/--/?", "?", 7),
        ("---/--/-", "", 8),
        ("---/--/-  0:0 r -", "", 9),
        ("---/--/- 37:0 r -", "37", 9),
        ("---/--/- 0:37 r -", "37", 11),
        ("---/--/- 00:0 r -", "00", 9),
        ("---/--/- +1:0 r -", "+1", 9),
        ("---/--/- 0:1:2 r -", "1:2", 11),
        ("---/--/- 0:٣ r -", "٣", 11),
        ("---/--/- 0:0 w -", "w", 13),
        ("---/--/- 0:0 r", "", 14),
        ("---/--/- 0:0 r CM", "CM", 15),
        ("---/--/- 0:0 r cc", "cc", 15),
        ("---/--/- 0:0 r - x", "x", 17),
        ("opening:X", "opening:X", 0),
        ("opening ", "opening", 0),
        ("colour:2", "c", 0),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadPosition, token, at), "{text}: {error}");
    }
}

#[test]
fn unknown_or_contradictory_options_are_a_bad_setup_with_their_place() {
    let mut setup = Setup::default();
    setup.options.ask(Position::INFO, "series", "games:3").unwrap();
    for (options, token, at) in [
        ("wings=on", "wings", 25),
        ("removal", "removal", 25),
        ("removal=maybe", "maybe", 33),
        ("series=games:0", "games:0", 32),
        ("series=games:+3", "games:+3", 32),
        ("series=points:10000", "points:10000", 32),
        ("series=points:99999999999999999999", "points:99999999999999999999", 32),
        ("series=games:4", "games:4", 32),
    ] {
        let error = Position::read_position(&format!("{START} options={options}"), &setup).expect_err(options);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadSetup, token, at), "{options}: {error}");
    }
    assert!(Position::read_position(&format!("{START} options=series=games:3"), &setup).is_ok(), "no contradiction");
    let three = Setup { seats: Some(3), ..Setup::default() };
    assert_eq!(Position::read_position(START, &three).unwrap_err().code, Code::BadSetup);
}

#[test]
fn unreadable_steps_are_refused_with_their_place() {
    for (text, token, at) in [
        ("", "", 0),
        ("place", "place", 0),
        ("place:", "", 6),
        ("place:c4", "c4", 6),
        ("place:c1 ", "c1 ", 6),
        ("flip:b3", "b3", 5),
        ("remove:m2", "m2", 7),
        ("die:X", "X", 4),
        ("roll:C", "C", 5),
        ("roll:BC", "BC", 5),
        ("move:c1", "move", 0),
        ("red:", "red", 0),
        ("Red", "Red", 0),
        (" peg", " peg", 0),
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadNotation, token, at), "{text}: {error}");
    }
}
