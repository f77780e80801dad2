//! Black: the dog, the disc, and the red 4.

use super::{after, at, events, field, legal, path, place, play, table_for, to};
use sobremesa_core::{Code, Game, Notation, Outcome, Seat, Setup, Turn, Viewer};
use sobremesa_dog::{Action, Board, Card, CardTraits, Counts, Event, Mode, Place, Position, Reason};

fn black(pieces: &str, hand: &str) -> Position {
    ruled(pieces, hand, "")
}

fn ruled(pieces: &str, hand: &str, options: &str) -> Position {
    let dog = if pieces.contains("dog=") { "" } else { " dog=T60" };
    table_for("black", 4, &format!("{pieces}{dog}"), &format!("A:{hand}"), options)
}

/// A side with all in but for a piece, `A4` or so.
fn done(seats: &str) -> String {
    let lane = |seat| format!("{seat}1=F3 {seat}2=F2 {seat}3=F1 {seat}4=F0 ");
    seats.chars().map(lane).collect()
}

#[test]
fn scenario_25_the_disc_carries_pieces_and_dog_before_the_dog_walks() {
    let position = black("dog=T8 A1=T1 B1=T16 C1=T10 D1=T14", "5");
    let paw = play(&position, &["5 A1>T6"]);
    assert_eq!((field(&paw, "pending"), paw.turn()), ("paw;dog:5".into(), Turn::Seat(Seat(0))));
    assert_eq!(legal(&paw), ["turn:ccw", "turn:cw"]);
    assert_eq!(path(&paw, "turn:cw"), ["turn:cw"]);
    let after = play(&paw, &["turn:cw"]);
    assert_eq!((place(&after, "A1"), field(&after, "dog")), (Place::Track(22), "T29".into()));
    assert_eq!((place(&after, "C1"), place(&after, "D1")), (Place::Home, Place::Track(14)));
    assert_eq!(place(&after, "B1"), Place::Track(16));
    let events = events(&paw, "turn:cw");
    let [
        Event::Disc { clockwise: true, carried, dog: Some(8) },
        Event::Prowled { from: 24, to: 29 },
        Event::Captured { .. },
        ..,
        Event::Turned { .. },
    ] = &events[..]
    else {
        panic!("{events:?}");
    };
    assert_eq!(carried[0], ("A1".parse().unwrap(), Place::Track(6)));
}

#[test]
fn scenario_26_the_dog_sends_home_all_but_guards() {
    let position = black("dog=T12 D1=T14 B1=T16 A1=T18 A2=T30", "6");
    let after = play(&position, &["6 A2>T36"]);
    assert_eq!((place(&after, "D1"), place(&after, "A1")), (Place::Home, Place::Home));
    assert_eq!((place(&after, "B1"), field(&after, "dog")), (Place::Track(16), "T18".into()));
}

#[test]
fn scenario_27_a_piece_that_ends_on_the_dogs_square_goes_home() {
    let moved = |hand: &str, action| play(&black("dog=T12 A1=T9", hand), &[action]);
    assert_eq!(place(&moved("3", "3 A1>T12"), "A1"), Place::Home);
    assert_eq!(place(&moved("4", "4 A1>T13"), "A1"), Place::Track(13));
    assert_eq!(place(&moved("8", "8 A1>T17"), "A1"), Place::Track(17));
    let chased = moved("5", "5 A1>T14");
    assert_eq!((place(&chased, "A1"), field(&chased, "dog")), (Place::Home, "T17".into()));
    let both = play(&black("dog=T16 A1=T9 B1=T10", "1-7"), &["1-7 A1>T16"]);
    assert_eq!((place(&both, "A1"), field(&both, "dog")), (Place::Home, "T23".into()));
}

#[test]
fn scenario_28_an_exchange_does_not_turn_the_disc() {
    let after = play(&black("A1=T20 D1=T6", "X"), &["X A1<>D1"]);
    assert_eq!((place(&after, "A1"), after.turn()), (Place::Track(6), Turn::Seat(Seat(1))));
}

#[test]
fn scenario_29_turns_undo_each_other_and_four_are_none() {
    let position = black("dog=T8 A1=T6 A2=T58 B1=T23 B2=T5 C1=T39 C2=F1 D1=T10 D2=T48", "2");
    let board = position.board();
    let mut turned = *board;
    for turn in 0..4 {
        let next = turned.turned(Some(true));
        assert_eq!(next.turned(Some(false)), turned, "{turn}");
        assert_eq!(count(&next), count(board));
        assert_ne!(next, turned);
        turned = next;
    }
    assert_eq!(turned, *board);
}

#[test]
fn the_dog_walks_only_after_the_movers_piece_and_as_far() {
    assert_eq!(legal(&black("A1=F0 A2=F3 B1=T20", "5.6")), ["fold"]);
    let moved = play(&black("A1=T62 dog=T30", "1-7"), &["1-7 A1>F1"]);
    assert_eq!(field(&moved, "dog"), "T34", "two to the start, two in the lane");
    let copied = after("6", &black("A1=T1 dog=T30", "C"));
    assert_eq!(field(&play(&copied, &["C=6 A1>T7"]), "dog"), "T36");
}

#[test]
fn a_start_square_is_safe_from_the_dog() {
    let start = play(&black("dog=T0", "13"), &["13 start:A1"]);
    assert_eq!((place(&start, "A1"), field(&start, "dog")), (Place::Track(0), "T0".into()));
    let on_guard = play(&black("A1=T1 B1=T16 dog=T11", "5"), &["5 A1>T6", "turn:cw"]);
    assert_eq!((place(&on_guard, "B1"), field(&on_guard, "dog")), (Place::Track(16), "T16".into()));
    let fresh = ruled("A1=T40 B1=T16 dog=T11", "5", " options=guard=fresh");
    assert_eq!(place(&play(&fresh, &["5 A1>T45"]), "B1"), Place::Home, "an ordinary piece is not");
    let shared = ruled("A1=T40 B1=T16 dog=T16", "X", " options=guard=fresh");
    let swapped = play(&shared, &["X A1<>B1"]);
    assert_eq!((place(&swapped, "A1"), place(&swapped, "B1")), (Place::Home, Place::Track(40)));
    let Ok(Action::Play(swap)) = "X A1<>B1".parse() else { panic!("no play") };
    let mut home = 0;
    shared.board().displacements(swap, |_, _, to| home += u32::from(to == Place::Home));
    assert_eq!(home, 1, "searches see the bite, too");
}

#[test]
fn a_piece_that_the_dog_has_turns_no_disc() {
    let after = play(&black("A1=T8 dog=T10", "2"), &["2 A1>T10"]);
    assert_eq!((place(&after, "A1"), after.turn()), (Place::Home, Turn::Seat(Seat(1))));
}

#[test]
fn a_magnet_stops_behind_the_dog_and_turns_the_disc() {
    let position = black("A1=T1 dog=T11", "M");
    assert_eq!(field(&play(&position, &["M A1>T10"]), "pending"), "paw");
}

#[test]
fn the_disc_may_be_left_by_house_rule() {
    let paw = play(&ruled("A1=T4", "2", " options=turn=may"), &["2 A1>T6"]);
    assert_eq!(legal(&paw), ["turn:ccw", "turn:cw", "stay"]);
    let left = play(&paw, &["stay"]);
    assert_eq!((place(&left, "A1"), left.turn()), (Place::Track(6), Turn::Seat(Seat(1))));
    assert_eq!(events(&paw, "stay")[0], Event::Still { seat: 0 });
}

#[test]
fn the_red_4_splits_over_your_and_your_partners_pieces() {
    let position = black("A1=T20 C1=T43 B1=T50", "4");
    assert!(!to(&position, "A1").contains(&"T16".into()));
    assert_eq!((to(&position, "A1").len(), to(&position, "C1").len(), to(&position, "B1").len()), (4, 4, 0));
    let split = play(&position, &["4 A1>T21", "4 C1>T45"]);
    assert_eq!(field(&split, "pending"), "4:1:C1");
    assert_eq!(legal(&split), ["4 A1>T22"]);
    assert_eq!(path(&split, "4 A1>T22"), ["A1", "T22"]);
}

#[test]
fn the_red_4_moves_opponents_too_once_one_of_the_team_is_done() {
    let pieces = done("C") + "A1=T20 B1=T16 B2=T14 D1=F0";
    let position = black(&pieces, "4");
    assert_eq!(to(&position, "B1").len(), 4, "their guards too");
    assert_eq!(to(&position, "D1").len(), 3, "in their lanes");
    assert_eq!(path(&position, "4 D1>F2"), ["card:4", "D1", "DF2"]);
    // The portion that brings the last piece in opens up the rest.
    let in_lane = black("A1=T63 A2=F3 A3=F2 A4=F1 B1=T20", "4");
    assert!(to(&in_lane, "B1").is_empty());
    assert_eq!(to(&in_lane, "A1"), ["F0", "T3"], "two points for B1");
    assert_eq!(legal(&play(&in_lane, &["4 A1>F0"])), ["4 B1>T22"]);
}

#[test]
fn completing_the_other_team_only_they_win() {
    let pieces = done("AB") + "C1=F3 C2=F2 C3=F1 D1=F3 D2=F2 D3=F1 D4=T47";
    let position = black(&pieces, "4");
    let after = play(&position, &["4 D4>T51"]);
    assert_eq!(after.turn(), Turn::Seat(Seat(1)));
    let pieces = done("AB") + "C1=F3 C2=F2 C3=F1 D1=F3 D2=F2 D3=F1 D4=T46 C4=T40";
    let theirs = play(&black(&pieces, "4"), &["4 D4>F0", "4 C4>T41"]);
    let winners = vec![Seat(1), Seat(3)];
    assert_eq!(theirs.outcome(), Some(Outcome { winners, scores: vec![4.0, 4.0, 3.0, 4.0], reason: Reason::Home }));
    let pieces = done("AB") + "C1=F3 C2=F2 C3=F1 D1=F3 D2=F2 D3=F1 D4=T47 C4=T31";
    let both = play(&black(&pieces, "4"), &["4 D4>F0", "4 C4>F0"]);
    assert_eq!(both.outcome().map(|outcome| outcome.winners), Some(vec![Seat(0), Seat(2)]));
}

#[test]
fn a_portion_on_a_paw_is_offered_if_the_rest_can_be_spent_after_a_turn() {
    assert_eq!(to(&black("A1=T5", "4"), "A1"), ["T9"]);
    assert_eq!(to(&black("A1=T5 C1=T15 B1=T16", "4"), "A1"), ["T9"], "C1 cannot move");
    let paw = play(&black("A1=T5 C1=T10", "4"), &["4 A1>T6"]);
    assert_eq!((field(&paw, "pending"), legal(&paw)), ("paw;4:3:A1".into(), vec!["turn:ccw".into(), "turn:cw".into()]));
    let turned = play(&paw, &["turn:ccw"]);
    assert_eq!((field(&turned, "pending"), place(&turned, "A1")), ("4:3:A1".into(), Place::Track(54)));
    let again = play(&turned, &["4 C1>T59"]);
    assert_eq!(legal(&again), ["4 A1>T55", "4 A1>T56"]);
}

#[test]
fn house_rules_of_hand_and_first_placement() {
    let start = |options: &str| {
        let mut setup = Setup::default();
        setup.options.read(Position::INFO, options).unwrap();
        Position::start(&setup.rules(Position::INFO).unwrap())
    };
    let five = start("variant=black,hand=5,free-start=on");
    assert_eq!((1..=6).map(|round| five.house().hand(round)).collect::<Vec<_>>(), [5; 6]);
    let classic = start("variant=black");
    assert_eq!((1..=6).map(|round| classic.house().hand(round)).collect::<Vec<_>>(), [6, 5, 4, 3, 2, 6]);
    assert!(five.house().places() && !classic.house().places());
    assert_eq!(field(&five, "dog"), "T8");
}

#[test]
fn with_the_burning_7_there_are_110_cards_too_and_it_burns() {
    let start = |options: &str| {
        let mut setup = Setup::default();
        setup.options.read(Position::INFO, options).unwrap();
        Position::start(&setup.rules(Position::INFO).unwrap()).house().deck()
    };
    let count = |token: &str, deck: &Counts| deck[token.parse::<Card>().unwrap().index()];
    let (without, with) = (start("variant=black"), start("variant=black,burning-seven=on"));
    assert_eq!(with.iter().sum::<u8>(), 110);
    assert_eq!(["7", "M", "11", "13"].map(|token| count(token, with)), [6, 6, 7, 7]);
    assert_eq!(["7", "M", "11", "13"].map(|token| count(token, without)), [0, 6, 10, 10]);
    let unknown = black("A1=T10 B1=T12 A2=T33 dog=T20", "2").write(Viewer::Onlooker);
    let held = unknown.replace("hands=A:?", "hands=A:7") + " options=burning-seven=on";
    let position = at(&held);
    let burnt = play(&position, &["7 A1>T14"]);
    assert_eq!((place(&burnt, "B1"), field(&burnt, "pending")), (Place::Home, "7:3:A1".into()));
    assert!(Position::read_position(&unknown.replace("hands=A:?", "hands=A:7"), &Setup::default()).is_err());
}

#[test]
fn the_view_describes_each_card_of_the_deck() {
    let traits = |options: &str| {
        let mut setup = Setup::default();
        setup.options.read(Position::INFO, options).unwrap();
        Position::start(&setup.rules(Position::INFO).unwrap()).view(Viewer::Onlooker).data().traits
    };
    let of =
        |traits: &[CardTraits], token: &str| traits.iter().find(|traits| traits.card.to_string() == token).cloned();
    let (classic, royal, black) = (traits("variant=classic"), traits("variant=royal"), traits("variant=black"));
    let four = |modes: &[Mode], any_rank| {
        Some(CardTraits { card: "4".parse().unwrap(), modes: modes.into(), any_rank, dog: false })
    };
    assert_eq!(of(&classic, "4"), four(&[Mode::Forward(4), Mode::Back(4)], false));
    assert_eq!(of(&royal, "4"), four(&[Mode::Forward(4), Mode::Back(4)], true));
    assert_eq!(of(&black, "4"), four(&[Mode::Share(4)], false));
    assert_eq!(of(&black, "5").map(|five| five.dog), Some(true));
    // Only cards of the deck.
    assert_eq!((of(&classic, "M"), of(&black, "7")), (None, None));
    assert_eq!(of(&traits("variant=black,burning-seven=on"), "7").map(|seven| seven.modes), Some(vec![Mode::Burn(7)]));
}

#[test]
fn the_view_contains_the_disc_and_the_dogs_reach() {
    let shown = black("dog=T61", "2").view(Viewer::Onlooker).data();
    assert_eq!(shown.paws, [6, 10, 22, 26, 38, 42, 54, 58]);
    assert_eq!(shown.disc[..6], [6, 7, 8, 9, 10, 22]);
    assert_eq!((shown.dog, shown.reach), (Some(61), vec![62, 63, 0, 1, 2, 3, 4]));
    assert_eq!(shown.deals, [6, 5, 4, 3, 2]);
}

#[test]
fn bad_positions_are_refused() {
    let good = ruled("A1=T6 B1=T16 dog=T8", "2.5", " options=free-start=on").to_string();
    for owed in ["paw", "paw;dog:5"] {
        at(&good.replace("pending=-", &format!("pending={owed}")));
    }
    for (old, new) in [
        ("dog=T8", "dog=F1"),
        (" dog=T8", ""),
        ("pending=-", "pending=dog:5"),
        ("pending=-", "pending=paw;dog:0"),
        ("pending=-", "pending=paw;dog:"),
        ("pending=-", "pending=paw;paw"),
        ("pending=-", "pending=paw;dog:5;paw"),
        ("pending=-", "pending=4:4:A1"),
        ("pending=-", "pending=4:2:A1"),
        ("pending=-", "pending=paw;4:2:A1"),
        ("pending=-", "pending=draw"),
        ("A=T6,H,H,H", "A=T0,H,H,H"),
    ] {
        let good = if new.starts_with("A=") { good.replace("phase=play", "phase=place") } else { good.clone() };
        let bad = good.replace(old, new);
        let error = bad.parse::<Position>().expect_err(&bad);
        assert_eq!(error.code, Code::BadPosition, "{bad}");
    }
    let start = at(&good.replace("phase=play", "phase=exchange"));
    for text in ["turn:up", "jump:A1", "jump:F1", "place:T1", "place:", "stay:", "turn"] {
        assert_eq!(start.find_action(text).unwrap_err().code, Code::BadNotation, "{text}");
    }
    for text in ["turn:cw", "jump:T10", "stay", "place:A2"] {
        assert_eq!(start.find_action(text).unwrap_err().code, Code::IllegalMove, "{text}");
    }
}

/// Pieces on the track.
fn count(board: &Board) -> usize {
    board.on_track().count()
}
