//! Every law on random games, with and without the house rules that change play.

use proptest::prelude::*;
use sobremesa_core::{Dice, Game, Notation, Setup, Turn, Viewer};
use sobremesa_gobblet::{Action, Position, Size};
use sobremesa_laws as laws;

/// Chooses by a list of numbers, which proptest can shrink.
struct Listed(std::vec::IntoIter<u16>);

impl Dice for Listed {
    fn below(&mut self, n: u32) -> u32 {
        self.0.next().map_or(0, |word| u32::from(word) % n)
    }
}

fn start(touch_move: &str) -> Position {
    let mut setup = Setup::default();
    setup.options.ask(Position::INFO, "touch-move", touch_move).unwrap();
    Position::start(&setup.rules(Position::INFO).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 1..160), touch in any::<bool>()) {
        let most = choices.len() as u32;
        let start = start(if touch { "on" } else { "off" });
        if let Err(broken) = laws::walk(start, most, &mut Listed(choices.into_iter())) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn a_three_is_open_where_the_mover_may_make_it_four(choices in prop::collection::vec(any::<u16>(), 1..160)) {
        let mut position = start("off");
        for choice in choices {
            let actions = position.legal_actions();
            let Turn::Seat(mover) = position.turn() else { break };
            for three in position.view(Viewer::Onlooker).threes.iter().filter(|three| three.seat == mover.0) {
                let completes = |action: &Action| match *action {
                    Action::Place(_, to) => three.line.contains(&to) && !three.squares.contains(&to),
                    Action::Move(from, to) => {
                        three.line.contains(&to) && !three.squares.contains(&to) && !three.squares.contains(&from)
                    }
                    _ => false,
                };
                prop_assert_eq!(three.open, actions.iter().any(completes), "{}", position.write_whole());
            }
            let Some(action) = actions.get(usize::from(choice) % actions.len().max(1)) else { break };
            position = position.play(action).unwrap().0;
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-a-dA-D0-4/, wb=lift]{0,60}") {
        if let Err(broken) = laws::check_text::<Position>(&text) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }
}

#[test]
fn all_24_gobblets_are_conserved_to_the_end_of_a_long_game() {
    // Never line up: always take the last legal move that does not end the game.
    let mut position = start("off");
    let mut plies = 0;
    for ply in 0..300 {
        let goes_on = |action: &&Action| position.clone().play(action).unwrap().0.outcome().is_none();
        let Some(action) = position.legal_actions().iter().rev().filter(goes_on).nth(ply % 3).copied() else { break };
        let on_board = |position: &Position| -> u32 {
            (0..2).flat_map(|seat| Size::ALL.map(|size| position.men(seat, size).count())).sum()
        };
        // Stacks hold what is not on the board, so one is lost where the board has not one more.
        let before = on_board(&position);
        position = position.play(&action).unwrap().0;
        assert_eq!(position.validate(), Ok(()));
        assert_eq!(on_board(&position), before + u32::from(matches!(action, Action::Place(..))), "{action:?}");
        plies += 1;
    }
    assert!(plies > 250, "a short game: {plies}");
}
