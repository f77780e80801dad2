//! The edge cases of the rules page, by name, and the errors for bad input.

mod refused;

use sobremesa_cock_bull::{Action, Colour, Die, Effect, Event, Fault, Position, Reason, Roll, Spot};
use sobremesa_core::{Chances, Code, Game, Notation, Seat, Setup, Turn, Viewer};

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn play(position: &Position, actions: &str) -> Position {
    actions.split_whitespace().fold(position.clone(), |position, text| {
        let action = position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        position.play(&action).unwrap().0
    })
}

fn events(position: &Position, text: &str) -> Vec<Event> {
    position.clone().play(&position.find_action(text).unwrap()).unwrap().1
}

/// The legal moves, with spaces between.
fn moves(text: &str) -> String {
    let legal: Vec<String> = at(text).legal_actions().iter().map(ToString::to_string).collect();
    legal.join(" ")
}

/// The winner, why, and what both seats score.
fn end(position: &Position) -> (u8, Reason, [f64; 2]) {
    let outcome = position.outcome().expect("an end");
    assert_eq!(outcome.winners.len(), 1);
    (outcome.winners[0].0, outcome.reason, [outcome.scores[0], outcome.scores[1]])
}

fn refused(position: &Position, text: &str) -> Code {
    let error = position.find_action(text).expect_err(text);
    let refusal = position.clone().play(&text.parse().unwrap()).unwrap_err();
    assert_eq!((&refusal.position, refusal.error.code), (position, error.code));
    error.code
}

const START: &str = "---/--/- 0:0 r -";

// ---- the opening

fn opening() -> Position {
    Position::start(&Setup::default().rules(Position::INFO).unwrap())
}

#[test]
fn the_start_is_the_opening_roll_of_seat_0() {
    assert_eq!(opening().to_string(), "opening");
    assert_eq!(opening(), at("opening"));
    assert_eq!((opening().turn(), opening().mover()), (Turn::Chance, None));
    let rolled = play(&opening(), "die:C");
    assert_eq!((rolled.to_string().as_str(), rolled.turn()), ("opening:C", Turn::Chance));
    assert_eq!(events(&opening(), "die:C"), [Event::Die { seat: 0, die: Die::C }]);
}

#[test]
fn a_tied_opening_roll_is_rolled_again() {
    for die in Die::ALL {
        let action = format!("die:{die}");
        let rolled = play(&opening(), &action);
        assert_eq!(events(&rolled, &action), [Event::Die { seat: 1, die }, Event::Tied]);
        assert_eq!(play(&rolled, &action), opening());
    }
    assert_eq!(play(&opening(), "die:C die:C die:M die:M die:B die:C").to_string(), "colour:0");
    let Chances::Listed(faces) = opening().chances() else { panic!() };
    assert_eq!(faces.iter().map(|(_, weight)| weight * weight).sum::<u32>(), 14, "of 36");
}

#[test]
fn bull_beats_cock_and_monkey_beats_bull_and_the_better_die_chooses() {
    for (first, second, better) in
        [("C", "B", 1), ("B", "C", 0), ("B", "M", 1), ("M", "B", 0), ("C", "M", 1), ("M", "C", 0)]
    {
        let rolled = play(&opening(), &format!("die:{first}"));
        let second = format!("die:{second}");
        assert_eq!(events(&rolled, &second).last(), Some(&Event::Opened { seat: better }));
        let chooses = play(&rolled, &second);
        assert_eq!(chooses.to_string(), format!("colour:{better}"));
        assert_eq!(chooses.turn(), Turn::Seat(Seat(better)));
        assert_eq!(chooses.legal_actions(), Colour::ALL.map(Action::Choose));
    }
}

#[test]
fn the_seat_that_chooses_a_colour_starts_with_it() {
    for seat in [0, 1] {
        for (colour, word, turn) in [(Colour::Red, "red", "r"), (Colour::Black, "black", "b")] {
            let chooses = at(&format!("colour:{seat}"));
            assert_eq!(events(&chooses, word), [Event::Chosen { seat, colour }]);
            let chosen = play(&chooses, word);
            assert_eq!(chosen.to_string(), format!("---/--/- 0:0 {turn} -"));
            assert_eq!((chosen.seat_of(colour), chosen.seat_of(colour.other())), (seat, 1 - seat));
            assert_eq!((chosen.mover(), chosen.turn()), (Some(colour), Turn::Chance));
            assert_eq!(play(&chosen, "roll:CC").turn(), Turn::Seat(Seat(seat)));
            assert_eq!(play(&chosen, "roll:CM roll:CC").turn(), Turn::Seat(Seat(1 - seat)));
        }
    }
}

#[test]
fn a_position_from_a_text_has_seat_0_red() {
    assert_eq!(at("---/--/- 0:0 r CC").turn(), Turn::Seat(Seat(0)));
    assert_eq!(at("---/--/- 0:0 b CC").turn(), Turn::Seat(Seat(1)));
}

// ---- the edge cases of the rules page

#[test]
fn edge_1_cc_on_the_bend() {
    assert_eq!(moves("RR-/--/- 0:0 r CC"), "place:c3");
    assert_eq!(moves("RRB/--/- 0:0 r CC"), "flip:c3");
    assert_eq!(moves("R-B/--/- 0:0 r CC"), "place:c2 flip:c3");
    assert_eq!(moves("RRR/--/- 0:0 r CC"), "peg");
    assert_eq!(moves("BRB/RR/R 9:9 b CC"), "flip:c2", "the same for Black");
}

#[test]
fn bb_on_the_field_and_mm_on_the_crest_alike() {
    assert_eq!(moves("BBB/--/B 0:0 r BB"), "place:b1 place:b2");
    assert_eq!(moves("BBB/-B/B 0:0 r BB"), "place:b1 flip:b2");
    assert_eq!(moves("BBB/RR/B 0:0 r BB"), "peg");
    assert_eq!(moves("RRR/RR/- 0:0 r MM"), "place:m1");
    assert_eq!(moves("RRR/RR/B 0:0 r MM"), "flip:m1");
    assert_eq!(moves("---/--/R 0:0 r MM"), "peg");
}

#[test]
fn the_bonus_is_two_three_or_six_holes_and_cb_one() {
    for (text, roll, to) in [
        ("RRR/--/- 7:0 r CC", Roll::CC, 9),
        ("---/RR/- 7:0 r BB", Roll::BB, 10),
        ("---/--/R 7:0 r MM", Roll::MM, 13),
        ("---/--/- 7:0 r CB", Roll::CB, 8),
    ] {
        let pegged = Event::Pegged { seat: 0, colour: Colour::Red, roll, only: true, from: 7, to };
        assert_eq!(events(&at(text), "peg"), [pegged]);
        assert_eq!(play(&at(text), "peg").pegs(), [to, 0]);
    }
}

#[test]
fn edge_2_cb_removes_by_rank() {
    assert_eq!(moves("B--/B-/B 0:0 r CB"), "remove:c1 peg");
    assert_eq!(moves("---/B-/B 0:0 r CB"), "remove:b1 peg");
    assert_eq!(moves("---/--/B 0:0 r CB"), "remove:m1 peg");
    assert_eq!(moves("---/--/- 0:0 r CB"), "peg");
    assert_eq!(moves("B-B/BB/B 0:0 r CB"), "remove:c1 remove:c3 peg", "any one of the Bend");
    assert_eq!(moves("RRR/R-/R 0:0 r CB"), "peg", "one's own are no opposing chips");
    let removed = play(&at("B--/B-/B 0:0 r CB"), "remove:c1");
    assert_eq!(removed.to_string(), "---/B-/B 0:0 r -");
}

#[test]
fn edge_3_the_peg_stops_in_finish() {
    let out = play(&at("---/--/- 35:0 r CB"), "peg");
    assert_eq!(out.to_string(), "---/--/- 36:0 r -");
    assert_eq!(end(&out), (0, Reason::PegOut, [36.0, 0.0]));
    let out = play(&at("---/--/R 31:0 r MM"), "peg");
    assert_eq!(out.pegs(), [36, 0]);
    assert_eq!(end(&out), (0, Reason::PegOut, [42.0, 0.0]), "the Crown is 6");
}

#[test]
fn edge_4_the_last_flip_chips_in_and_flies_while_the_own_peg_is_off() {
    let won = play(&at("RRR/RR/B 0:17 r MM"), "flip:m1");
    assert_eq!(end(&won), (0, Reason::FlyingMonkey, [54.0, 17.0]));
    let won = play(&at("RRR/RR/B 4:17 r MM"), "flip:m1");
    assert_eq!(end(&won), (0, Reason::ChipIn, [22.0, 17.0]));
    let won = play(&at("RRR/RR/B 1:0 r MM"), "flip:m1");
    assert_eq!(end(&won), (0, Reason::ChipIn, [19.0, 0.0]), "one hole is on the board");
    let won = play(&at("BBB/B-/B 4:0 b BB"), "place:b2");
    assert_eq!(end(&won), (1, Reason::FlyingMonkey, [4.0, 54.0]));
}

#[test]
fn edge_5_a_chip_in_with_peg_35_scores_53() {
    assert_eq!(end(&play(&at("RRR/RR/- 35:35 r MM"), "place:m1")), (0, Reason::ChipIn, [53.0, 35.0]));
}

#[test]
fn edge_6_a_peg_out_with_five_own_chips_and_one_cock_missing_scores_52() {
    assert_eq!(end(&play(&at("RR-/RR/R 35:0 r CB"), "peg")), (0, Reason::PegOut, [52.0, 0.0]));
}

#[test]
fn a_peg_out_wins_even_where_the_loser_scores_more() {
    let out = play(&at("BBB/B-/B 35:35 r CB"), "peg");
    assert_eq!(end(&out), (0, Reason::PegOut, [36.0, 50.0]));
}

#[test]
fn both_count_their_chips_at_a_peg_out_and_the_loser_none_at_a_chip_in() {
    assert_eq!(end(&play(&at("RB-/RB/B 36:7 r -"), "")), (0, Reason::PegOut, [41.0, 18.0]));
    assert_eq!(end(&at("BBB/BB/B 12:9 b -")), (1, Reason::ChipIn, [12.0, 27.0]));
}

#[test]
fn scores_are_listed_by_seat_not_by_colour() {
    let mut position = play(&opening(), "die:C die:B red roll:BM");
    assert_eq!(position.seat_of(Colour::Red), 1);
    for _ in 0..36 {
        position = play(&position, "roll:CB peg");
    }
    assert_eq!(end(&position), (0, Reason::PegOut, [36.0, 0.0]), "seat 0 is Black");
    assert_eq!(position.to_string(), "---/--/- 0:36 b -");
}

#[test]
fn edge_7_only_cm_and_bm_pass_the_dice() {
    for (colour, turn, other) in [("r", Colour::Red, Colour::Black), ("b", Colour::Black, Colour::Red)] {
        let start = at(&format!("---/--/- 0:0 {colour} -"));
        let seat = start.seat_of(other);
        for (action, roll) in [("roll:CM", Roll::CM), ("roll:BM", Roll::BM)] {
            let passed = play(&start, action);
            assert_eq!((passed.mover(), passed.turn()), (Some(other), Turn::Chance));
            let rolled = Event::Rolled { seat: 1 - seat, colour: turn, roll };
            assert_eq!(events(&start, action), [rolled, Event::Passed { seat, colour: other }]);
        }
        for (roll, act) in [("CC", "place:c2"), ("BB", "place:b1"), ("MM", "place:m1"), ("CB", "peg")] {
            let acts = play(&start, &format!("roll:{roll}"));
            assert_eq!((acts.mover(), acts.turn()), (Some(turn), Turn::Seat(Seat(1 - seat))));
            assert_eq!(play(&acts, act).mover(), Some(turn));
            assert_eq!(play(&acts, act).turn(), Turn::Chance);
        }
    }
}

#[test]
fn a_streak_has_no_limit() {
    let mut position = at(START);
    for hole in 1..=36 {
        position = play(&position, "roll:CB peg");
        assert_eq!((position.mover(), position.pegs()), (Some(Colour::Red), [hole, 0]));
    }
    assert_eq!(position.turn(), Turn::Over);
    let mut position = at("B--/--/- 0:0 r -");
    for _ in 0..500 {
        position = play(&position, "roll:CB remove:c1 roll:CC place:c1 roll:CM roll:CC flip:c1 roll:BM");
        assert_eq!(position.to_string(), "B--/--/- 0:0 r -");
    }
}

#[test]
fn edge_8_a_game_can_be_long() {
    let mut position = at(START);
    for _ in 0..100_000 {
        position.advance(&Action::Roll(Roll::CM));
    }
    assert_eq!(position.to_string(), START);
}

#[test]
fn edge_9_house_rules() {
    assert_eq!(moves("B--/--/- 0:0 r CB options=removal=forced"), "remove:c1");
    assert_eq!(moves("R--/--/- 0:0 r CB options=removal=forced"), "peg");
    assert_eq!(moves("R-B/--/- 0:0 r CC options=pair=place-first"), "place:c2");
    assert_eq!(moves("RRB/--/- 0:0 r CC options=pair=place-first"), "flip:c3");
    assert_eq!(moves("---/-B/- 0:0 r BB options=pair=place-first"), "place:b1");
    let lost = at("RRR/--/- 35:0 r CC options=peg-out=exact");
    let stays = Event::Pegged { seat: 0, colour: Colour::Red, roll: Roll::CC, only: true, from: 35, to: 35 };
    assert_eq!(events(&lost, "peg"), [stays]);
    let after = play(&lost, "peg");
    assert_eq!(after.to_string(), "RRR/--/- 35:0 r - options=peg-out=exact");
    assert_eq!(after.turn(), Turn::Chance);
    assert_eq!(play(&after, "roll:CB peg").pegs(), [36, 0]);
    assert_eq!(play(&at("RRR/--/- 34:0 r CC options=peg-out=exact"), "peg").turn(), Turn::Over);
}

// ---- the other house rules

#[test]
fn with_the_flying_monkey_off_it_scores_as_any_chip_in() {
    let won = play(&at("RRR/RR/- 0:17 r MM options=flying-monkey=off"), "place:m1");
    assert_eq!(end(&won), (0, Reason::ChipIn, [18.0, 17.0]));
}

#[test]
fn with_pegging_free_any_peg_move_may_be_declined() {
    assert_eq!(moves("---/--/- 0:0 r CB options=pegging=free"), "peg pass");
    assert_eq!(moves("B--/--/- 0:0 r CB options=pegging=free"), "remove:c1 peg pass");
    assert_eq!(moves("RRR/--/- 0:0 r CC options=pegging=free"), "peg pass");
    assert_eq!(moves("---/RR/- 0:0 r BB options=pegging=free"), "peg pass");
    assert_eq!(moves("---/--/R 0:0 r MM options=pegging=free"), "peg pass");
    assert_eq!(moves("RR-/--/- 0:0 r CC options=pegging=free"), "place:c3", "a chip is no Peg");
    assert_eq!(moves("B--/--/- 0:0 r CB options=pegging=free,removal=forced"), "remove:c1");
    let declining = at("---/--/- 0:0 r CB options=pegging=free");
    assert_eq!(events(&declining, "pass"), [Event::Declined { seat: 0, colour: Colour::Red }]);
    assert_eq!(play(&declining, "pass").to_string(), "---/--/- 0:0 r - options=pegging=free");
    assert_eq!(refused(&at("---/--/- 0:0 r CB"), "pass"), Code::IllegalMove);
}

#[test]
fn faces_weigh_the_dice_of_the_opening_and_of_play() {
    let weights = |text: &str| {
        let Chances::Listed(outcomes) = at(text).chances() else { panic!() };
        outcomes.iter().map(|&(_, weight)| weight).collect::<Vec<_>>()
    };
    assert_eq!(weights("opening"), [3, 2, 1]);
    assert_eq!(weights("opening:M"), [3, 2, 1]);
    assert_eq!(weights(START), [9, 4, 1, 12, 6, 4]);
    assert_eq!(weights("opening options=faces=2-2-2"), [2, 2, 2]);
    assert_eq!(weights(&format!("{START} options=faces=2-2-2")), [4, 4, 4, 8, 8, 8]);
    for none in ["colour:0", "---/--/- 0:0 r CC", "---/--/- 36:0 r -"] {
        assert_eq!(weights(none), [0; 0], "{none}");
    }
}

#[test]
fn dice_and_series_options_do_not_change_play() {
    for options in ["dice=manual", "series=games:3", "series=points:100", "series=tournament:5"] {
        let with = at(&format!("R-B/--/- 0:0 r CC options={options}"));
        assert_eq!(with.legal_actions(), at("R-B/--/- 0:0 r CC").legal_actions());
        assert_eq!(play(&with, "flip:c3").to_string(), format!("R-R/--/- 0:0 r - options={options}"));
    }
}

#[test]
fn values_with_a_number_are_read_and_written() {
    for value in ["games:1", "games:3", "points:9999", "tournament:12"] {
        let text = format!("{START} options=series={value}");
        let position = at(&text);
        assert_eq!(position.to_string(), text);
        assert_eq!(position.rules().options.text(Position::INFO, "series"), value);
    }
    let options = at(&format!("{START} options=series=games:3")).rules().options;
    assert_eq!((options.get(Position::INFO, "series"), options.number("series")), ("games:N", 3));
    assert_eq!(at(&format!("{START} options=series=single")).to_string(), START, "the default");
    assert_eq!(at(START).rules().options.number("series"), 0);
}

// ---- events

#[test]
fn events_name_seat_colour_and_spot() {
    let spot = |name: &str| name.parse::<Spot>().unwrap();
    let black = Colour::Black;
    let acts = at("-BR/--/- 5:6 b CC");
    let only = false;
    assert_eq!(events(&acts, "place:c1"), [Event::Placed { seat: 1, colour: black, spot: spot("c1"), only }]);
    assert_eq!(events(&acts, "flip:c3"), [Event::Flipped { seat: 1, colour: black, spot: spot("c3"), only }]);
    let removed = Event::Removed { seat: 1, colour: Colour::Red, spot: spot("c3"), only };
    assert_eq!(events(&at("-BR/--/- 5:6 b CB"), "remove:c3"), [removed]);
    let rolled = Event::Rolled { seat: 1, colour: black, roll: Roll::MM };
    assert_eq!(events(&at("-BR/--/- 5:6 b -"), "roll:MM"), [rolled]);
}

#[test]
fn completing_an_area_is_an_event_after_the_chip() {
    let red = Colour::Red;
    let owned = |roll| Event::Owned { seat: 0, colour: red, roll };
    for (text, action, roll) in [
        ("RR-/--/- 0:0 r CC", "place:c3", Roll::CC),
        ("---/RB/- 0:0 r BB", "flip:b2", Roll::BB),
        ("---/--/- 0:0 r MM", "place:m1", Roll::MM),
    ] {
        assert_eq!(events(&at(text), action)[1..], [owned(roll)], "{text}");
    }
    for (text, action) in [
        ("R--/--/- 0:0 r CC", "place:c2"),
        ("RRR/-B/- 0:0 r BB", "place:b1"),
        ("RRR/--/B 0:0 r CB", "peg"),
        // The last circle ends the game, so no area is gained.
        ("RRR/R-/R 0:0 r BB", "place:b2"),
    ] {
        assert_eq!(events(&at(text), action).len(), 1, "{text}");
    }
}

#[test]
fn a_view_shows_what_each_roll_does_now() {
    let view = at("RRR/RB/- 35:9 r -").view(Viewer::Onlooker);
    let does = |effect: &Effect| (effect.roll, effect.owner, effect.moves.join(" "), effect.wins);
    let expected = [
        (Roll::CC, Some(Colour::Red), "peg", true),
        (Roll::BB, None, "flip:b2", false),
        (Roll::MM, None, "place:m1", false),
        (Roll::CB, None, "remove:b2 peg", true),
    ]
    .map(|(roll, owner, moves, wins)| (roll, owner, moves.to_owned(), wins));
    assert_eq!(view.effects.iter().map(does).collect::<Vec<_>>(), expected);
    assert_eq!(view.effects.iter().map(|effect| effect.holes).collect::<Vec<_>>(), [2, 3, 6, 1]);
}

#[test]
fn forced_moves_are_marked_as_only_moves() {
    let only = |text, action| match events(&at(text), action)[0] {
        Event::Placed { only, .. } | Event::Flipped { only, .. } => only,
        Event::Removed { only, .. } | Event::Pegged { only, .. } => only,
        _ => unreachable!(),
    };
    for (text, action, is) in [
        ("RR-/--/- 0:0 r CC", "place:c3", true),
        ("R--/--/- 0:0 r CC", "place:c3", false),
        ("RRB/--/- 0:0 r CC", "flip:c3", true),
        ("R-B/--/- 0:0 r CC", "flip:c3", false),
        ("---/--/- 0:0 r CB", "peg", true),
        ("B--/--/- 0:0 r CB", "peg", false),
        ("B--/--/- 0:0 r CB options=removal=forced", "remove:c1", true),
        ("RRR/--/- 0:0 r CC options=pegging=free", "peg", false),
    ] {
        assert_eq!(only(text, action), is, "{text} {action}");
    }
}
