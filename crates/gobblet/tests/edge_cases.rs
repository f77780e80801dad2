//! The edge cases of the rules page, by name, and the errors for bad input.

use sobremesa_core::{Code, Game, Notation, Outcome, Seat, Setup, Turn, Viewer};
use sobremesa_gobblet::{Action, Event, Position, Reason};

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(position.clone(), |position, text| {
        let action = position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        position.play(&action).unwrap().0
    })
}

fn allows(position: &Position, text: &str) -> bool {
    position.find_action(text).is_ok()
}

fn won(position: &Position) -> Option<(u8, Reason)> {
    position.outcome().map(|o| (o.winners[0].0, o.reason))
}

/// A position from its board alone: what is not on the board is in the stacks.
fn board(ranks: &str, turn: &str) -> Position {
    let stacks = |letters: [char; 4]| -> String {
        let left = letters.map(|letter| 3 - ranks.matches(letter).count());
        let top = |k: usize| (1..=4).rev().find(|&size| left[size - 1] > k).unwrap_or(0);
        (0..3).map(|k| top(k).to_string()).collect()
    };
    let (white, black) = (stacks(['A', 'B', 'C', 'D']), stacks(['a', 'b', 'c', 'd']));
    at(&format!("{ranks} {white}/{black} {turn}"))
}

const START: &str = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";

/// White's C on c2 covers the last of four in Black's second rank; a2 shows a smaller gobblet.
const COVERED_ROW: &str = "d,-,D,-/-,-,-,c/b,d,bC,c/B,-,-,D";

#[test]
fn the_start_has_the_notation_of_the_rules_page() {
    let start = Position::start(&Setup::default().rules(Position::INFO).unwrap());
    assert_eq!(start.to_string(), START);
    assert_eq!(start.turn(), Turn::Seat(Seat(0)));
}

#[test]
fn a_three_with_the_largest_gobblet_across_it_is_no_threat() {
    let open = |ranks: &str| -> Vec<bool> {
        board(ranks, "b").view(Viewer::Onlooker).threes.iter().map(|three| three.from.is_some()).collect()
    };
    assert_eq!(open("D,D,D,-/-,-,-,-/-,-,-,-/-,-,-,-"), [true]);
    assert_eq!(open("D,D,D,d/-,-,-,-/-,-,-,-/-,-,-,-"), [false]);
    // A larger one on the board may go there; out of a stack only over a gobblet that threatens itself.
    assert_eq!(open("D,D,C,c/-,-,-,d/-,-,-,-/-,-,-,-"), [false]);
    assert_eq!(open("D,D,C,c/-,-,-,d/-,-,-,-/-,-,-,D"), [true]);
    assert_eq!(open("D,D,C,c/-,-,-,d/-,-,-,d/-,-,-,-"), [true, true]);
    // A gobblet of the three may go there if it uncovers another one of its colour.
    assert_eq!(open("D,D,D,c/-,-,-,d/-,-,-,-/-,-,-,-"), [false]);
    assert_eq!(open("D,CD,D,c/-,-,-,d/-,-,-,-/-,-,-,-"), [true]);
}

#[test]
fn a_view_lists_locks_and_urgent_moves() {
    let view = at("-,-,D,-/-,d,-,-/C,-,c,-/-,-,-,d 442/432 w").view(Viewer::Onlooker);
    let locks: Vec<_> =
        view.locks.iter().filter(|lock| lock.seat == 0).map(|lock| (&*lock.from, &*lock.squares)).collect();
    assert_eq!(locks, [("stack:4", &["a2".parse().unwrap()][..])], "the 3 in the line may be covered");
    let urgent = |view: &sobremesa_gobblet::View, seat| -> Vec<_> {
        let own = view.urgent.iter().filter(|each| each.seat == seat);
        own.map(|each| format!("{} {}", each.from, each.to)).collect()
    };
    assert_eq!(urgent(&view, 0), ["stack:2 a4", "stack:4 a4", "stack:4 c2", "a2 a4", "c4 a4", "c4 c2"]);
    assert_eq!(urgent(&view, 1), ["stack:2 a4", "stack:3 a4", "stack:4 a4"], "four at once");
    // Any gobblet but those of the three fills the line.
    let view = board("D,-,-,-/-,D,-,-/-,-,D,-/C,-,-,-", "w").view(Viewer::Onlooker);
    assert_eq!(urgent(&view, 0), ["stack:2 d1", "stack:3 d1", "a1 d1"]);
}

#[test]
fn reveal_and_cover_elsewhere_loses() {
    let before = board(COVERED_ROW, "w");
    assert_eq!(won(&play(&before, "c2-c1")), Some((1, Reason::Reveal)));
}

#[test]
fn reveal_with_own_four_made_elsewhere_loses() {
    // c2-d4 completes White's fourth rank and uncovers Black's second.
    let before = board("D,D,C,-/-,-,-,-/d,d,bC,c/-,-,-,-", "w");
    assert_eq!(won(&play(&before, "c2-d4")), Some((1, Reason::Reveal)));
}

#[test]
fn revealing_two_fours_at_once_always_loses() {
    let before = at("D,-,d,C/-,-,c,-/c,c,bD,d/-,-,d,- 432/221 w");
    let actions = before.legal_actions().into_iter();
    let lifts: Vec<_> = actions.filter(|action| action.to_string().starts_with("c2-")).collect();
    assert!(lifts.len() > 5, "{lifts:?}");
    for action in lifts {
        assert_eq!(won(&before.clone().play(&action).unwrap().0), Some((1, Reason::Reveal)), "{action:?}");
    }
}

#[test]
fn revealing_your_own_four_wins_if_it_remains_after_the_move() {
    // a1 goes on showing White when the C over the B leaves it for a4.
    let before = board("-,-,-,-/D,-,-,-/D,-,-,d/BC,-,-,d", "w");
    assert_eq!(won(&play(&before, "a1-a4")), Some((0, Reason::Line)));
    // Black's d covers White's B in the first file: lifted off the line it loses, put down on the line it does not.
    let before = board("D,-,-,-/D,-,-,-/Bd,-,-,-/C,-,-,D", "b");
    assert_eq!(won(&play(&before, "a2-b2")), Some((0, Reason::Reveal)));
    assert_eq!(play(&before, "a2-a1").outcome(), None);
}

#[test]
fn a_stack_gobblet_may_gobble_one_of_three_in_a_line() {
    let apart = board("D,D,-,-/-,-,-,-/d,-,d,c/-,-,-,-", "w");
    assert!(allows(&apart, "D@d2"), "the three need not touch");
    let mixed = board("D,-,-,-/-,-,-,-/d,D,d,c/-,-,-,-", "w");
    assert!(allows(&mixed, "D@d2"), "the fourth square may hold anything");
    let crossing = board("D,-,-,c/-,-,c,-/d,-,d,c/-,-,-,d", "w");
    assert!(allows(&crossing, "D@d4") && allows(&crossing, "D@d2"), "with several such lines, any of them");
    assert!(!allows(&crossing, "D@c3"));
}

#[test]
fn from_stack_gobble_is_refused_on_two_in_a_line() {
    assert!(!allows(&board("D,-,-,-/-,-,-,-/d,-,c,-/-,-,-,-", "w"), "D@c2"));
}

#[test]
fn from_stack_gobble_is_refused_on_a_square_outside_the_three() {
    let before = board("D,-,-,c/-,-,-,-/d,-,d,c/-,-,-,-", "w");
    assert!(allows(&before, "D@d2"));
    assert!(!allows(&before, "D@d4"));
}

#[test]
fn from_stack_gobble_is_refused_on_an_equal_size() {
    assert!(!allows(&board("D,D,-,-/-,-,-,-/d,-,d,c/-,-,-,-", "w"), "D@a2"));
}

#[test]
fn own_gobblets_may_be_gobbled_on_the_board_never_from_a_stack() {
    let before = board("D,C,-,-/-,-,-,-/-,-,-,-/d,c,-,-", "w");
    assert!(allows(&before, "a4-b4"));
    assert!(!allows(&before, "D@b4"));
}

#[test]
fn moving_the_only_blocker_onto_another_square_of_the_line_survives() {
    let before = board(COVERED_ROW, "w");
    assert!(allows(&before, "c2-a2"), "legal, for a2 shows a smaller gobblet");
    assert_eq!(play(&before, "c2-a2").outcome(), None);
    assert!(!allows(&before, "c2-b2"), "b2 shows a larger one");
}

#[test]
fn with_all_stacks_empty_play_continues_on_the_board() {
    let before = board("AbCd,aBcD,AbCd,aBcD/aBcD,AbCd,-,-/-,-,-,-/-,-,-,-", "w");
    assert_eq!((before.stacks(0), before.stacks(1)), ([0; 3], [0; 3]));
    let moves: Vec<String> = before.legal_actions().iter().map(ToString::to_string).collect();
    assert!(!moves.is_empty() && moves.iter().all(|text| text.contains('-')), "{moves:?}");
}

#[test]
fn a_gobblet_never_stays_on_its_square() {
    assert!(!allows(&at("D,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 443/444 w"), "a4-a4"));
}

#[test]
fn with_fours_of_both_the_seat_that_moved_wins() {
    assert_eq!(won(&board("D,D,D,C/-,-,-,-/d,d,d,c/-,-,-,-", "w")), Some((0, Reason::Reveal)));
    assert_eq!(won(&board("D,D,D,C/-,-,-,-/d,d,d,c/-,-,-,-", "b")), Some((1, Reason::Reveal)));
}

#[test]
fn a_draw_is_agreed_by_offer_and_accept() {
    let start = at(START);
    let offered = play(&start, "draw:offer");
    assert_eq!(offered.turn(), Turn::Seat(Seat(1)));
    let listed: Vec<String> = offered.legal_actions().iter().map(ToString::to_string).collect();
    assert_eq!(listed, ["draw:accept", "draw:decline"]);
    assert_eq!(at(&offered.to_string()), offered);
    let agreed = play(&offered, "draw:accept");
    let draw = Outcome { winners: vec![Seat(0), Seat(1)], scores: vec![0.5, 0.5], reason: Reason::Agreement };
    assert_eq!(agreed.outcome(), Some(draw));
    assert_eq!(at(&agreed.to_string()).outcome(), agreed.outcome());
}

#[test]
fn a_draw_offer_is_never_listed_and_never_counted() {
    let start = at(START);
    assert!(allows(&start, "draw:offer"));
    assert_eq!(start.legal_actions().len(), 16);
}

#[test]
fn after_a_decline_the_seat_offers_again_only_after_its_next_move() {
    let declined = play(&at(START), "draw:offer draw:decline");
    assert_eq!(declined.turn(), Turn::Seat(Seat(0)));
    assert!(!allows(&declined, "draw:offer"));
    assert_eq!(declined.repetition_key(), at(START).repetition_key(), "a refusal makes no other position of it");
    assert!(allows(&play(&declined, "D@a1"), "draw:offer"), "the other seat may");
    assert!(allows(&play(&declined, "D@a1 D@a2"), "draw:offer"));
}

const TOUCH: &str = " options=touch-move=on";

#[test]
fn with_touch_move_a_lift_is_a_separate_move() {
    let before = at(&format!("D,-,-,-/-,-,-,-/-,-,-,-/-,-,-,d 443/443 w{TOUCH}"));
    assert!(!allows(&before, "a4-b4"));
    let lifted = play(&before, "lift:a4");
    assert_eq!(lifted.to_string(), format!("D,-,-,-/-,-,-,-/-,-,-,-/-,-,-,d 443/443 w lift=a4{TOUCH}"));
    assert_eq!(lifted.turn(), Turn::Seat(Seat(0)));
    assert!(!allows(&lifted, "D@b4"), "the lifted gobblet must be played");
    assert!(!allows(&lifted, "draw:offer"));
    assert!(allows(&lifted, "a4-b4") && !allows(&lifted, "a4-d1"));
    assert_eq!(play(&lifted, "a4-b4").to_string(), format!("-,D,-,-/-,-,-,-/-,-,-,-/-,-,-,d 443/443 b{TOUCH}"));
}

#[test]
fn with_touch_move_a_reveal_that_cannot_be_covered_loses_at_the_lift() {
    let before = at(&format!("D,-,d,C/-,-,c,-/c,c,bD,d/-,-,d,- 432/221 w{TOUCH}"));
    assert_eq!(won(&play(&before, "lift:c2")), Some((1, Reason::Reveal)));
    let single = board("c,-,-,D/-,-,-,-/-,-,-,-/bC,d,d,d", "w").to_string();
    assert_eq!(won(&play(&at(&format!("{single}{TOUCH}")), "lift:a1")), Some((1, Reason::Reveal)), "one four of 4s");
    let coverable = at(&format!("d,-,D,-/-,-,-,c/b,d,bC,c/B,-,-,D 431/411 w{TOUCH}"));
    let lifted = play(&coverable, "lift:c2");
    assert_eq!(lifted.outcome(), None);
    assert_eq!(won(&play(&lifted, "c2-c1")), Some((1, Reason::Reveal)), "losing moves are legal");
}

#[test]
fn with_touch_move_a_lift_without_a_target_loses() {
    let full = board("D,d,C,c/d,D,c,C/D,d,C,c/A,b,B,b", "w").to_string();
    let touched = play(&at(&format!("{full}{TOUCH}")), "lift:a1");
    assert_eq!(won(&touched), Some((1, Reason::Touch)));
    assert_eq!(at(&touched.to_string()).outcome(), touched.outcome());
}

#[test]
fn events_name_gobbled_and_revealed_pieces_and_lines() {
    let before = board("D,-,-,d/C,-,-,d/C,-,-,-/c,BD,-,-", "w");
    let action = before.find_action("b1-a1").unwrap();
    let (_, events) = before.play(&action).unwrap();
    assert!(matches!(&events[0], Event::Lifted { revealed: Some(under), .. } if under.size.number() == 2));
    assert!(matches!(&events[1], Event::Put { gobbled: Some(under), .. } if under.seat == 1));
    assert!(matches!(&events[2], Event::Lined { seat: 0, squares } if squares.len() == 4));
    assert_eq!(events.len(), 3);
}

#[test]
fn impossible_positions_are_refused_with_their_place() {
    for (text, token, at) in [
        ("", "", 0),
        ("D,D,D,D/-,-,-,-/-,-,-,-/-,-,-,- 333/444 w", "D", 6),
        ("DC,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 433/444 w", "C", 1),
        ("Dd,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 443/443 w", "d", 1),
        ("x,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "x", 0),
        ("-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "", 5),
        ("-,-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "-", 8),
        (",-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "", 0),
        ("-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "", 23),
        ("D,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w", "444", 32),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 443/444 w", "443", 32),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,d 444/344 w", "344", 36),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 445/444 w", "5", 34),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 44/444 w", "44", 32),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 x", "x", 40),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444", "", 39),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w extra", "extra", 42),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w lift=a1", "lift=a1", 42),
        ("-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w lift=a1 options=touch-move=on", "a1", 47),
        ("C,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 443/444 w", "443", 32),
    ] {
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadPosition, token, at), "{text}: {error}");
    }
}

#[test]
fn unknown_or_contradictory_options_are_a_bad_setup() {
    let mut setup = Setup::default();
    setup.options.ask(Position::INFO, "touch-move", "false").unwrap();
    for options in ["touch-move=maybe", "wings=on", "touch-move", "touch-move=on"] {
        let error = Position::read_position(&format!("{START} options={options}"), &setup).expect_err(options);
        assert_eq!(error.code, Code::BadSetup, "{options}");
        assert!(error.at >= 50, "{options}: {}", error.at);
    }
}

#[test]
fn unreadable_moves_are_refused_with_their_place() {
    for (text, token, at) in [
        ("", "", 0),
        ("E@a1", "E", 0),
        ("d@a1", "d", 0),
        ("D@e1", "e1", 2),
        ("D@", "", 2),
        ("a1-a5", "a5", 3),
        ("z9-a1", "z9", 0),
        ("lift:", "", 5),
        ("lift:q", "q", 5),
        ("draw:maybe", "draw:maybe", 0),
        ("ä1-a2", "ä1", 0),
    ] {
        let error = text.parse::<Action>().expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (Code::BadNotation, token, at), "{text}: {error}");
    }
}

#[test]
fn a_refused_step_returns_the_unchanged_position() {
    let start = at(START);
    let refused = start.clone().play(&"a1-a2".parse().unwrap()).unwrap_err();
    assert_eq!(refused.position, start);
    assert_eq!(refused.error.code, Code::IllegalMove);
    let over = board("D,D,D,C/-,-,-,-/-,-,-,-/c,d,d,-", "b");
    let refused = over.clone().play(&"D@b2".parse().unwrap()).unwrap_err();
    assert_eq!(refused.error.code, Code::GameOver);
}
