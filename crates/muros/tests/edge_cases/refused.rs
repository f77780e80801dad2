//! Bad input: the code of the error, and the place in the text that it names.

use super::*;

#[test]
fn impossible_positions_are_refused_with_their_place() {
    let good = format!("{EMPTY} {BARE} A A:YYBRGG/B:YBBRRG Y6B6R6G6 {NOTHING}");
    assert!(good.parse::<Position>().is_ok());
    for (from, to, token, at) in [
        ("", "", "", 89),
        (".", "x", "x", 0),
        (".........", "..........", ".", 9),
        (".........", "........", "/", 8),
        ("/", ".", ".", 9),
        ("---------", "W--------", "W", 90),
        (" A ", " AB ", "B", 131),
        ("YYBRGG", "YYBR?G", "?", 138),
        ("YYBRGG", "BYYRGG", "Y", 135),
        ("YYBRGG", "YYBRGW", "W", 139),
        ("A:YYBRGG/", "", "B", 132),
        ("/B:YBBRRG", "", " ", 140),
        ("Y6B6R6G6", "Y06B6R6G6", "6", 152),
        ("Y6B6R6G6", "Y6B6R6G6W0", "W", 158),
        ("/B:Y0B0R0G0W0", "", "", 171),
    ] {
        let text = if from.is_empty() { EMPTY.to_string() } else { good.replacen(from, to, 1) };
        let error = text.parse::<Position>().expect_err(&text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadPosition, token, at), "{text}: {error}");
    }
    for extra in [" more", " "] {
        let error = Position::read_position(&format!("{good}{extra}"), &Setup::default()).unwrap_err();
        assert_eq!((error.code, error.at), (Code::BadPosition, good.len()));
    }
}

#[test]
fn positions_that_break_the_rules_are_refused() {
    let hands = "A:YYBRGG/B:YBBRRG Y6B6R6G6";
    let eighteen = "YYYYYYYYY/YYYYYYYYY/........./........./........./........./........./........./.........";
    let whites = EMPTY.replace(".........", "WW.......");
    let counters = |colour, count| Fault::TooManyCounters { colour, count };
    for (text, found) in [
        (format!("{eighteen} {BARE} A {hands} {NOTHING}"), counters(Colour::Y, 18)),
        (format!("{whites} {BARE} A {hands} {NOTHING}"), counters(Colour::W, 18)),
        (format!("{eighteen} deal"), counters(Colour::Y, 18)),
        (
            format!("{EMPTY} {BARE} A A:YYBRGG/B:YBBRRG Y7B6R6G5 {NOTHING}"),
            Fault::TooManyCards { colour: Colour::Y, count: 10 },
        ),
        (format!("{EMPTY} {BARE} A A:YYBRGG/B:YBBRRG Y6B6R6G5 {NOTHING}"), Fault::CardsMissing(35)),
        (format!("{EMPTY} {BARE} A A:YYBRGG/B:??????? Y6B6R6G5 {NOTHING}"), Fault::HandTooLarge(1)),
        (
            format!("{EMPTY} Y--------/---------/Y--------/--------- A A:YBRGG/B:BBRRG Y6B6R6G6 {NOTHING}"),
            Fault::LineFull(named("N1")),
        ),
        (
            format!("{EMPTY} YYYYYYYYY/---------/B--------/BBBBBBBB- A A:/B: Y0B0R9G9 {NOTHING}"),
            Fault::LineEmpty(named("E9")),
        ),
        (
            format!("{EMPTY} YYYYYYYYY/---------/BBR------/BBBBBBB-- A A:R/B: Y0B0R7G9 {NOTHING}"),
            Fault::LineEmpty(named("E8")),
        ),
        (format!("{EMPTY} {BARE} C {hands} {NOTHING}"), Fault::NoSuchSeat(2)),
        (format!("{EMPTY} {BARE} A {hands} A:Y1B0R0G0W0/B:Y0B0R0G0W0"), Fault::KeptTooEarly),
        (format!("{EMPTY} {HALF} A A:/B: Y0B0R9G9 A:Y1B0R0G0W0/B:Y0B0R0G0W0"), Fault::KeptTooEarly),
        (
            format!("{EMPTY} Y--------/---------/---------/--------- - A:YBRGG/B:YBBRRG Y6B6R6G6 {NOTHING}"),
            Fault::LaidTooEarly,
        ),
    ] {
        let error = text.parse::<Position>().expect_err(&text);
        assert_eq!(error.code, Code::BadPosition, "{text}");
        assert_eq!(error.message, found.to_string(), "{text}");
        assert!(text[error.at..].starts_with(error.token.trim_end_matches('…')), "{error}");
    }
}

#[test]
fn seats_and_options_that_contradict_the_position_are_a_bad_setup() {
    let text = format!("{GRID} {BARE} A A:YYBRGG/B:YBBRRG Y6B6R6G6 {NOTHING}");
    let three = Setup { seats: Some(3), ..Setup::default() };
    assert_eq!(Position::read_position(&text, &three).unwrap_err().code, Code::BadSetup);
    let two = Setup { seats: Some(2), ..Setup::default() };
    assert_eq!(Position::read_position(&text, &two).unwrap(), at(&text));
    let mut closed = Setup::default();
    closed.options.ask(Position::INFO, "holes", "closed").unwrap();
    for options in ["holes=fixed", "holes=open", "wings=on", "holes"] {
        let error = Position::read_position(&format!("{text} options={options}"), &closed).expect_err(options);
        assert_eq!(error.code, Code::BadSetup, "{options}");
    }
    for seats in [1, 5] {
        let setup = Setup { seats: Some(seats), ..Setup::default() };
        assert_eq!(Position::read_position("grid", &setup).unwrap_err().code, Code::BadSetup);
    }
}

#[test]
fn unreadable_moves_are_refused_with_their_place() {
    for (text, token, at) in [
        ("", "", 0),
        ("fist:R@N3", "fist:R@N3", 0),
        ("pass:", "pass:", 0),
        ("hand", "hand", 0),
        ("hand:W@N3", "W", 5),
        ("hand:R", "", 6),
        ("hand:R@N0", "0", 8),
        ("pile:R@N3=", "", 10),
        ("pile:R@N3=W", "W", 10),
        ("starter:E", "E", 8),
        ("starter:AA", "A", 9),
        ("grid:YB", "", 7),
        ("deal:A:YYBRGG/B:??????", "", 22),
        ("deal:A:YYBRGG/B:?????? Y5B6R7", "", 29),
        ("deal:A:YYBRGG/B:YYBRGG Y5B6R7G6", " ", 22),
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadNotation, token, at), "{text}: {error}");
    }
}
