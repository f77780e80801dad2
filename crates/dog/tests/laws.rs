//! Every law on random games, with and without house rules, at tables of every size; what is hidden stays hidden;
//! nothing is lost.

use proptest::prelude::*;
use sobremesa_core::{Dice, Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_dog::{Action, Board, DogGuards, Effect, Owed, Phase, Piece, Place, Play, Position};
use sobremesa_laws as laws;

/// Chooses by a list of numbers, which proptest can shrink; then by dice.
struct Listed(std::vec::IntoIter<u16>, SplitMix);

impl Dice for Listed {
    fn below(&mut self, n: u32) -> u32 {
        match self.0.next() {
            Some(word) => u32::from(word) % n,
            None => self.1.below(n),
        }
    }
}

/// A start of a variant with seats by the digits of a number, and then house rules.
fn start(mut number: u32) -> Position {
    let mut pick = |n: usize| {
        let at = number as usize % n;
        number /= n as u32;
        at
    };
    let (variant, seats) = [
        ("classic", 2),
        ("classic", 3),
        ("classic", 4),
        ("classic", 5),
        ("classic", 6),
        ("royal", 4),
        ("royal", 6),
        ("black", 4),
    ][pick(8)];
    let mut setup = Setup { seats: Some(seats), ..Setup::default() };
    setup.options.ask(Position::INFO, "variant", variant).unwrap();
    for option in &Position::INFO.options[1..] {
        setup.options.ask(Position::INFO, option.key, option.values[pick(option.values.len())]).unwrap();
    }
    Position::start(&setup.rules(Position::INFO).unwrap())
}

/// Variants with seats and house rules there are.
const STARTS: u32 = (8 * 3) << 12;

/// The first digits of starts of each variant.
const VARIANTS: [&[u32]; 3] = [&[0, 1, 2, 3, 4], &[5, 6], &[7]];

/// Plays games of these kinds at random and looks at each position before and after each action.
fn each_action(kinds: &[u32], games: u32, most: usize, look: &mut dyn FnMut(&Position, &Action, &Position)) -> u32 {
    let mut ended = 0;
    for number in 0..games {
        let mut dice = SplitMix(number.into());
        let mut position = start(kinds[number as usize % kinds.len()] + number * 1031 * 8 % STARTS);
        for _ in 0..most {
            let action = match position.turn() {
                Turn::Over => break,
                Turn::Chance => position.draw(&mut dice).unwrap(),
                Turn::Seat(_) => {
                    let legal = position.legal_actions();
                    legal[dice.below(legal.len() as u32) as usize].clone()
                }
            };
            let after = position.clone().play(&action).unwrap().0;
            look(&position, &action, &after);
            position = after;
        }
        ended += u32::from(position.turn() == Turn::Over);
    }
    ended
}

/// All sorts of positions of random games.
fn positions(kinds: &[u32], games: u32, most: usize) -> Vec<Position> {
    let mut found = Vec::new();
    each_action(kinds, games, most, &mut |position, _, _| found.push(position.clone()));
    found
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 120, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(
        choices in prop::collection::vec(any::<u16>(), 0..200), rules in 0..STARTS, seed in any::<u64>(),
    ) {
        let mut choose = Listed(choices.into_iter(), SplitMix(seed));
        if let Err(broken) = laws::walk(start(rules), 400, &mut choose) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-.a-gA-FHTXJMC0-9/:;, =>?!<startdealfoldjumpcw]{0,60}") {
        if let Err(broken) = laws::check_text::<Position>(&text) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn a_mangled_position_or_step_is_read_or_refused_with_a_place(
        number in 0u32..STARTS, steps in 0usize..30, at in any::<u16>(), letter in "[-.TFHABC?/:!,= 0-9é]{0,3}", deal in any::<bool>(),
    ) {
        let (mut position, mut dice) = (start(number), SplitMix(u64::from(at)));
        let mut text = String::new();
        for _ in 0..steps + 2 {
            let action = position.draw(&mut dice).unwrap_or_else(|| position.legal_actions()[0].clone());
            text = Position::write_action(&action);
            position = position.play(&action).unwrap().0;
        }
        if !deal {
            text = position.write_whole();
        }
        let at = usize::from(at) % text.len();
        let text = format!("{}{letter}{}", &text[..at], &text[at + 1..]);
        if deal {
            if let Err(error) = Position::read_action(&text) {
                prop_assert!(error.at <= text.chars().count());
            }
        } else {
            match Position::read_position(&text, &Setup::default()) {
                Err(error) => prop_assert!(error.at <= text.chars().count()),
                Ok(read) => prop_assert_eq!(read.legal_actions().is_empty(), !matches!(read.turn(), Turn::Seat(_))),
            }
        }
    }
}

#[test]
fn games_end_and_pieces_and_cards_are_conserved_and_guards_never_captured() {
    let mut captured = 0;
    let ended = each_action(&[0, 1, 2, 3, 4, 5, 6, 7], 160, 20_000, &mut |before, action, after| {
        assert_eq!(after.validate(), Ok(()));
        let cards: usize = after.hands().iter().map(|hand| usize::from(hand.size())).sum();
        assert_eq!(cards + after.deck().len() + after.discard().len(), 110);
        let house = before.house();
        let all = (0..house.seats).flat_map(|seat| (0..house.pieces()).map(move |number| Piece { seat, number }));
        for piece in all {
            if before.board().place(piece) != Place::Home && after.board().place(piece) == Place::Home {
                captured += 1;
                // The dog may come after a guard that has just moved off, or be where it moves to; by a house rule it bites guards.
                let moved =
                    matches!(action, Action::Play(Play { effect: Effect::Move(moved, _), .. }) if *moved == piece);
                let text = || format!("{} {}", before.write_whole(), Position::write_action(action));
                assert!(
                    !before.board().is_guard(piece)
                        || before.board().dog().is_some() && (moved || house.dog_guards == DogGuards::Bitten),
                    "{}",
                    text()
                );
            }
        }
    });
    assert_eq!(ended, 160);
    assert!(captured > 1000, "{captured}");
}

/// What a viewer is told of an action, and what it sees after it.
fn events_of(position: &Position, text: &str, viewer: Viewer) -> (String, String) {
    let action = position.find_action(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let (after, events) = position.clone().play(&action).unwrap();
    let seen: Vec<_> = events.iter().filter_map(|event| Position::redact(event, viewer)).collect();
    (format!("{seen:?}"), format!("{:?}", after.view(viewer).data()))
}

#[test]
fn worlds_that_differ_in_what_is_hidden_look_alike_in_every_byte() {
    for (kinds, placing, drawing) in [(VARIANTS[0], 0, 20), (VARIANTS[1], 20, 20), (VARIANTS[2], 20, 0)] {
        let mut dice = SplitMix(2011);
        let (mut differing, mut exchanging, mut placed, mut drawn) = (0, 0, 0, 0);
        for position in positions(kinds, 40, 120) {
            for seat in 0..position.house().seats {
                let world = position.determinize(Viewer::Seat(Seat(seat)), &mut dice);
                if !look_alike(&position, &world, seat) {
                    continue;
                }
                differing += 1;
                exchanging += u32::from(position.phase() == Phase::Exchange);
                placed += u32::from(position.phase() == Phase::Place);
                if position.pending().next() == Some(Owed::Draw)
                    && position.mover() != seat
                    && !position.deck().is_empty()
                {
                    drawn += 1;
                    let mut draw = |position: &Position| Position::write_action(&position.draw(&mut dice).unwrap());
                    let (one, other) = (draw(&position), draw(&world));
                    let viewer = Viewer::Seat(Seat(seat));
                    assert_eq!(events_of(&position, &one, viewer), events_of(&world, &other, viewer));
                }
            }
        }
        let enough = differing >= 1000 && exchanging >= 100 && placed >= placing && drawn >= drawing;
        assert!(enough, "{kinds:?}: {differing} {exchanging} {placed} {drawn}");
    }
}

/// Compares all that a seat sees in two worlds, and what it is told of its own actions; whether the worlds differ.
fn look_alike(position: &Position, world: &Position, seat: u8) -> bool {
    let viewer = Viewer::Seat(Seat(seat));
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
    let (seen, also) = (look(position), look(world));
    assert_eq!(seen, also);
    if world.hands() == position.hands() {
        return false;
    }
    // The last choice of an exchange shows what the partner gave.
    let last = (0..position.house().seats).filter(|&seat| position.given(seat).is_none()).count() == 1;
    if position.phase() != Phase::Exchange || !last {
        for text in seen.1.iter().step_by(5) {
            assert_eq!(events_of(position, text, viewer), events_of(world, text, viewer), "{text}");
        }
    }
    true
}

#[test]
fn an_onlooker_sees_no_hand_and_no_choice() {
    for position in VARIANTS.into_iter().flat_map(|kinds| positions(kinds, 20, 200)) {
        let seen = position.write(Viewer::Onlooker);
        let field = |key: &str| seen.split(' ').find_map(|field| field.strip_prefix(key)).unwrap().to_string();
        for hand in field("hands=").split('/') {
            assert!(hand[2..].chars().all(|letter| matches!(letter, '?' | '.' | '-')), "{seen}");
        }
        let given = field("given=");
        assert!(given == "-" || given.split('/').all(|choice| choice.ends_with(":?")), "{seen}");
        assert!(field("deck=").chars().all(|letter| matches!(letter, '?' | '.' | '-')), "{seen}");
    }
}

#[test]
fn turns_of_the_disc_undo_each_other_wherever_pieces_stand() {
    let mut turned = 0;
    for position in positions(VARIANTS[2], 10, 400) {
        let board = position.board();
        let once = board.turned(Some(true));
        assert_eq!(once.turned(Some(false)), *board);
        assert_eq!(once.turned(Some(true)), board.turned(Some(false)).turned(Some(false)));
        assert_eq!(count(&once), count(board));
        turned += u32::from(once != *board);
    }
    assert!(turned > 1000, "{turned}");
}

/// Pieces on the track.
fn count(board: &Board) -> usize {
    board.on_track().count()
}
