//! The edge cases of the rules page, by name, and the errors for bad input.

mod refused;

use sobremesa_core::{Chances, Code, Game, Notation, Seat, Setup, Turn, Viewer};
use sobremesa_muros::{Action, Card, Colour, Deal, Event, Fault, Hand, Position, Reason, Slot, Source, ViewData};

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn play(position: &Position, moves: &str) -> Position {
    moves.split_whitespace().fold(*position, |position, text| {
        let action = position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}"));
        position.play(&action).unwrap().0
    })
}

fn events(position: &Position, text: &str) -> Vec<Event> {
    position.play(&position.find_action(text).unwrap()).unwrap().1
}

fn legal(position: &Position) -> Vec<String> {
    position.legal_actions().iter().map(ToString::to_string).collect()
}

/// Returns the first seat's view.
fn shown(position: &Position) -> ViewData {
    position.view(Viewer::Seat(Seat(0))).data()
}

fn allows(position: &Position, text: &str) -> bool {
    position.find_action(text).is_ok()
}

const EMPTY: &str = "........./........./........./........./........./........./........./........./.........";
const BARE: &str = "---------/---------/---------/---------";
const NOTHING: &str = "A:Y0B0R0G0W0/B:Y0B0R0G0W0";

fn named(slot: &str) -> Slot {
    slot.parse().unwrap()
}

/// Returns a line, written from the slot's near end, after a card there on an otherwise empty grid.
fn line_after(slot: &str, line: &str, card: char, options: &str) -> String {
    let squares = named(slot).line().map(usize::from);
    let mut rows: Vec<char> = EMPTY.chars().filter(|&letter| letter != '/').collect();
    for (square, letter) in squares.into_iter().zip(line.chars()) {
        rows[square] = letter;
    }
    let rows: Vec<String> = rows.chunks(9).map(|row| row.iter().collect()).collect();
    let text = format!("{} {BARE} A A:/B: Y9B9R9G9 {NOTHING}{options}", rows.join("/"));
    let after = play(&at(&text), &format!("pile:{card}@{slot}"));
    let mut elsewhere = after.squares().iter().enumerate().filter(|(square, _)| !squares.contains(square));
    assert!(elsewhere.all(|(_, counter)| counter.is_none()), "other lines stay as they are");
    squares.map(|square| after.squares()[square].map_or('.', Colour::letter)).iter().collect()
}

const SIDES: [&str; 8] = ["W5", "E5", "N5", "S5", "W1", "E9", "N9", "S1"];

#[test]
fn the_example_of_the_rules_page_from_each_of_the_four_sides() {
    for slot in SIDES {
        assert_eq!(line_after(slot, ".RB.YRWB.", 'R', ""), "....RBYR.", "{slot}");
    }
}

#[test]
fn with_holes_carried_the_rest_moves_as_one_piece() {
    for slot in SIDES {
        let after = |line, card| line_after(slot, line, card, " options=holes=carried");
        assert_eq!(after(".RB.YRWB.", 'R'), "...RB.YR.", "{slot}");
        assert_eq!(after("RR..YBBBB", 'R'), "..RR..YBB", "{slot}");
        assert_eq!(after(".RB.YRWB.", 'G'), ".RB.YRWB.", "n = 0 moves nothing");
    }
}

#[test]
fn with_holes_closed_the_rest_is_packed_against_the_far_edge() {
    for slot in SIDES {
        let after = |line, card| line_after(slot, line, card, " options=holes=closed");
        assert_eq!(after(".RB.YRWB.", 'R'), ".....RBYR", "{slot}");
        assert_eq!(after("......R..", 'R'), ".........", "{slot}");
        assert_eq!(after(".RB.YRWB.", 'G'), ".RB.YRWB.", "n = 0 moves nothing");
    }
}

#[test]
fn a_line_of_nine_counters_of_one_colour_and_that_card_is_emptied() {
    for options in ["", " options=holes=carried", " options=holes=closed"] {
        for slot in SIDES {
            assert_eq!(line_after(slot, "RRRRRRRRR", 'R', options), ".........");
        }
    }
}

/// Phase 2: every column has its card in the north, every row in the west, all yellow and blue.
const HALF: &str = "YYYYYYYYY/---------/---------/BBBBBBBBB";

#[test]
fn a_line_with_no_counters_is_legal_in_both_phases_and_nothing_happens() {
    assert_eq!(line_after("N4", ".........", 'G', ""), ".........");
    let second = at(&format!("{EMPTY} {HALF} A A:/B: Y0B0R9G9 {NOTHING}"));
    let after = play(&second, "pile:R@S4=R");
    assert_eq!((after.squares(), after.kept()), (second.squares(), second.kept()));
    assert_eq!(after.card(named("S4")), Some(Colour::R));
}

#[test]
fn a_card_opposite_another_is_refused_in_phase_1() {
    let first = at(&format!("{EMPTY} {BARE} A A:/B: Y9B9R9G9 {NOTHING}"));
    let after = play(&first, "pile:R@N4");
    assert!(!allows(&after, "pile:R@S4") && !allows(&after, "pile:R@N4") && !allows(&after, "pile:R@S4=R"));
    assert_eq!(legal(&after).len(), 4 * 34);
}

#[test]
fn the_last_18_slots_are_all_that_is_legal_in_phase_2() {
    let second = at(&format!("{EMPTY} {HALF} A A:/B: Y0B0R9G9 {NOTHING}"));
    let legal = legal(&second);
    assert!(legal.iter().all(|text| text.contains("@S") || text.contains("@E")), "{legal:?}");
    assert_eq!(legal.len(), 2 * 18 * 2, "two colours, either is named");
}

#[test]
fn after_18_cards_each_line_has_exactly_one_card() {
    let mut position = at(&format!("{EMPTY} {BARE} A A:/B: Y9B9R9G9 {NOTHING}"));
    for ply in 0..18 {
        let actions = position.legal_actions();
        position = position.play(&actions[ply * 7 % actions.len()]).unwrap().0;
    }
    for slot in Slot::all() {
        assert_ne!(position.card(slot).is_some(), position.card(slot.opposite()).is_some());
    }
    assert_eq!(shown(&position).phase, 2);
}

const GRID: &str = "YBRGWYBRG/........./........./........./........./........./........./........./.........";

/// The ends of blocked lines, as everybody sees them, by name.
fn blocked(position: &Position) -> Vec<String> {
    let blocked = position.view(Viewer::Onlooker).data().blocked;
    let mut names: Vec<String> = blocked.into_iter().map(|slot| slot.to_string()).collect();
    names.sort();
    names
}

#[test]
fn a_blocked_line_takes_nothing() {
    let before = at(&format!("{GRID} {HALF} A A:/B: Y0B0R9G9 {NOTHING}"));
    let swapped = at(&format!("{GRID} YYYYYYYYY/---------/---------/RBBBBBBBB A A:/B: Y0B1R8G9 {NOTHING}"));
    assert!(allows(&before, "pile:R@E1=R"));
    assert!(allows(&swapped, "pile:R@E1") && !allows(&swapped, "pile:R@E1=R"));
    let after = play(&swapped, "pile:R@E1");
    assert_eq!((after.squares(), after.kept()), (swapped.squares(), swapped.kept()));
    assert_eq!(events(&swapped, "pile:R@E1").last(), Some(&Event::Blocked { slot: named("E1") }));
    assert_eq!((blocked(&swapped), blocked(&after)), (vec![], vec!["E1".into(), "W1".into()]));
}

#[test]
fn naming_a_colour_takes_all_of_it_and_the_others_stay() {
    let before = at(&format!("{GRID} {HALF} A A:/B: Y0B0R9G9 {NOTHING}"));
    let red = play(&before, "pile:R@E1=R");
    assert!(red.to_string().starts_with("YB.GWYB.G/"), "{}", red.to_string());
    assert_eq!(red.kept()[0], [0, 0, 2, 0, 0]);
    let blue = play(&before, "pile:R@E1=B");
    assert!(blue.to_string().starts_with("Y.RGWY.RG/"));
    assert!(!allows(&before, "pile:R@E1=G") && !allows(&before, "pile:R@E1"));
}

#[test]
fn naming_a_colour_absent_from_the_line_takes_zero() {
    let before = at(&format!("{GRID} {HALF} A A:/B: Y0B0R9G9 {NOTHING}"));
    let after = play(&before, "pile:R@E2=R");
    assert_eq!((after.squares(), after.kept()), (before.squares(), before.kept()));
    let Some(Event::Taken { seat: 0, colour: Colour::R, squares }) = events(&before, "pile:R@E2=R").pop() else {
        panic!("something else happened")
    };
    assert!(squares.all().is_empty());
}

#[test]
fn white_is_never_taken_by_colour_but_from_the_far_end_it_is() {
    let text = format!("WWR.BWR.W{} {HALF} A A:/B: Y0B0R9G9 {NOTHING}", &GRID[9..]);
    let by_colour = play(&at(&text), "pile:R@E1=R");
    assert_eq!(by_colour.kept()[0], [0, 0, 2, 0, 0]);
    // The far end of the red card in the east is column 1: two whites leave, the rest closes up towards it.
    let far = at(&format!("{text} options=taking=far-end"));
    let after = play(&far, "pile:R@E1=R");
    assert!(after.to_string().starts_with("RBW.RW.../"), "{}", after.to_string());
    assert_eq!(after.kept()[0], [0, 0, 0, 0, 2]);
    // The blue card lies in the west, so one counter leaves from column 9.
    let after = play(&far, "pile:R@E1=B");
    assert!(after.to_string().starts_with(".WW.RBW.R/"), "{}", after.to_string());
    assert_eq!(after.kept()[0], [0, 0, 0, 0, 1]);
}

#[test]
fn with_decline_a_seat_may_take_nothing_but_not_on_a_blocked_line() {
    let text = format!("{GRID} YYYYYYYYY/---------/---------/RBBBBBBBB A A:/B: Y0B1R8G9 {NOTHING}");
    assert!(!allows(&at(&text), "pile:R@E2=-"));
    let before = at(&format!("{text} options=decline=on"));
    assert!(allows(&before, "pile:R@E2=-") && !allows(&before, "pile:R@E1=-"));
    let after = play(&before, "pile:G@E1=-");
    assert_eq!((after.squares(), after.kept()), (before.squares(), before.kept()));
    assert_eq!(events(&before, "pile:G@E1=-").last(), Some(&Event::Declined { seat: 0 }));
    assert_eq!(legal(&before).iter().filter(|text| text.ends_with("=-")).count(), 45, "3 colours, 18 slots, 9 blocked");
}

#[test]
fn with_piles_last_open_cards_wait_for_an_empty_hand() {
    let hands =
        |a: &str, piles: &str| at(&format!("{EMPTY} {BARE} A A:{a}/B:YYBBRG {piles} {NOTHING} options=piles=last"));
    let only = |position: &Position, from: &str| {
        let legal = legal(position);
        !legal.is_empty() && legal.iter().all(|text| text.starts_with(from))
    };
    assert!(only(&hands("RR", "Y7B7R6G8"), "hand:R"));
    assert!(only(&hands("", "Y7B7R8G8"), "pile:"));
    assert!(only(&hands("??", "Y6B7R7G8"), "hand:"), "a hidden hand is a hand");
}

#[test]
fn two_seats_one_playing_its_hand_first_while_the_other_uses_the_piles() {
    let mut position = at(&format!("{GRID} {BARE} A A:YYBRGG/B:YBBRRG Y6B6R6G6 {NOTHING}"));
    let mut passes = 0;
    while position.turn() != Turn::Over {
        let wanted = if position.mover() == 0 { "hand" } else { "pile" };
        let all = legal(&position);
        let text = all.iter().find(|text| text.starts_with(wanted)).unwrap_or(&all[0]).clone();
        if text == "pass" {
            assert_eq!((all.len(), position.mover()), (1, 0), "it is the only legal move");
            assert_eq!(position.piles(), &[0; 4]);
            assert_eq!(events(&position, "pass"), [Event::Passed { seat: 0 }]);
            passes += 1;
        }
        position = play(&position, &text);
    }
    assert!(passes > 0);
    assert_eq!(position.laid(), 36);
    assert!(!allows(&position, "pass"));
}

const LAST: &str = "YBRGYBRGY/BRGYBRGYB/RGYBRGYBR/GYBRGYBRG A A:/B: Y0B0R0G0";

#[test]
fn tied_colours_are_summed_and_a_full_tie_is_shared() {
    // Yellow and blue stand twice, red and green once, white does not count.
    let rows = EMPTY.replacen(".........", "YYBBRGWWW", 1);
    let end = |kept: &str, options: &str| at(&format!("{rows} {LAST} {kept}{options}")).outcome().unwrap();
    let outcome = end("A:Y3B0R0G0W0/B:Y1B1R5G5W0", "");
    assert_eq!((outcome.winners, outcome.scores, outcome.reason), (vec![Seat(0)], vec![3.0, 2.0], Reason::Majority));
    let outcome = end("A:Y2B0R1G0W0/B:Y1B1R0G2W0", "");
    assert_eq!((outcome.winners, outcome.scores), (vec![Seat(1)], vec![2.0, 2.0]), "the second rank decides");
    let outcome = end("A:Y2B0R1G0W0/B:Y1B1R0G1W7", "");
    assert_eq!((outcome.winners, outcome.reason), (vec![Seat(0), Seat(1)], Reason::Shared), "white never ranks");
    let outcome = end("A:Y2B0R1G0W0/B:Y1B1R0G1W0", " options=ties=ordered");
    assert_eq!((outcome.winners, outcome.scores), (vec![Seat(0)], vec![2.0, 1.0]), "yellow alone comes first");
    let outcome = end("A:Y2B1R0G9W0/B:Y2B1R1G0W0", " options=ties=ordered");
    assert_eq!(outcome.winners, [Seat(1)], "red comes before green");
}

#[test]
fn the_view_names_the_deciding_rank() {
    let rows = EMPTY.replacen(".........", "YYBBRGWWW", 1);
    let deciding = |kept: &str, options: &str| shown(&at(&format!("{rows} {LAST} {kept}{options}"))).deciding;
    assert_eq!(deciding("A:Y3B0R0G0W0/B:Y1B1R5G5W0", ""), Some(0));
    assert_eq!(
        deciding("A:Y2B0R1G0W0/B:Y1B1R0G2W0", ""),
        Some(2),
        "yellow and blue are one rank, red and green the next"
    );
    assert_eq!(deciding("A:Y2B0R1G0W0/B:Y1B1R0G1W7", ""), None, "a full tie");
    assert_eq!(deciding("A:Y2B1R0G9W0/B:Y2B1R1G0W0", " options=ties=ordered"), Some(2), "red comes before green");
}

#[test]
fn the_view_names_the_leaders() {
    let rows = EMPTY.replacen(".........", "YYBBRGWWW", 1);
    let leaders = |kept: &str| shown(&at(&format!("{rows} {LAST} {kept}"))).leaders;
    assert_eq!(leaders("A:Y2B0R1G0W0/B:Y1B1R0G2W0"), [1]);
    assert_eq!(leaders("A:Y2B0R1G0W0/B:Y1B1R0G1W7"), [0, 1], "a full tie");
}

#[test]
fn the_set_up_is_three_steps_of_chance() {
    let rules = Setup { seats: Some(3), ..Setup::default() }.rules(Position::INFO).unwrap();
    let start = Position::start(&rules);
    assert_eq!((start.to_string().as_str(), start.turn(), start.chances()), ("grid", Turn::Chance, Chances::Drawn));
    let rows = "YYYYYYYYY/YYYYYYYYB/BBBBBBBBB/BBBBBBBRR/RRRRRRRRR/RRRRRRGGG/GGGGGGGGG/GGGGGWWWW/WWWWWWWWW";
    let laid = play(&start, &format!("grid:{rows}"));
    assert_eq!((laid.to_string(), laid.turn()), (format!("{rows} deal"), Turn::Chance));
    let dealt = play(&laid, "deal:A:YYYBB/B:RRRGG/C:YBRGG");
    let kept = "A:Y0B0R0G0W0/B:Y0B0R0G0W0/C:Y0B0R0G0W0";
    assert_eq!(dealt.to_string(), format!("{rows} {BARE} - A:YYYBB/B:RRRGG/C:YBRGG Y5B6R5G5 {kept}"));
    let Chances::Listed(starters) = dealt.chances() else { panic!("they can be listed") };
    assert_eq!(starters, [(Action::Starter(0), 1), (Action::Starter(1), 1), (Action::Starter(2), 1)]);
    let started = play(&dealt, "starter:C");
    assert_eq!(started.turn(), Turn::Seat(Seat(2)));
    for (position, text) in [
        (&start, "starter:A".to_string()),
        (&start, format!("grid:{}", rows.replacen('Y', "W", 1))),
        (&start, format!("grid:{}", rows.replacen('Y', ".", 1))),
        (&laid, format!("grid:{rows}")),
        (&laid, "deal:A:YYYBB/B:RRRGG".into()),
        (&laid, "deal:A:YYYBB/B:RRRGG/C:YBRG".into()),
        (&laid, "deal:A:YYYYY/B:YYYYY/C:YBRGG".into()),
        (&laid, "deal:A:YYYBB/B:?????/C:????? Y6B7R8G8".into()),
        (&dealt, "starter:D".into()),
    ] {
        assert_eq!(position.find_action(&text).expect_err(&text).code, Code::NotChance, "{text}");
    }
    assert_eq!(started.find_action("starter:C").unwrap_err().code, Code::IllegalMove);
}

#[test]
fn a_deal_with_hidden_hands_shows_the_open_piles() {
    let rows = "YYYYYYYYY/YYYYYYYYB/BBBBBBBBB/BBBBBBBRR/RRRRRRRRR/RRRRRRGGG/GGGGGGGGG/GGGGGWWWW/WWWWWWWWW";
    let text = "deal:A:YYBRGG/B:?????? Y5B6R7G6";
    let action: Action = text.parse().unwrap();
    assert_eq!(action.to_string(), text);
    let dealt = at(&format!("{rows} deal")).play(&action).unwrap().0;
    assert_eq!(dealt.to_string(), format!("{rows} {BARE} - A:YYBRGG/B:?????? Y5B6R7G6 {NOTHING}"));
    assert!(!dealt.knows_all());
}

#[test]
fn a_seat_sees_only_its_own_hand() {
    let hand = |cards| Hand { cards, hidden: 0 };
    let hidden = Hand { cards: [0; 4], hidden: 6 };
    let (a, b) = (hand([2, 1, 1, 2]), hand([1, 2, 2, 1]));
    let none = Hand::default();
    let dealt = |a, b| Event::Dealt(Deal { seats: 2, hands: [a, b, none, none], piles: [6; 4] });
    for (viewer, seen) in [
        (Viewer::Seat(Seat(0)), dealt(a, hidden)),
        (Viewer::Seat(Seat(1)), dealt(hidden, b)),
        (Viewer::Onlooker, dealt(hidden, hidden)),
        (Viewer::Referee, dealt(a, b)),
    ] {
        assert_eq!(Position::redact(&dealt(a, b), viewer), Some(seen));
    }
    let position = at(&format!("{GRID} {BARE} A A:YYBRGG/B:YBBRRG Y6B6R6G6 {NOTHING}"));
    let seen = |viewer| position.write(viewer).split(' ').nth(3).unwrap().to_string();
    assert_eq!(seen(Viewer::Seat(Seat(0))), "A:YYBRGG/B:??????");
    assert_eq!(seen(Viewer::Seat(Seat(1))), "A:??????/B:YBBRRG");
    assert_eq!(seen(Viewer::Onlooker), "A:??????/B:??????");
    assert_eq!(position.observation(Seat(1), &[], &[]), position.write(Viewer::Seat(Seat(1))));
}

#[test]
fn with_a_hidden_hand_every_unseen_colour_counts_as_playable() {
    let slots = "YYYYYYYYY/BBBBB----/---------/-----RRRR";
    let before = at(&format!("{EMPTY} {slots} A A:??/B:GG Y0B3R4G7 {NOTHING}"));
    let cards: Vec<&str> = ["hand:Y", "hand:B", "hand:R", "hand:G"]
        .into_iter()
        .filter(|card| legal(&before).iter().any(|text| text.starts_with(card)))
        .collect();
    assert_eq!(cards, ["hand:B", "hand:R"]);
    let after = play(&before, "hand:B@S1=B");
    assert_eq!(after.hands()[0], Hand { cards: [0; 4], hidden: 1 });
    assert!(after.to_string().contains(" A:?/B:GG "), "{}", after.to_string());
}

#[test]
fn events_name_the_counters_that_leave_and_move() {
    let rows = EMPTY.replacen(".........", ".RB.YRWB.", 1);
    let before = at(&format!("{rows} {BARE} B A:/B:R Y9B9R8G9 {NOTHING}"));
    let told = events(&before, "hand:R@W1");
    assert_eq!(told[0], Event::Laid { seat: 1, source: Source::Hand, colour: Colour::R, slot: named("W1") });
    let [_, Event::Left { squares }, Event::Moved { from, to }] = &told[..] else { panic!("{told:?}") };
    assert_eq!((squares.all(), from.all(), to.all()), (&[7, 6][..], &[5, 4, 2, 1][..], &[7, 6, 5, 4][..]));
    assert_eq!(events(&before, "pile:G@W1").len(), 1, "nothing leaves, nothing moves");
}

#[test]
fn a_view_contains_squares_slots_and_hands() {
    let rows = EMPTY.replacen(".........", "YBBWRR...", 1);
    let view = shown(&at(&format!("{rows} {HALF} A A:GG/B:RG Y0B0R8G6 {NOTHING}")));
    let first = [Some(Colour::Y), Some(Colour::B), Some(Colour::B), Some(Colour::W), Some(Colour::R), Some(Colour::R)];
    assert_eq!((&view.squares[0][..6], &view.squares[0][6..]), (&first[..], &[None; 3][..]));
    assert_eq!(view.squares[1..], vec![vec![None; 9]; 8]);
    let written =
        |side: &[Option<Colour>]| side.iter().map(|card| card.map_or('-', Colour::letter)).collect::<String>();
    let sides = [&view.slots.n, &view.slots.e, &view.slots.s, &view.slots.w].map(|side| written(side));
    assert_eq!(sides.join("/"), HALF);
    assert_eq!(view.hands, [[Card::G, Card::G], [Card::Hidden, Card::Hidden]]);
    assert_eq!((view.piles, view.ranks, view.unseen), ([0, 0, 8, 6], [2, 0, 0, 3], [0, 0, 1, 1]));
    assert_eq!(view.kept, [[0; 5]; 2]);
}

#[test]
fn a_move_is_a_path_of_taps() {
    let second = at(&format!("{GRID} {HALF} A A:G/B: Y0B0R9G8 {NOTHING} options=decline=on"));
    for (text, path) in [
        // The line has neither green nor yellow.
        ("hand:G@S3=Y", "hand:G S3"),
        ("pile:R@E1=-", "pile:R E1 take:-"),
        ("pile:R@E1=R", "pile:R E1 take:R"),
    ] {
        assert_eq!(second.path(&second.find_action(text).unwrap()).join(" "), path);
    }
    let first = at(&format!("{GRID} {BARE} A A:/B: Y9B9R9G9 {NOTHING}"));
    assert_eq!(first.path(&first.find_action("pile:R@N9").unwrap()), ["pile:R", "N9"]);
    assert_eq!(first.path(&Action::Pass), ["pass"]);
}
