//! Readings of the rules that a table chooses between, each with all its values.

use super::{after, at, events, field, legal, path, place, play, table, table_for, to};
use sobremesa_core::{Code, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_dog::{Event, Place, Position};

/// A's last piece next to its lane, two points from its place there.
const NEXT_TO_THE_LANE: &str = "A1=T63 A2=F3 A3=F2 A4=F1";

fn royal(pieces: &str, hand: &str, options: &str) -> Position {
    table_for("royal", 4, pieces, &format!("A:{hand}"), options)
}

fn black(pieces: &str, hand: &str, options: &str) -> Position {
    table_for("black", 4, pieces, &format!("A:{hand}"), options)
}

#[test]
fn a_copy_counts_as_any_card_played_before_in_the_round() {
    let position = table_for("royal", 4, "A2=T30 B2=T40 C2=T1 D2=T20", "A:5 B:8 C:C D:C.2", "");
    let played = play(&position, &["5 A2>T35", "8 B2>T48"]);
    assert_eq!((field(&played, "last"), field(&played, "played")), ("8".into(), "5.8".into()));
    assert_eq!(legal(&played), ["C=5 C2>T6", "C=8 C2>T9"]);
    assert_eq!(path(&played, "C=5 C2>T6"), ["card:C", "as:5", "C2", "T6"], "one says as which");
    let copied = play(&played, &["C=5 C2>T6"]);
    assert_eq!((field(&copied, "last"), field(&copied, "played")), ("5".into(), "5.8".into()), "a copy is none itself");
    assert_eq!(legal(&copied), ["2 D2>T22", "C=5 D2>T25", "C=8 D2>T28"]);
}

#[test]
fn with_copy_last_a_copy_counts_only_as_the_last_card() {
    let options = " options=copy=last";
    let position = table_for("royal", 4, "A2=T30 B2=T40 C2=T1 D2=T20", "A:5 B:8 C:C D:2", options);
    let played = play(&position, &["5 A2>T35", "8 B2>T48"]);
    assert_eq!(legal(&played), ["C=8 C2>T9"]);
    assert_eq!(path(&played, "C=8 C2>T9"), ["card:C", "C2", "T9"]);
    assert!(!played.write(Viewer::Referee).contains("played="));
    assert_eq!(played.view(Viewer::Onlooker).data().played, []);
}

#[test]
fn a_copy_cannot_start_a_round_and_folded_cards_do_not_count() {
    for options in ["", " options=copy=last"] {
        assert_eq!(legal(&royal("A2=T5", "C", options)), ["fold"]);
    }
    let folded = play(&table_for("royal", 4, "B2=T20", "A:5 B:C", ""), &["fold"]);
    assert_eq!((field(&folded, "played"), legal(&folded)), ("-".into(), vec!["fold".into()]));
}

#[test]
fn played_cards_are_forgotten_with_the_round_but_kept_at_the_end() {
    let last = table_for("royal", 4, "A2=T5", "A:5 B:- C:- D:-", "");
    let dealt = play(&last, &["5 A2>T10", "draw:2", "2 A2>T12"]);
    assert_eq!((field(&dealt, "phase"), field(&dealt, "played")), ("deal".into(), "-".into()));
    let pieces = "A1=F0 A2=F1 A3=F2 A4=F3 C1=F3 C2=F2 C3=F1 C4=T31";
    let over = play(&royal(pieces, "2", ""), &["2 C4>F0"]);
    assert_eq!((field(&over, "phase"), field(&over, "played")), ("over".into(), "2".into()));
    assert_eq!(at(&over.write(Viewer::Referee)), over);
}

#[test]
fn a_split_is_played_with_its_first_portion() {
    let first = play(&black("A1=T20 C1=T43 dog=T60", "4", ""), &["4 A1>T21"]);
    assert_eq!(field(&first, "played"), "4");
    assert_eq!(first.view(Viewer::Onlooker).data().played.len(), 1, "everybody sees it");
}

#[test]
fn the_field_of_played_cards_exists_if_a_copy_may_count_as_any() {
    let good = royal("A2=T5", "2", "").write(Viewer::Referee);
    let refused = |text: String| text.parse::<Position>().expect_err(&text);
    let missing = refused(good.replace(" played=-", ""));
    assert_eq!((missing.code, missing.message.as_str()), (Code::BadPosition, "played= belongs here"));
    assert_eq!(refused(good.clone() + " options=copy=last").token, "played=-");
    for bad in ["played=5.5", "played=?", "played=", "played=5.", "played=5/6"] {
        let error = refused(good.replace("last=- played=-", &format!("last=5 {bad}")));
        assert_eq!(error.code, Code::BadPosition, "{bad}");
    }
    let other_order = good.replace("last=- played=-", "last=5 played=8.5");
    assert_eq!(field(&at(&other_order), "played"), "5.8");
}

#[test]
fn the_rest_of_the_last_seven_may_go_to_the_partner_in_any_part() {
    let position = table(4, &format!("{NEXT_TO_THE_LANE} C1=T40 C2=T50"), "A:7", "");
    assert_eq!(to(&position, "A1"), ["F0", "T6"]);
    let in_lane = play(&position, &["7 A1>F0"]);
    assert_eq!(field(&in_lane, "pending"), "7:5:A1", "the piece says so");
    assert!(legal(&in_lane).contains(&"lapse".into()));
    let wholly = play(&in_lane, &["7 C1>T45"]);
    assert_eq!(wholly.turn(), Turn::Seat(Seat(1)));
    let partly = play(&in_lane, &["7 C1>T42"]);
    assert_eq!(field(&partly, "pending"), "7:3:C1:may");
    assert_eq!(legal(&partly), ["7 C2>T51", "7 C2>T52", "7 C2>T53", "lapse"]);
    assert_eq!(at(&partly.write(Viewer::Referee)), partly);
    assert_eq!(field(&play(&partly, &["7 C2>T51"]), "pending"), "7:2:C2:may", "after each later portion, too");
    for given_up in [&in_lane, &partly] {
        assert_eq!(events(given_up, "lapse")[0], Event::Lapsed { seat: 0 });
        assert_eq!(play(given_up, &["lapse"]).turn(), Turn::Seat(Seat(1)));
    }
}

#[test]
fn the_last_piece_comes_in_and_an_unusable_rest_is_given_up_by_a_move() {
    let in_lane = play(&table(4, NEXT_TO_THE_LANE, "A:7", ""), &["7 A1>F0"]);
    assert_eq!((in_lane.turn(), legal(&in_lane)), (Turn::Seat(Seat(0)), vec!["lapse".into()]));
    // The partner's last piece is the winning one, and what is left lapses before that.
    let pieces = format!("{NEXT_TO_THE_LANE} C1=T31 C2=F3 C3=F2 C4=F1");
    let won = play(&table(4, &pieces, "A:7", ""), &["7 A1>F0", "7 C1>F0"]);
    assert_eq!((field(&won, "pending"), legal(&won)), ("7:3:C1".into(), vec!["lapse".into()]));
    assert_eq!(play(&won, &["lapse"]).turn(), Turn::Over);
}

#[test]
fn with_last_seven_complete_all_points_are_spent_and_with_lapses_only_given_up_at_once() {
    let pieces = format!("{NEXT_TO_THE_LANE} C1=T40 C2=T50");
    let after = |value| {
        let options = format!(" options=last-seven={value}");
        play(&table(4, &pieces, "A:7", &options), &["7 A1>F0"])
    };
    assert!(!legal(&after("complete")).contains(&"lapse".into()));
    let lapses = after("lapses");
    assert!(legal(&lapses).contains(&"lapse".into()));
    assert!(!legal(&play(&lapses, &["7 C1>T42"])).contains(&"lapse".into()));
}

#[test]
fn a_seat_that_plays_its_partners_pieces_spends_a_7_until_the_last_of_those_is_in() {
    let helper = table(4, "A1=F0 A2=F1 A3=F2 A4=F3 C1=T31 C2=F3 C3=F2 C4=T20", "A:7", "");
    let moved = play(&helper, &["7 C4>T21"]);
    assert!(!legal(&moved).contains(&"lapse".into()));
    let helper = table(4, "A1=F0 A2=F1 A3=F2 A4=F3 C1=T31 C2=F3 C3=F2 C4=F1", "A:7", "");
    let won = play(&helper, &["7 C1>F0"]);
    assert_eq!(legal(&won), ["lapse"]);
    assert_eq!(play(&won, &["lapse"]).outcome().map(|outcome| outcome.winners), Some(vec![Seat(0), Seat(2)]));
}

#[test]
fn a_burning_7_in_black_turns_the_disc_before_the_rest_may_be_given_up() {
    let options = " options=burning-seven=on";
    let unknown = black(&format!("{NEXT_TO_THE_LANE} C1=T37 dog=T60"), "2", "").write(Viewer::Onlooker);
    let position = at(&(unknown.replace("hands=A:?", "hands=A:7") + options));
    let paw = play(&position, &["7 A1>F0", "7 C1>T38"]);
    assert_eq!(
        (field(&paw, "pending"), legal(&paw)),
        ("paw;7:4:C1:may".into(), vec!["turn:ccw".into(), "turn:cw".into()])
    );
    let turned = play(&paw, &["turn:cw"]);
    assert_eq!((field(&turned, "pending"), legal(&turned)), ("7:4:C1:may".into(), vec!["lapse".into()]));
}

#[test]
fn a_king_on_a_foreign_start_is_captured_by_its_owner_or_by_any_other_colour() {
    let any = " options=king-start=any";
    for (colour, lands) in [("A1=F0 A2=F1 A3=F2 A4=F3 C4=T13", "C4"), ("A4=T13", "A4")] {
        // D's King is on B's start, which belongs to neither A nor its partner C.
        let pieces = format!("{colour} D1=T16");
        assert!(to(&royal(&pieces, "3", ""), lands).is_empty(), "{colour}");
        let position = royal(&pieces, "3", any);
        assert_eq!(to(&position, lands), ["T16"], "{colour}");
        assert_eq!(place(&play(&position, &[&format!("3 {lands}>T16")]), "D1"), Place::Home);
    }
    assert!(to(&royal("A4=T13 D1=T16", "4", any), "A4").contains(&"T17".into()), "a green card passes him");
    assert!(to(&royal("A2=T20 D1=T16", "4", any), "A2").contains(&"T16".into()), "backward, too");
}

#[test]
fn a_king_is_safe_from_his_own_colour_and_on_his_own_start() {
    let any = " options=king-start=any";
    assert!(to(&royal("A1=T16 A4=T13", "3", any), "A4").is_empty());
    // The King's partner may capture him on a foreign start.
    assert_eq!(to(&royal("C1=T16 A4=T13", "3", any), "A4"), ["T16"]);
    // With fresh guards he is neither a guard on his own start nor a foreigner.
    let own = royal("D1=T48 A4=T45", "3", " options=guard=fresh,king-start=any");
    assert!(to(&own, "A4").is_empty());
    assert!(to(&royal("D1=T20 A4=T17", "3", any), "A4").is_empty(), "nor anywhere but on a start");
}

#[test]
fn the_dog_spares_guards_or_bites_them() {
    let bitten = " options=dog-guards=bitten";
    for (options, guard) in [("", Place::Track(16)), (bitten, Place::Home)] {
        let after = play(&black("dog=T12 B1=T16 A2=T30", "6", options), &["6 A2>T36"]);
        assert_eq!((place(&after, "B1"), field(&after, "dog")), (guard, "T18".into()));
        let onto = play(&black("dog=T11 B1=T16 A2=T30", "5", options), &["5 A2>T35"]);
        assert_eq!((place(&onto, "B1"), field(&onto, "dog")), (guard, "T16".into()));
        // The piece that has just come to its own start is one of them.
        let moved = play(&black("dog=T62 A2=T59", "5", options), &["5 A2>T0"]);
        assert_eq!(place(&moved, "A2"), if options.is_empty() { Place::Track(0) } else { Place::Home });
    }
}

#[test]
fn a_piece_that_starts_onto_the_dogs_square_stays_whatever_the_dog_does_to_guards() {
    for options in ["", " options=dog-guards=bitten"] {
        let started = play(&black("dog=T0", "13", options), &["13 start:A1"]);
        assert_eq!((place(&started, "A1"), field(&started, "dog")), (Place::Track(0), "T0".into()));
        assert_eq!(at(&started.to_string()), started);
    }
}

#[test]
fn a_13_moves_thirteen_or_twelve_steps_in_all_variants_also_as_joker_and_copy() {
    for (options, steps) in [("", "T23"), (" options=thirteen=12", "T22")] {
        assert_eq!(to(&table(4, "A2=T10", "A:13", options), "A2"), [steps]);
        assert_eq!(to(&royal("A2=T10", "13", options), "A2"), [steps]);
        assert_eq!(to(&black("A2=T10 dog=T60", "13", options), "A2"), [steps]);
        let joker = table(4, "A2=T10", "A:J", options);
        assert!(legal(&joker).contains(&format!("J=13 A2>{steps}")));
        assert!(!legal(&joker).iter().any(|action| action.starts_with("J=13 A") && !action.ends_with(steps)));
        let copy = after("13", &royal("A2=T10", "C", options));
        assert_eq!(to(&copy, "A2"), [steps]);
        assert!(legal(&copy).contains(&"C=13 start:A1".into()));
    }
    let twelve = royal("A1=H", "13", " options=thirteen=12").view(Viewer::Onlooker).data();
    let thirteen = twelve.traits.iter().find(|traits| traits.card.to_string() == "13").expect("it is in the deck");
    assert_eq!(thirteen.modes.last(), Some(&sobremesa_dog::Mode::Forward(12)), "and the view says so");
}

#[test]
fn options_of_other_variants_are_ignored() {
    let rules = |options: &str| {
        let mut setup = Setup::default();
        setup.options.read(Position::INFO, options).unwrap();
        setup.rules(Position::INFO).unwrap().options.write(Position::INFO)
    };
    let all = "copy=last,king-start=any,dog-guards=bitten,thirteen=12,last-seven=complete,hand=5,free-start=on";
    assert_eq!(rules(all), "last-seven=complete,thirteen=12");
    assert_eq!(rules(&format!("{all},variant=royal")), "copy=last,king-start=any,thirteen=12,variant=royal");
    let black = "copy=last,dog-guards=bitten,free-start=on,hand=5,last-seven=complete,thirteen=12,variant=black";
    assert_eq!(rules(&format!("{all},variant=black")), black);
}

#[test]
fn royal_is_dealt_five_cards_and_brings_a_figure_out_whatever_black_does() {
    let mut setup = Setup::default();
    setup.options.read(Position::INFO, "variant=royal,hand=classic,free-start=off").unwrap();
    let start = Position::start(&setup.rules(Position::INFO).unwrap());
    assert_eq!((start.house().hand(3), start.house().places()), (5, true));
}
