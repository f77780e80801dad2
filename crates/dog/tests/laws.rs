//! Every law on random games, with and without house rules, at tables of every size; guards are never captured, and turns of the
//! disc undo each other.

use proptest::prelude::*;
use sobremesa_core::{Game, Setup, SplitMix, Turn};
use sobremesa_dog::{Action, DogGuards, Effect, Piece, Place, Play, Position};
use sobremesa_laws::{Choices, check_text, each_action, random_start, walk};

/// A start of any variant with any seats and house rules.
fn start(rules: u64) -> Position {
    random_start(&Setup::default(), rules)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 0..200), rules: u64) {
        walk(start(rules), 400, &mut Choices::new(choices))?;
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-.a-gA-FHTXJMC0-9/:;, =>?!<startdealfoldjumpcw]{0,60}") {
        check_text::<Position>(&text)?;
    }

    #[test]
    fn a_mangled_position_or_step_is_read_or_refused_with_a_place(
        rules: u64, steps in 2usize..32, at: u16, letter in "[-.TFHABC?/:!,= 0-9é]{0,3}", deal: bool,
    ) {
        let mut text = String::new();
        let mut write = |_: &Position, action: &Action, _: &Position| text = action.to_string();
        let position = each_action(start(rules), steps, &mut SplitMix(at.into()), &mut write);
        if !deal {
            text = position.to_string();
        }
        let at = usize::from(at) % text.len();
        let text = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
        if deal {
            if let Err(error) = text.parse::<Action>() {
                prop_assert!(error.at <= text.chars().count());
            }
        } else {
            match text.parse::<Position>() {
                Err(error) => prop_assert!(error.at <= text.chars().count()),
                Ok(read) => prop_assert_eq!(read.legal_actions().is_empty(), !matches!(read.turn(), Turn::Seat(_))),
            }
        }
    }
}

#[test]
fn games_end_and_guards_are_never_captured() {
    let mut captured = 0;
    let mut look = |before: &Position, action: &Action, after: &Position| {
        let house = before.house();
        let all = (0..house.seats).flat_map(|seat| (0..house.pieces()).map(move |number| Piece { seat, number }));
        let goes_home =
            |piece: &Piece| before.board().place(*piece) != Place::Home && after.board().place(*piece) == Place::Home;
        for piece in all.filter(goes_home) {
            captured += 1;
            // The dog may come after a guard that has just moved off, or be where it moves to; by a house rule it bites guards.
            let moved = matches!(action, Action::Play(Play { effect: Effect::Move(moved, _), .. }) if *moved == piece);
            let by_dog = before.board().dog().is_some() && (moved || house.dog_guards == DogGuards::Bitten);
            let text = || format!("{} {}", before, action);
            assert!(!before.board().is_guard(piece) || by_dog, "{}", text());
        }
    };
    for number in 0..40 {
        let end = each_action(start(number), 20_000, &mut SplitMix(number), &mut look);
        assert_eq!(end.turn(), Turn::Over, "{number}");
    }
    assert!(captured > 1000, "{captured}");
}

#[test]
fn turns_of_the_disc_undo_each_other_wherever_pieces_stand() {
    let mut black = Setup::default();
    black.options.ask(Position::INFO, "variant", "black").unwrap();
    let mut turned = 0;
    for number in 0..10 {
        each_action(random_start::<Position>(&black, number), 400, &mut SplitMix(number), &mut |position, _, _| {
            let board = position.board();
            let once = board.turned(Some(true));
            assert_eq!(once.turned(Some(false)), *board);
            assert_eq!(once.turned(Some(true)), board.turned(Some(false)).turned(Some(false)));
            assert_eq!(once.on_track().count(), board.on_track().count());
            turned += u32::from(once != *board);
        });
    }
    assert!(turned > 1000, "{turned}");
}

#[test]
fn displacements_are_the_pieces_that_a_play_moves() {
    let mut moved = 0;
    for number in 0..60 {
        each_action(start(number), 400, &mut SplitMix(number), &mut |position, _, _| {
            let board = position.board();
            let pieces = || (0..board.house.seats).flat_map(|seat| board.pieces(seat));
            for action in position.legal_actions() {
                let Action::Play(play) = action else { continue };
                let mut places: Vec<Place> = pieces().map(|piece| board.place(piece)).collect();
                board.displacements(play, |piece, from, to| {
                    let place = &mut places[pieces().position(|other| other == piece).unwrap()];
                    assert_eq!(plain(*place), plain(from), "{play} in {position}");
                    *place = to;
                    moved += 1;
                });
                let after = position.after(&action);
                let after: Vec<Place> = pieces().map(|piece| plain(after.board().place(piece))).collect();
                let places: Vec<Place> = places.into_iter().map(plain).collect();
                assert_eq!(places, after, "{play} in {position}");
            }
        });
    }
    assert!(moved > 10_000, "{moved}");
}

/// A place, whether a piece is fresh there or not.
fn plain(place: Place) -> Place {
    place.square().map_or(place, Place::Track)
}
