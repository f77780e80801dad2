//! Classic and its house rules.

use super::{at, classic_deck, events, field, four, legal, place, play, table, to, written};
use sobremesa_core::{Chances, Code, Game, Notation, Outcome, Seat, Setup, Turn, Viewer};
use sobremesa_dog::{Card, Event, Piece, Place, Position, Reason};

#[test]
fn scenario_1_the_4_goes_both_ways() {
    assert_eq!(to(&four("A1=T0", "4"), "A1"), ["T4", "T60"]);
}

#[test]
fn a_piece_on_its_own_start_goes_round_before_it_enters_the_lane() {
    for points in [2, 3, 5, 6, 8, 9, 10, 12, 13] {
        assert_eq!(to(&four("A1=T0", &points.to_string()), "A1"), [format!("T{points}")]);
    }
}

#[test]
fn a_walk_onto_the_own_start_adds_a_lap_unless_it_goes_back_or_comes_out() {
    let adds = |pieces: &str, card: &str, notation: &str| {
        let walked = events(&four(pieces, card), notation);
        walked.iter().any(|event| matches!(event, Event::Walked { lap: true, .. }))
    };
    assert!(adds("A1=T62", "2", "2 A1>T0"));
    assert!(!adds("A1=T62", "3", "3 A1>T1"));
    assert!(!adds("A1=T4", "4", "4 A1>T0"));
    assert!(!adds("A1=T12", "4", "4 A1>T16"));
    assert!(!adds("", "13", "13 start:A1"));
}

#[test]
fn scenario_2_entering_the_lane_is_never_compulsory() {
    for (card, places) in
        [("4", &["T0", "T56"][..]), ("5", &["F0", "T1"]), ("6", &["F1", "T2"]), ("8", &["F3", "T4"]), ("9", &["T5"])]
    {
        assert_eq!(to(&four("A1=T60", card), "A1"), places, "{card}");
    }
}

#[test]
fn the_view_names_what_blocks_a_card() {
    let shown = |pieces: &str, hand: &str| {
        let blocked = four(pieces, hand).view(Viewer::Seat(Seat(0))).data().blocked;
        let by = |by: Option<Piece>| by.map_or(String::new(), |by| format!(" {by}"));
        blocked.iter().map(|each| format!("{} {:?}{}", each.card, each.why, by(each.by))).collect::<Vec<_>>()
    };
    // The 1 of the start card still goes; all else would pass or meet the guard.
    assert_eq!(shown("A1=T14 B1=T16", "2.3.11"), ["2 Guard B1", "3 Guard B1"]);
    // Another piece may play the card.
    assert_eq!(shown("A1=T14 A2=T30 B1=T16", "2"), ["2 Guard B1"]);
    // No piece is out, or the lane is full: no guard is to blame.
    assert_eq!(shown("B1=T16", "2.3"), Vec::<String>::new());
    assert_eq!(shown("A1=F3 B1=T16", "2.7"), ["2 Lane", "7 Lane"]);
    // A seven that a guard stops.
    assert_eq!(shown("A1=T14 B1=T16", "7"), ["7 Guard B1"]);
    // A piece on its own start keeps the others in, unless none of them waits there.
    let taken = |pieces| four(pieces, "13").view(Viewer::Onlooker).data().start_taken;
    assert_eq!(["A1=T0", "B1=T0", "A1=T0 A2=T5 A3=F1 A4=F2"].map(taken), [true, false, false]);
    // Another's hand tells nothing.
    let other = four("A1=T14 B1=T16", "2.3").view(Viewer::Seat(Seat(1))).data();
    assert_eq!(other.blocked, []);
}

#[test]
fn the_view_names_what_keeps_a_piece_out_of_its_lane() {
    let shown = |pieces: &str, hand: &str| {
        let outside = four(pieces, hand).view(Viewer::Seat(Seat(0))).data().outside;
        outside.iter().map(|each| format!("{} {} {:?}", each.card, each.piece, each.why)).collect::<Vec<_>>()
    };
    // On its start, a piece has a whole lap to go.
    assert_eq!(shown("A1=T0", "4.13"), ["4 A1 Lap", "13 A1 Lap"]);
    // Too short, just right and too far.
    assert_eq!(shown("A1=T60", "2.5.8.9"), ["2 A1 Short", "9 A1 Lane"]);
    assert_eq!(shown("A1=T60 A2=F0", "5"), ["5 A1 Lane"]);
    assert_eq!(shown("A1=T60 A2=T0", "5"), ["5 A1 Guard", "5 A2 Lap"]);
    assert_eq!(shown("A1=T60", "7"), Vec::<String>::new());
}

#[test]
fn scenario_3_a_guard_blocks_and_an_ordinary_piece_is_captured() {
    let guarded = |card| to(&four("A1=T14 B1=T16", card), "A1");
    assert_eq!(to(&four("A1=T14 B1=T16", "11"), "A1"), ["T15"]);
    assert!(guarded("2").is_empty() && guarded("3").is_empty());
    let partner = four("A1=T14 C1=T16", "2.3");
    assert_eq!(to(&partner, "A1"), ["T16", "T17"]);
    let after = play(&partner, &["2 A1>T16"]);
    assert_eq!((place(&after, "C1"), place(&after, "A1")), (Place::Home, Place::Track(16)));
    assert_eq!(place(&play(&partner, &["3 A1>T17"]), "C1"), Place::Track(16));
}

#[test]
fn scenario_4_a_guard_blocks_moving_backward_past_or_onto_it() {
    assert_eq!(to(&four("A1=T18 B1=T16", "4"), "A1"), ["T22"]);
    assert_eq!(to(&four("A1=T20 B1=T16", "4"), "A1"), ["T24"]);
}

#[test]
fn scenario_5_nothing_is_jumped_in_the_lane() {
    let places = |card| to(&four("A1=T62 A2=F1", card), "A1");
    assert_eq!(places("2"), ["T0"]);
    assert_eq!(places("3"), ["F0", "T1"]);
    assert_eq!(places("4"), ["T2", "T58"]);
}

#[test]
fn scenario_6_your_own_guard_closes_the_lane() {
    let position = four("A1=T62 A2=T0", "3");
    assert!(to(&position, "A1").is_empty());
    assert_eq!(to(&position, "A2"), ["T3"]);
}

#[test]
fn scenario_7_the_11_starts_a_piece_or_moves_1_or_11() {
    let only = |position: &Position| -> Vec<String> {
        let actions = legal(position).into_iter();
        actions.filter(|action| !action.contains("A3") && !action.contains("A4")).collect()
    };
    assert_eq!(only(&four("A1=T5", "11")), ["11 start:A2", "11 A1>T6", "11 A1>T16"]);
    assert_eq!(only(&four("A1=T5 B1=T16", "11")), ["11 start:A2", "11 A1>T6"]);
}

#[test]
fn scenario_8_a_swap_takes_pieces_on_the_track_except_guards() {
    let position = four("A1=T20 A2=T0 B1=T16 B2=T30 C1=F0 C2=T49", "X");
    assert_eq!(legal(&position), ["X A1<>B2", "X A1<>C2"]);
    let after = play(&position, &["X A1<>C2"]);
    assert_eq!((place(&after, "A1"), place(&after, "C2")), (Place::Track(49), Place::Track(20)));
}

#[test]
fn scenario_9_a_piece_exchanged_to_its_start_is_a_guard() {
    let after = play(&four("A1=T20 D1=T0", "X"), &["X A1<>D1"]);
    assert!(after.board().is_guard(Piece { seat: 0, number: 0 }));
    let fresh = play(&table(4, "A1=T20 D1=T0", "A:X", " options=guard=fresh"), &["X A1<>D1"]);
    assert!(!fresh.board().is_guard(Piece { seat: 0, number: 0 }));
}

#[test]
fn scenario_10_the_7_sends_home_all_that_it_passes() {
    let position = four("A1=T10 B1=T12 C1=T14 A2=T17", "7");
    let after = play(&position, &["7 A1>T17"]);
    assert_eq!(place(&after, "A1"), Place::Track(17));
    for piece in ["B1", "C1", "A2"] {
        assert_eq!(place(&after, piece), Place::Home, "{piece}");
    }
    let (_, events) = position.clone().play(&position.find_action("7 A1>T17").unwrap()).unwrap();
    let burned = events.iter().filter_map(|event| match event {
        Event::Captured { piece, at } => Some((piece.seat, *at)),
        _ => None,
    });
    assert_eq!(burned.collect::<Vec<_>>(), [(1, Place::Track(12)), (2, Place::Track(14)), (0, Place::Track(17))]);
}

#[test]
fn scenario_11_a_7_that_cannot_be_spent_is_unplayable() {
    assert_eq!(legal(&four("A1=F1", "7")), ["fold"]);
    assert_eq!(legal(&four("A1=T14 B1=T16", "7")), ["fold"]);
}

#[test]
fn scenario_12_the_last_piece_comes_in_only_if_the_points_left_can_be_spent() {
    let pieces = "A1=T63 A2=F3 A3=F2 A4=F1";
    let complete = table(4, pieces, "A:7", " options=last-seven=complete");
    assert_eq!(to(&complete, "A1"), ["T6"]);
    let lapses = table(4, pieces, "A:7", " options=last-seven=lapses");
    assert_eq!(to(&lapses, "A1"), ["F0", "T6"]);
    let in_lane = play(&lapses, &["7 A1>F0"]);
    assert_eq!(legal(&in_lane), ["lapse"]);
    let after = play(&in_lane, &["lapse"]);
    assert_eq!((after.turn(), field(&after, "pending").as_str()), (Turn::Seat(Seat(1)), "-"));
}

#[test]
fn only_the_portion_that_brings_the_last_piece_in_lets_points_lapse() {
    // At a small table a fifth piece is left to spend points on.
    let small = table(3, "A1=F1 A2=F2 A3=F3 A4=T63 A5=T20", "A:7", " options=last-seven=lapses");
    assert_eq!(legal(&play(&small, &["7 A4>F0"])), ["7 A5>T25", "lapse"]);
}

#[test]
fn scenario_13_with_all_at_home_and_no_start_card_a_hand_is_folded() {
    let position = four("", "2.5.12");
    assert_eq!(legal(&position), ["fold"]);
    let after = play(&position, &["fold"]);
    assert_eq!((field(&after, "discard"), field(&after, "out")), ("2.5.12".into(), "A".into()));
    assert_eq!(after.turn(), Turn::Seat(Seat(1)));
    assert!(field(&after, "hands").starts_with("A:-/"));
}

#[test]
fn scenario_14_an_exchange_with_one_target_is_forced() {
    assert_eq!(legal(&four("A1=T62 D1=T50", "X")), ["X A1<>D1"]);
}

/// Deals, chooses and folds through a round, as far as seats can fold.
fn through_a_round(mut position: Position) -> Position {
    let round = position.round();
    let mut dice = sobremesa_core::SplitMix(round.into());
    while position.round() == round {
        let action = position.draw(&mut dice).unwrap_or_else(|| position.legal_actions()[0].clone());
        position = position.play(&action).unwrap().0;
    }
    position
}

#[test]
fn scenario_15_hands_shrink_and_starters_advance() {
    let mut position = play(&Position::start(&Setup::default().rules(Position::INFO).unwrap()), &["starter:B"]);
    for (round, hand) in [6, 5, 4, 3, 2, 6].into_iter().enumerate() {
        assert_eq!((usize::from(position.round()), position.starter()), (round + 1, Some((round as u8 + 1) % 4)));
        let mut dealt = position.clone();
        while dealt.turn() == Turn::Chance {
            let action = dealt.draw(&mut sobremesa_core::SplitMix(3)).unwrap();
            dealt = dealt.play(&action).unwrap().0;
        }
        assert!(dealt.hands().iter().all(|cards| cards.size() == hand));
        position = through_a_round(position);
    }
}

#[test]
fn scenario_16_six_seats_have_a_longer_track_and_partners_opposite() {
    let position = table(6, "A1=T92", "A:5.9", "");
    assert_eq!(to(&position, "A1"), ["F0", "T1", "T5"]);
    let house = position.house();
    assert_eq!((0..6).map(|seat| house.partner(seat)).collect::<Vec<_>>(), [3, 4, 5, 0, 1, 2]);
}

#[test]
fn a_7_is_split_and_the_piece_just_moved_gets_no_next_portion() {
    let first = play(&four("A1=T10 A2=T30 A3=T40", "7.5"), &["7 A1>T13"]);
    assert_eq!((field(&first, "pending"), field(&first, "hands")), ("7:4:A1".into(), "A:5/B:2/C:2/D:2".into()));
    assert!(to(&first, "A1").is_empty());
    assert_eq!(to(&first, "A2"), ["T31", "T32", "T33", "T34"]);
    let last = play(&first, &["7 A2>T32", "7 A1>T15"]);
    assert_eq!((last.turn(), field(&last, "last")), (Turn::Seat(Seat(1)), "7".into()));
    assert_eq!(place(&last, "A2"), Place::Track(32));
}

#[test]
fn points_left_over_go_to_the_partner_and_with_a_free_7_any_points_do() {
    let pieces = "A1=T63 A2=F3 A3=F2 A4=F1 C1=T40";
    let position = four(pieces, "7");
    assert_eq!(to(&position, "A1"), ["F0", "T6"]);
    assert!(to(&position, "C1").is_empty());
    let after = play(&position, &["7 A1>F0", "7 C1>T45"]);
    assert_eq!(place(&after, "C1"), Place::Track(45));
    let free = table(4, "A1=T10 C1=T40", "A:7", " options=seven-partner=free");
    assert_eq!(to(&free, "C1").len(), 7);
    assert_eq!(play(&free, &["7 C1>T42", "7 A1>T15"]).mover(), 1);
}

#[test]
fn a_seat_whose_four_are_in_plays_its_partners_pieces() {
    let position = four("A1=F0 A2=F1 A3=F2 A4=F3 C1=T31 B1=T5", "2.13.X");
    let actions = legal(&position);
    assert!(actions.contains(&"2 C1>F0".into()) && actions.contains(&"13 start:C2".into()), "{actions:?}");
    assert!(actions.contains(&"X C1<>B1".into()) && !actions.iter().any(|action| action.contains(" A")), "{actions:?}");
}

#[test]
fn a_team_wins_at_once_with_all_eight_in() {
    let position = four("A1=F0 A2=F1 A3=F2 A4=F3 C1=F3 C2=F2 C3=F1 C4=T31 B1=F3", "2.5");
    let after = play(&position, &["2 C4>F0"]);
    assert_eq!(after.turn(), Turn::Over);
    let winners = vec![Seat(0), Seat(2)];
    assert_eq!(after.outcome(), Some(Outcome { winners, scores: vec![4.0, 1.0, 4.0, 0.0], reason: Reason::Home }));
    assert_eq!((field(&after, "phase"), field(&after, "turn")), ("over".into(), "A".into()));
    let refused = after.find_action("fold").unwrap_err();
    assert_eq!(refused.code, Code::GameOver);
}

#[test]
fn under_fresh_guards_a_piece_that_comes_round_is_ordinary() {
    let options = " options=guard=fresh";
    let out = play(&table(4, "A2=T62", "A:13", options), &["13 start:A1"]);
    assert_eq!(place(&out, "A1"), Place::Fresh(0));
    assert_eq!(field(&out, "A"), "T0!,T62,H,H");
    assert!(legal(&table(4, "A1=T0! A2=T62", "A:3", options)) == ["3 A1>T3"]);
    assert_eq!(legal(&table(4, "A1=T0", "A:3", options)), ["3 A1>T3"], "it has to go round once more");
    let round = table(4, "A1=T0 A2=T62", "A:3.2.13", options);
    assert_eq!(to(&round, "A2"), ["F0", "T0", "T1", "T11"], "an ordinary piece blocks nobody");
    assert!(!legal(&round).iter().any(|action| action.contains("start:")), "an own piece stands there");
    assert_eq!(place(&play(&round, &["2 A2>T0"]), "A1"), Place::Home);
}

#[test]
fn an_exchange_without_a_target_is_unplayable_or_discarded() {
    assert_eq!(legal(&four("A1=T0 B1=T9", "X")), ["fold"]);
    let discards = table(4, "A1=T0 B1=T9", "A:X.J", " options=exchange-no-target=discard");
    assert!(legal(&discards).contains(&"J=X discard".into()));
    let after = play(&discards, &["X discard"]);
    assert_eq!((field(&after, "last"), field(&after, "discard")), ("X".into(), "X".into()));
    let target = table(4, "A1=T1 B1=T9", "A:X", " options=exchange-no-target=discard");
    assert_eq!(legal(&target), ["X A1<>B1"]);
}

#[test]
fn a_joker_is_any_other_card_in_all_its_modes() {
    let position = four("A1=T5 B1=T9", "J");
    let actions = legal(&position);
    for action in ["J=2 A1>T7", "J=4 A1>T1", "J=7 A1>T12", "J=11 start:A2", "J=13 start:A2", "J=X A1<>B1"] {
        assert!(actions.contains(&action.into()), "{action}: {actions:?}");
    }
    assert!(!actions.iter().any(|action| action.starts_with("J=J") || action.starts_with("J=C")));
    let split = play(&four("A1=T5 A2=T9", "J"), &["J=7 A1>T7"]);
    assert_eq!((field(&split, "pending"), field(&split, "last")), ("7:5:A1".into(), "7".into()));
    assert_eq!(legal(&split), ["7 A2>T10", "7 A2>T11", "7 A2>T12", "7 A2>T13", "7 A2>T14"]);
    let path = |position: &Position, text: &str| position.path(&position.find_action(text).unwrap());
    assert_eq!(path(&position, "J=13 start:A2"), ["card:J", "as:13", "A2", "T0"]);
    assert_eq!(path(&split, "7 A2>T14"), ["A2", "T14"]);
    assert_eq!(path(&four("A1=T60", "5"), "5 A1>F0"), ["card:5", "A1", "AF0"]);
}

#[test]
fn cards_change_hands_all_at_once_and_are_known_until_played() {
    let text = table(4, "A1=T5", "A:4.5 B:4.6 C:7.7 D:8.8", "").write(Viewer::Referee);
    let chosen = play(&at(&text.replace("phase=play", "phase=exchange")), &["give:5", "give:6", "give:7"]);
    assert_eq!(field(&chosen, "given"), "A:5/B:6/C:7");
    assert!(chosen.write(Viewer::Seat(Seat(1))).contains(" hands=A:?.?/B:4.6/C:?.?/D:?.? given=A:?/B:6/C:? "));
    let after = play(&chosen, &["give:8"]);
    assert_eq!((field(&after, "hands"), after.turn()), ("A:4.7/B:4.8/C:5.7/D:6.8".into(), Turn::Seat(Seat(0))));
    assert!(after.write(Viewer::Seat(Seat(0))).contains(" hands=A:4.7/B:?.?/C:5.?/D:?.? given=A:5/C:7 "));
    assert!(after.write(Viewer::Onlooker).contains(" hands=A:?.?/B:?.?/C:?.?/D:?.? given=- "));
    let played = play(&after, &["7 A1>T12"]);
    assert_eq!(field(&played, "given"), "A:5/B:6/D:8");
}

#[test]
fn a_written_deck_is_dealt_from_its_top_starter_first() {
    let text = written(4, "", "A:- B:- C:- D:-", "");
    let text = text.replace("phase=play turn=A", "phase=deal turn=-").replace("starter=A", "starter=C");
    let position = at(&text.replace("round=1", "round=5"));
    let Chances::Listed(deals) = position.chances() else { panic!("the deck is known") };
    let written: Vec<String> = deals.iter().map(|(action, _)| action.to_string()).collect();
    assert_eq!(written, ["deal:A:2.2/B:2.2/C:2.2/D:2.2"]);
    let dealt = play(&position, &["deal:A:2.2/B:2.2/C:2.2/D:2.2"]);
    assert_eq!((dealt.turn(), dealt.deck().len()), (Turn::Seat(Seat(2)), 102));
    assert!(position.find_action("deal:A:2.2/B:2.2/C:2.2/D:2.3").is_err());
}

#[test]
fn a_short_deck_is_dealt_out_before_the_discards_are_shuffled() {
    let mut rest = classic_deck();
    let deck = "13.X.J.2.3";
    for token in deck.split('.') {
        rest.remove(rest.iter().position(|&card| card == token).unwrap());
    }
    let places = ["A", "B", "C", "D"].map(|seat| format!("{seat}=H,H,H,H")).join(" ");
    let position = at(&format!(
        "variant=classic {places} round=5 starter=B phase=deal turn=- pending=- last=- \
         hands=A:-/B:-/C:-/D:- given=- out=- deck={deck} discard={}",
        rest.join(".")
    ));
    let partly = play(&position, &["deal:A:-/B:13.X/C:2.J/D:3"]);
    assert_eq!((partly.turn(), field(&partly, "phase")), (Turn::Chance, "deal".into()));
    assert!(partly.find_action("deal:A:2.2/B:-/C:-/D:2").is_err(), "nothing is left to deal");
    let shuffled = play(&partly, &[&format!("shuffle:{}", rest.join("."))]);
    assert_eq!((shuffled.deck().len(), shuffled.discard().len()), (105, 0));
    let dealt = play(&shuffled, &["deal:A:2.2/B:-/C:-/D:2"]);
    assert_eq!(
        (field(&dealt, "hands"), field(&dealt, "phase")),
        ("A:2.2/B:13.X/C:2.J/D:2.3".into(), "exchange".into())
    );
}

#[test]
fn a_fold_shows_the_hand_to_everyone_and_a_draw_only_to_its_seat() {
    let fold = four("", "2.5.12");
    let (_, events) = fold.clone().play(&fold.find_action("fold").unwrap()).unwrap();
    assert_eq!(Position::redact(&events[0], Viewer::Onlooker), Some(events[0].clone()));
    let draws = play(&table(3, "", "A:5.6", ""), &["discard:5"]);
    let (_, events) = draws.clone().play(&draws.find_action("draw:2").unwrap()).unwrap();
    let drew = |viewer| match Position::redact(&events[0], viewer) {
        Some(Event::Drew { card, .. }) => card.to_string(),
        other => panic!("{other:?}"),
    };
    assert_eq!([Viewer::Seat(Seat(0)), Viewer::Seat(Seat(1)), Viewer::Onlooker].map(drew), ["2", "?", "?"]);
}

#[test]
fn an_unknown_card_may_be_any_unseen_card() {
    let seen = at(&four("A1=T5", "2.3").write(Viewer::Seat(Seat(1))));
    assert!(!seen.knows_all());
    let actions = legal(&seen);
    assert!(actions.contains(&"13 start:A2".into()) && !actions.contains(&"J=X A1<>B1".into()), "{actions:?}");
    assert!(seen.find_action("fold").is_err());
    assert_eq!(seen.view(Viewer::Onlooker).data().deck, 105);
}

#[test]
fn cards_bear_their_tokens() {
    for token in classic_deck() {
        assert_eq!(token.parse::<Card>().unwrap().to_string(), token);
    }
    assert!("1".parse::<Card>().is_err());
}
