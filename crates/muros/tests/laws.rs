//! Every law on random games, with and without house rules; no counter is lost, and chance is even.

use proptest::prelude::*;
use sobremesa_core::{Game, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_laws::{Choices, check_text, each_action, random_start, walk};
use sobremesa_muros::{Action, Colour, Position, Stage};

/// A start with any seats and house rules.
fn start(rules: u64) -> Position {
    random_start(&Setup::default(), rules)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 200..240), rules: u64) {
        walk(start(rules), 60, &mut Choices::new(choices))?;
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-.a-dA-DYBRGWNESW0-9/:, @=?handpilegrdst]{0,60}") {
        check_text::<Position>(&text)?;
    }

    #[test]
    fn a_mangled_position_or_step_is_read_or_refused_with_a_place(
        rules: u64, steps in 2usize..40, at: u16, letter in "[-.YBRGWABC?/: 0-9é]{0,3}", deal: bool,
    ) {
        let mut dealt = String::new();
        let mut write = |_: &Position, action: &Action, _: &Position| {
            if matches!(action, Action::Deal(_)) {
                dealt = action.to_string();
            }
        };
        let position = each_action(start(rules), steps, &mut SplitMix(at.into()), &mut write);
        let text = if deal { dealt } else { position.to_string() };
        let at = usize::from(at) % text.len();
        let text = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
        let read = if deal { text.parse::<Action>().err() } else {
            text.parse::<Position>().err()
        };
        if let Some(error) = read {
            prop_assert!(error.at <= text.chars().count());
        }
    }
}

#[test]
fn edge_10_all_81_counters_are_on_the_board_kept_or_gone() {
    for number in 0..60 {
        let mut gone = 0;
        let mut look = |before: &Position, action: &Action, after: &Position| {
            for event in before.clone().advance_with_events(action) {
                if let sobremesa_muros::Event::Left { squares } = event {
                    gone += squares.all().len();
                }
            }
            let there = after.squares().iter().flatten().count();
            let kept: usize = after.kept().iter().flatten().map(|&count| usize::from(count)).sum();
            assert_eq!(there + kept + gone, if after.stage() == Stage::Grid { 0 } else { 81 });
        };
        let end = each_action(start(number), 100, &mut SplitMix(number), &mut look);
        assert_eq!(end.turn(), Turn::Over);
    }
}

#[test]
fn with_two_seats_the_other_hand_follows_from_open_cards() {
    let two = Setup { seats: Some(2), ..Setup::default() };
    let mut held = 0;
    for number in 0..12 {
        each_action(random_start(&two, number), 100, &mut SplitMix(number), &mut |position: &Position, _, _| {
            for seat in 0..2 {
                let viewer = Viewer::Seat(Seat(seat));
                assert_eq!(position.determinize(viewer, &mut SplitMix(7)), *position);
                let other = usize::from(1 - seat);
                if position.hands()[other].size() > 0 {
                    assert_eq!(position.hidden_from(viewer).unseen(), position.hands()[other].cards);
                    held += 1;
                }
            }
        });
    }
    assert!(held > 100, "{held}");
}

#[test]
fn hidden_hands_are_drawn_evenly_from_the_unseen_cards() {
    // C's hand is hidden from A with B's: of 5 unseen cards 3 are red and 2 green, so B's one card is red in 3 of 5 worlds.
    let rows = [".........", "........."].repeat(5)[..9].join("/");
    let text = format!(
        "{rows} YYYYYYYYY/BBBBBBBBB/-----RRRR/----GGGGG A A:RR/B:R/C:RRGG Y0B0R0G2 \
         A:Y0B0R0G0W0/B:Y0B0R0G0W0/C:Y0B0R0G0W0"
    );
    let position = text.parse::<Position>().unwrap_or_else(|e| panic!("{e}"));
    let mut dice = SplitMix(5);
    let mut red = 0;
    for _ in 0..10_000 {
        let world = position.determinize(Viewer::Seat(Seat(0)), &mut dice);
        assert_eq!(world.hands()[0], position.hands()[0]);
        red += u32::from(world.hands()[1].cards[Colour::R.index()]);
    }
    assert!((5800..6200).contains(&red), "{red}");
}

#[test]
fn grids_and_hands_are_shuffled_evenly() {
    let mut dice = SplitMix(1);
    let (mut corner, mut card) = ([0u32; 5], [0u32; 4]);
    let start = Position::start(&Setup::default().rules(Position::INFO).unwrap());
    for _ in 0..8100 {
        let position = each_action(start, 2, &mut dice, &mut |_, _, _| ());
        corner[position.squares()[80].unwrap().index()] += 1;
        for (card, cards) in card.iter_mut().zip(position.hands()[0].cards) {
            *card += u32::from(cards);
        }
    }
    for (colour, expected) in [1700, 1700, 1700, 1700, 1300].into_iter().enumerate() {
        assert!(corner[colour].abs_diff(expected) < 150, "{corner:?}");
    }
    assert!(card.iter().all(|cards| cards.abs_diff(8100 * 6 / 4) < 300), "{card:?}");
}
