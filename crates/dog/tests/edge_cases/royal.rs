//! Royal: ranks and figures, draws, copies and magnets.

use super::{after, at, events, field, legal, path, place, play, table_for, to};
use sobremesa_core::{Chances, Code, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_dog::{Event, Obstacle, Owed, Phase, Piece, Place, Position};

const KING: &str = "A1";
const KNIGHT: &str = "A2";
const CITIZEN: &str = "A3";
const JESTER: &str = "A4";

fn royal(pieces: &str, hand: &str) -> Position {
    table_for("royal", 4, pieces, &format!("A:{hand}"), "")
}

#[test]
fn the_view_says_what_stops_a_figure() {
    let blocked = |pieces: &str, hand: &str| {
        let shown = table_for("royal", 4, pieces, &format!("A:{hand}"), "").view(Viewer::Seat(Seat(0))).data();
        let each = shown.blocked.iter().map(|each| {
            let by = each.by.map_or(String::new(), |by| format!(" {by}"));
            let room = if each.why == Obstacle::Lane { format!(" {}", each.room) } else { String::new() };
            format!("{} {}: {:?}{by}{room}", each.card, each.piece, each.why)
        });
        each.collect::<Vec<_>>()
    };
    // The King goes 7 at most: the 8 is too much for him, the 6 is stopped.
    assert_eq!(blocked("A1=T10 B1=T16", "6.8"), ["6 A1: Guard B1", "8 A1: Far"]);
    // The Knight passes guards, but no higher rank, and no card of his captures a King.
    assert_eq!(blocked("A2=T10 B2=T16 B1=T17", "8"), ["8 A2: Rank B1"]);
    assert_eq!(blocked("A2=T10 B1=T18", "8"), ["8 A2: King B1"]);
    // A green card passes every rank.
    assert_eq!(blocked("A2=T10 B1=T17", "10"), Vec::<String>::new());
    // The guard comes first, whichever piece it stops. A guard of a higher rank stops the Knight, too.
    assert_eq!(blocked("A1=T30 A3=T10 B3=T16", "8"), ["8 A3: Guard B3", "8 A1: Far"]);
    assert_eq!(blocked("A2=T10 B1=T16", "8"), ["8 A2: Rank B1"]);
    assert_eq!(blocked("A2=T10 B1=T16", "6"), ["6 A2: Stop B1"]);
    // In the lane only the squares that are left count.
    assert_eq!(blocked("A1=F1 A3=F0", "3.8"), ["3 A1: Lane 2", "3 A3: Lane 0", "8 A1: Lane 2", "8 A3: Lane 0"]);
}

#[test]
fn scenario_17_equal_ranks_are_passed_and_higher_ones_by_green_cards_only() {
    assert_eq!(to(&royal("A2=T5 B2=T7", "5"), KNIGHT), ["T10"]);
    for lower in [CITIZEN, JESTER] {
        let pieces = format!("{lower}=T5 B2=T7");
        assert!(to(&royal(&pieces, "5"), lower).is_empty());
        assert_eq!(to(&royal(&pieces, "10"), lower), ["T15"]);
    }
    assert!(to(&royal("A3=T5 A2=T7", "5"), CITIZEN).is_empty(), "own pieces bar the way too");
}

#[test]
fn scenario_18_a_king_is_captured_by_a_king_only() {
    assert!(to(&royal("A2=T5 B1=T8", "3"), KNIGHT).is_empty());
    let kings = royal("A1=T5 B1=T8", "3");
    assert_eq!(to(&kings, KING), ["T8"]);
    assert_eq!(place(&play(&kings, &["3 A1>T8"]), "B1"), Place::Home);
}

#[test]
fn scenario_19_a_king_on_a_foreign_start_is_captured_by_that_colour() {
    let position = royal("D1=T0", "13");
    assert_eq!(place(&play(&position, &["13 start:A4"]), "D1"), Place::Home);
    assert_eq!(to(&royal("A4=T61 D1=T0", "3"), JESTER), ["T0"], "too high to be passed");
    assert!(to(&royal("C4=T61 A1=F0 A2=F1 A3=F2 A4=F3 D1=T0", "3"), "C4").is_empty(), "it is not C's start");
}

#[test]
fn a_king_on_his_own_start_is_safe_from_his_own_figures() {
    let options = " options=guard=fresh";
    let own = table_for("royal", 4, "A1=T0 A2=T62", "A:2", options);
    assert!(to(&own, KNIGHT).is_empty(), "no guard any more, but no foreign start either");
    assert_eq!(to(&table_for("royal", 4, "D1=T0 A2=T62", "A:2", options), KNIGHT), ["T0"]);
}

#[test]
fn scenario_20_a_knight_passes_guards_but_no_higher_rank() {
    let citizen = |hand| royal("A2=T14 B3=T16", hand);
    assert_eq!(to(&citizen("5"), KNIGHT), ["T19"]);
    assert!(to(&citizen("2"), KNIGHT).is_empty());
    let king = |hand| royal("A2=T14 B1=T16", hand);
    assert!(to(&king("5"), KNIGHT).is_empty());
    assert_eq!(to(&king("10"), KNIGHT), ["T24"]);
    assert_eq!(to(&royal("A2=T18 B1=T16", "4"), KNIGHT), ["T14", "T22"], "backward too, under a green card");
    assert_eq!(to(&royal("A3=T18 B3=T16", "4"), CITIZEN), ["T22"]);
    assert_eq!(to(&royal("A2=T62 A3=T0", "4"), KNIGHT), ["F1", "T2", "T58"], "past the own start into the lane");
}

#[test]
fn scenario_21_a_jester_may_forfeit_points_at_its_lane() {
    for (card, places) in [("6", &["F0", "F1", "T2"][..]), ("8", &["F1", "F2", "F3", "T4"]), ("9", &["F2", "F3", "T5"])]
    {
        assert_eq!(to(&royal("A4=T60", card), JESTER), places, "{card}");
    }
    assert_eq!(to(&royal("A4=F0", "2"), JESTER), ["F2"], "in the lane nothing is forfeited");
    assert_eq!(path(&royal("A4=T60", "8"), "8 A4>F1"), ["card:8", "A4", "AF1"]);
}

#[test]
fn scenario_22_a_citizen_on_a_special_square_draws_and_may_jump() {
    let moved = play(&royal("A3=T5", "5"), &["5 A3>T10"]);
    assert_eq!((moved.turn(), field(&moved, "pending")), (Turn::Chance, "draw;jump:A3".into()));
    let Chances::Listed(drawn) = moved.chances() else { panic!("the deck is known") };
    assert_eq!(drawn.iter().map(|(action, _)| action.to_string()).collect::<Vec<_>>(), ["draw:2"]);
    let drawn = play(&moved, &["draw:2"]);
    assert_eq!((field(&drawn, "pending"), field(&drawn, "hands")), ("jump:A3".into(), "A:2/B:2/C:2/D:2".into()));
    assert_eq!(legal(&drawn), ["jump:T26", "stay"]);
    assert_eq!((path(&drawn, "jump:T26"), path(&drawn, "stay")), (vec!["T26".into()], vec!["stay".into()]));
    let jumped = play(&drawn, &["jump:T26"]);
    assert_eq!((place(&jumped, CITIZEN), jumped.turn()), (Place::Track(26), Turn::Seat(Seat(1))));
    assert_eq!(field(&jumped, "pending"), "-", "no second draw");
    assert_eq!(place(&play(&drawn, &["stay"]), CITIZEN), Place::Track(10));
    let taken = play(&royal("A3=T5 B1=T26", "5"), &["5 A3>T10", "draw:2"]);
    assert_eq!(legal(&taken), ["jump:T42", "stay"], "the next free one");
    let full = play(&royal("A3=T5 B1=T26 B2=T42 B3=T58", "5"), &["5 A3>T10"]);
    assert_eq!(field(&full, "pending"), "draw", "nowhere to go");
}

#[test]
fn scenario_23_a_king_moves_by_1_to_7() {
    assert!(to(&royal("A1=T5", "8.12.13"), KING).is_empty());
    assert_eq!(to(&royal("A1=T5", "11"), KING), ["T6"]);
    assert_eq!(to(&royal("A1=T5", "10"), KING), [""; 0], "green or not");
    assert_eq!(to(&royal("A1=T5", "1-7"), KING).len(), 7);
    assert!(legal(&royal("", "11")).contains(&"11 start:A1".into()));
    assert_eq!(legal(&royal("A1=T5 B1=T40", "X")), ["X A1<>B1"]);
}

#[test]
fn scenario_24_a_king_cannot_copy_a_card_that_he_cannot_play() {
    let position = after("8", &royal("A1=T5", "C"));
    assert_eq!(legal(&position), ["fold"]);
}

#[test]
fn all_but_exchanges_and_jumps_draw_at_special_squares() {
    for (pieces, action) in [
        ("A2=T14", "4 A2>T10"),
        ("A2=T8", "2 A2>T10"),
        ("A2=T8", "1-7 A2>T10"),
        ("A2=T1 B1=T11", "M A2>T10"),
        ("A2=T20 C4=T22", "6 A2>T26"),
    ] {
        let card = action.split(' ').next().unwrap();
        let position = play(&royal(pieces, card), &[action]);
        assert_eq!((position.turn(), field(&position, "pending")), (Turn::Chance, "draw".into()), "{action}");
        assert_eq!(play(&position, &["draw:2"]).turn(), Turn::Seat(Seat(1)));
    }
    assert_eq!(play(&royal("A2=T14 B1=T10", "X"), &["X A2<>B1"]).turn(), Turn::Seat(Seat(1)));
    let six = table_for("royal", 6, "A2=T88", "A:2", "");
    assert_eq!(play(&six, &["2 A2>T90"]).turn(), Turn::Chance);
}

#[test]
fn with_an_empty_deck_the_running_card_is_shuffled_with_the_others() {
    let position = royal("A2=T8", "2");
    let text = position.write(Viewer::Referee);
    let text = text.replace(&format!("deck={} discard=-", field(&position, "deck")), "deck=- discard=");
    let moved = play(&at(&(text + &field(&position, "deck"))), &["2 A2>T10"]);
    assert_eq!((moved.turn(), moved.discard().len()), (Turn::Chance, 107));
    let shuffled = play(&moved, &[&format!("shuffle:{}", field(&moved, "discard"))]);
    assert_eq!((shuffled.deck().len(), field(&shuffled, "pending")), (107, "draw".into()));
    assert_eq!(field(&play(&shuffled, &["draw:2"]), "hands"), "A:2/B:2/C:2/D:2");
}

#[test]
fn a_drawn_card_is_its_owners_secret_and_lets_a_hand_outlast_the_others() {
    let moved = play(&table_for("royal", 4, "A2=T8", "A:2 B:- C:- D:-", ""), &["2 A2>T10"]);
    let drawn = play(&moved, &["draw:2"]);
    assert_eq!(drawn.turn(), Turn::Seat(Seat(0)));
    let seen = |viewer| {
        let event = Position::redact(&events(&moved, "draw:2")[0], viewer);
        let Some(Event::Drew { card, .. }) = event else { panic!("{event:?}") };
        (card.to_string(), drawn.write(viewer).contains("hands=A:2/"))
    };
    assert_eq!(seen(Viewer::Seat(Seat(0))), ("2".into(), true));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Seat(Seat(2)), Viewer::Onlooker] {
        assert_eq!(seen(viewer), ("?".into(), false));
    }
}

#[test]
fn a_copy_of_a_copy_is_what_that_copied_unless_a_house_rule_forbids_it() {
    assert_eq!(legal(&royal("A2=T5", "C")), ["fold"], "a round's first card it cannot be");
    let position = after("5", &table_for("royal", 4, "A2=T5 B2=T20", "A:C B:C", ""));
    assert_eq!(legal(&position), ["C=5 A2>T10"]);
    assert_eq!(path(&position, "C=5 A2>T10"), ["card:C", "as:5", "A2", "T10"]);
    let copied = play(&position, &["C=5 A2>T10", "draw:2"]);
    assert_eq!(field(&copied, "last"), "5");
    assert_eq!(legal(&copied), ["C=5 B2>T25"]);
    let once = at(&(copied.write(Viewer::Referee) + " options=copy-on-copy=off"));
    assert_eq!(legal(&once), ["fold"]);
    let modes = legal(&after("11", &royal("A2=T5", "C")));
    assert!(modes.contains(&"C=11 A2>T16".into()) && modes.contains(&"C=11 start:A1".into()), "{modes:?}");
}

#[test]
fn a_magnet_draws_right_behind_the_next_figure_ahead() {
    assert_eq!(legal(&royal("A2=T5", "M")), ["fold"], "there is none");
    assert_eq!(legal(&royal("A2=T5 B1=T6", "M")), ["fold"], "at least one step");
    let position = royal("A1=T5 A2=T50 B1=T16 C1=F0", "M");
    assert_eq!(legal(&position), ["M A1>T15", "M A2>T4"], "guards are figures, the own start is passed");
    assert_eq!(path(&position, "M A2>T4"), ["card:M", "A2", "T4"]);
    let moved = events(&position, "M A1>T15");
    assert!(moved.iter().any(|event| matches!(event, Event::Walked { back: false, .. })));
    let far = royal("A2=T20 B1=T5", "M");
    let walked = events(&far, "M A2>T4").into_iter().find(|event| matches!(event, Event::Walked { .. }));
    assert!(matches!(walked, Some(Event::Walked { back: false, .. })), "however far, it goes forward");
}

#[test]
fn before_the_first_cards_each_seat_brings_a_figure_out() {
    let text = table_for("royal", 4, "", "A:4.5 B:4.6 C:8.9 D:8.8", "").write(Viewer::Referee);
    let exchange = at(&text.replace("phase=play turn=A", "phase=exchange turn=C").replace("starter=A", "starter=C"));
    let placing = play(&exchange, &["give:8", "give:8", "give:4", "give:4"]);
    assert_eq!((field(&placing, "phase"), placing.turn()), ("place".into(), Turn::Seat(Seat(2))));
    assert_eq!(legal(&placing), ["place:C1", "place:C2", "place:C3", "place:C4"]);
    assert_eq!(path(&placing, "place:C2"), ["C2", "T32"]);
    let last = play(&placing, &["place:C2", "place:D1", "place:A4"]);
    assert_eq!((field(&last, "phase"), last.turn()), ("place".into(), Turn::Seat(Seat(1))));
    let playing = play(&last, &["place:B3"]);
    assert_eq!((field(&playing, "phase"), playing.turn()), ("play".into(), Turn::Seat(Seat(2))));
    assert_eq!(place(&playing, "B3"), Place::Track(16));
    let second = at(&exchange.to_string().replace("round=1", "round=2"));
    assert_eq!(field(&play(&second, &["give:8", "give:8", "give:4", "give:4"]), "phase"), "play");
}

#[test]
fn a_figure_placed_is_a_fresh_guard() {
    let text = table_for("royal", 4, "", "A:4.5", "").write(Viewer::Referee).replace("phase=play", "phase=place");
    let placed = play(&at(&(text + " options=guard=fresh")), &["place:A3"]);
    assert_eq!(field(&placed, "A"), "H,H,T0!,H");
}

#[test]
fn variants_are_played_with_their_numbers_of_seats() {
    for (variant, seats) in [("royal", 5), ("royal", 2), ("black", 6), ("black", 3)] {
        let mut setup = Setup { seats: Some(seats), ..Setup::default() };
        setup.options.ask(Position::INFO, "variant", variant).unwrap();
        let error = setup.rules(Position::INFO).unwrap_err();
        assert_eq!(error.code, Code::BadSetup);
        assert!(error.message.starts_with(variant), "{error}");
    }
    let mut setup = Setup { seats: Some(6), ..Setup::default() };
    setup.options.read(Position::INFO, "variant=royal,turn=may,guard=fresh").unwrap();
    let rules = setup.rules(Position::INFO).unwrap();
    assert_eq!(rules.options.write(Position::INFO), "guard=fresh,variant=royal", "Royal has no disc");
    assert_eq!(Position::start(&rules).house().hand(3), 5);
}

#[test]
fn the_view_contains_the_special_squares() {
    let moved = play(&royal("A3=T5", "5"), &["5 A3>T10"]);
    let shown = moved.view(Viewer::Onlooker).data();
    let citizen = Piece { seat: 0, number: 2 };
    assert_eq!((shown.variant.as_str(), shown.owed), ("royal", vec![Owed::Draw, Owed::Jump { piece: citizen }]));
    assert_eq!((shown.specials, shown.disc, shown.dog), (vec![10, 26, 42, 58], vec![], None));
}

#[test]
fn positions_with_impossible_pending_effects_are_refused() {
    let good = royal("A3=T10 A2=T9", "2.3").write(Viewer::Referee);
    for owed in ["draw", "jump:A3", "draw;jump:A3"] {
        at(&good.replace("pending=-", &format!("pending={owed}")));
    }
    for owed in
        ["jump:A2", "jump:A1", "jump:E3", "drawn", "paw", "dog:3", "4:2:A1", "draw;draw", "jump:A3;draw", "draw;"]
    {
        let bad = good.replace("pending=-", &format!("pending={owed}"));
        let error = bad.parse::<Position>().expect_err(&bad);
        assert_eq!(error.code, Code::BadPosition);
    }
    let six = good.replace(" round=", " dog=T8 round=");
    assert!(six.parse::<Position>().is_err(), "no dog here");
}

#[test]
fn a_copy_counts_as_the_last_card_whatever_lies_on_the_pile() {
    let position = at(&format!(
        "variant=royal A=T5,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=1 starter=A phase=play turn=A pending=- last=6 played=6 \
         hands=A:2.C/B:2/C:2/D:2 given=- out=- deck={} discard=?",
        vec!["?"; 104].join(".")
    ));
    assert_eq!(legal(&position), ["2 A1>T7", "C=6 A1>T11"]);
}

#[test]
fn no_two_hidden_hands_give_the_last_card_of_a_kind() {
    // Nine of the ten elevens lie open.
    let discard = ["11"; 9].join(".");
    let giving = at(&format!(
        "variant=royal A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=exchange turn=A pending=- last=- played=- \
         hands=A:?.?/B:?.?/C:?.?/D:?.? given=- out=- deck={} discard={discard}",
        vec!["?"; 93].join(".")
    ));
    let given = play(&giving, &["give:11"]);
    assert!(!legal(&given).contains(&"give:11".into()));
    // The position after it can be read again.
    at(&play(&given, &["give:2", "give:2", "give:2"]).write(Viewer::Referee));
}

#[test]
fn first_pieces_come_out_only_if_every_seat_can_bring_one() {
    let exchange = "variant=royal A=H,H,H,H B=H,H,H,H C=H,H,H,H D=T48,H,H,H round=1 starter=A phase=exchange turn=A \
                    pending=- last=- played=- hands=A:2/B:2/C:2/D:2 given=- out=- deck=+ discard=-";
    for (pieces, phase) in [("D=T48,H,H,H", Phase::Play), ("D=F0,F1,T1,T2", Phase::Play), ("D=T1,H,H,H", Phase::Place)]
    {
        let deck = vec!["?"; 106].join(".");
        let exchange = at(&exchange.replace("D=T48,H,H,H", pieces).replace('+', &deck));
        let position = play(&exchange, &["give:2"; 4]);
        assert_eq!(position.phase(), phase, "{pieces}");
        assert!(!position.legal_actions().is_empty());
        let text = position.write(Viewer::Referee);
        assert_eq!(at(&text).write(Viewer::Referee), text);
    }
}
