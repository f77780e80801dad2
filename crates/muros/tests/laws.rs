//! Every law on random games, with and without house rules; what is hidden stays hidden; nothing is lost.

use proptest::prelude::*;
use sobremesa_core::{Dice, Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_laws as laws;
use sobremesa_muros::{Colour, Event, Position, Stage};

/// Chooses by a list of numbers, which proptest can shrink.
struct Listed(std::vec::IntoIter<u16>);

impl Dice for Listed {
    fn below(&mut self, n: u32) -> u32 {
        self.0.next().map_or(0, |word| u32::from(word) % n)
    }
}

/// A start with seats and house rules by the digits of a number.
fn start(mut number: u32) -> Position {
    let mut pick = |n: usize| {
        let at = number as usize % n;
        number /= n as u32;
        at
    };
    let mut setup = Setup { seats: Some(Position::INFO.seats[pick(3)]), ..Setup::default() };
    for option in Position::INFO.options {
        setup.options.ask(Position::INFO, option.key, option.values[pick(option.values.len())]).unwrap();
    }
    Position::start(&setup.rules(Position::INFO).unwrap())
}

/// All sorts of positions of random games, the set-up included.
fn positions(games: u64) -> Vec<Position> {
    let mut found = Vec::new();
    for number in 0..games {
        let mut dice = SplitMix(number);
        let mut position = start(dice.below(144));
        while position.turn() != Turn::Over {
            found.push(position);
            let action = position.draw(&mut dice).unwrap_or_else(|| {
                let legal = position.legal_actions();
                legal[dice.below(legal.len() as u32) as usize]
            });
            position = position.play(&action).unwrap().0;
        }
        found.push(position);
    }
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 200..240), rules in 0u32..144) {
        if let Err(broken) = laws::walk(start(rules), 60, &mut Listed(choices.into_iter())) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-.a-dA-DYBRGWNESW0-9/:, @=?handpilegrdst]{0,60}") {
        if let Err(broken) = laws::check_text::<Position>(&text) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn a_mangled_position_or_step_is_read_or_refused_with_a_place(
        number in 0u64..40, at in any::<u16>(), letter in "[-.YBRGWABC?/: 0-9é]{0,3}", deal in any::<bool>(),
    ) {
        let position = &positions(number % 4 + 1)[if deal { 1 } else { number as usize }];
        let text = if deal {
            Position::write_action(&position.draw(&mut SplitMix(number)).unwrap())
        } else {
            position.write_whole()
        };
        let at = usize::from(at) % text.len();
        let text = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
        let read = if deal { Position::read_action(&text).err() } else {
            Position::read_position(&text, &Setup::default()).err()
        };
        if let Some(error) = read {
            prop_assert!(error.at <= text.chars().count());
        }
    }
}

#[test]
fn every_game_ends_and_every_counter_and_card_is_somewhere() {
    for position in positions(300) {
        assert_eq!(position.validate(), Ok(()));
        let cards: u32 = position.hands().iter().map(|hand| u32::from(hand.size())).sum::<u32>()
            + position.piles().iter().map(|&cards| u32::from(cards)).sum::<u32>()
            + u32::from(position.laid());
        let dealt = position.laid() > 0 || cards > 0;
        assert_eq!(cards, if dealt { 36 } else { 0 });
        assert_eq!(position.unseen(), if dealt { [0; 4] } else { [9; 4] });
    }
}

#[test]
fn edge_10_all_81_counters_are_on_the_board_kept_or_gone() {
    for number in 0..100 {
        let mut dice = SplitMix(number);
        let mut position = start(dice.below(144));
        let mut gone = 0;
        while position.turn() != Turn::Over {
            let action = position.draw(&mut dice).unwrap_or_else(|| {
                let legal = position.legal_actions();
                legal[dice.below(legal.len() as u32) as usize]
            });
            let (after, events) = position.play(&action).unwrap();
            position = after;
            for event in &events {
                if let Event::Left { squares } = event {
                    gone += squares.all().len();
                }
            }
            let there = position.squares().iter().flatten().count();
            let kept: usize = position.kept().iter().flatten().map(|&count| usize::from(count)).sum();
            let laid_out = position.stage() != Stage::Grid;
            assert_eq!(there + kept + gone, if laid_out { 81 } else { 0 });
        }
    }
}

/// What a viewer is told of an action, and what it sees after it.
fn events_of(position: &Position, text: &str, viewer: Viewer) -> (String, String) {
    let action = position.find_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (after, events) = position.play(&action).unwrap();
    let seen: Vec<_> = events.iter().filter_map(|event| Position::redact(event, viewer)).collect();
    (format!("{seen:?}"), format!("{:?}", after.view(viewer).data()))
}

#[test]
fn worlds_that_differ_in_other_hands_look_alike_in_every_byte() {
    let mut dice = SplitMix(2011);
    let mut differing = 0;
    for position in positions(60) {
        for seat in 0..position.house().seats {
            let viewer = Viewer::Seat(Seat(seat));
            let world = position.determinize(viewer, &mut dice);
            let look = |position: &Position| {
                let legal: Vec<String> = match position.turn() {
                    Turn::Seat(mover) if mover == Seat(seat) => {
                        position.legal_actions().iter().map(Position::write_action).collect()
                    }
                    _ => Vec::new(),
                };
                let view = format!("{:?}", position.view(viewer).data());
                (view, legal, position.observation(Seat(seat), &[], &[]), position.turn())
            };
            let (seen, also) = (look(&position), look(&world));
            assert_eq!(seen, also);
            if world == position {
                continue;
            }
            differing += 1;
            for text in seen.1.iter().step_by(17) {
                assert_eq!(events_of(&position, text, viewer), events_of(&world, text, viewer), "{text}");
            }
        }
    }
    assert!(differing >= 1000, "{differing}");
}

#[test]
fn with_two_seats_the_other_hand_follows_from_what_is_open() {
    let mut held = 0;
    for position in positions(40).into_iter().filter(|position| position.house().seats == 2) {
        for seat in 0..2 {
            let viewer = Viewer::Seat(Seat(seat));
            assert_eq!(position.determinize(viewer, &mut SplitMix(7)), position);
            let other = usize::from(1 - seat);
            if position.hands()[other].size() > 0 {
                assert_eq!(position.hidden_from(viewer).unseen(), position.hands()[other].cards);
                held += 1;
            }
        }
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
    let position = Position::read_position(&text, &Setup::default()).unwrap_or_else(|e| panic!("{e}"));
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
    for _ in 0..8100 {
        let mut position = start(0);
        for _ in 0..2 {
            let action = position.draw(&mut dice).unwrap();
            position = position.play(&action).unwrap().0;
        }
        corner[position.squares()[80].unwrap().index()] += 1;
        let single = position.hands()[0].cards;
        for colour in 0..4 {
            card[colour] += u32::from(single[colour]);
        }
    }
    for (colour, expected) in [1700, 1700, 1700, 1700, 1300].into_iter().enumerate() {
        assert!(corner[colour].abs_diff(expected) < 150, "{corner:?}");
    }
    assert!(card.iter().all(|cards| cards.abs_diff(8100 * 6 / 4) < 300), "{card:?}");
}
