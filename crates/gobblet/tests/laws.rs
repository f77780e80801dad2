//! Every law on random games, with and without the house rules that change play.

use proptest::prelude::*;
use sobremesa_core::{Game, Notation, Setup, Turn, Viewer};
use sobremesa_gobblet::{Action, Position, Size};
use sobremesa_laws::{Choices, check_text, random_start, walk};

fn start() -> Position {
    Position::start(&Setup::default().rules(Position::INFO).unwrap())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 1..160), rules: u64) {
        let most = choices.len() as u32;
        walk::<Position>(random_start(&Setup::default(), rules), most, &mut Choices::new(choices))?;
    }

    #[test]
    fn a_three_is_open_if_the_mover_can_complete_it(choices in prop::collection::vec(any::<u16>(), 1..160)) {
        let mut position = start();
        for choice in choices {
            let actions = position.legal_actions();
            let Turn::Seat(mover) = position.turn() else { break };
            for three in position.view(Viewer::Onlooker).threes.iter().filter(|three| three.seat == mover.0) {
                let completes = |action: &Action| {
                    let shown = position.after(action).shown(mover.0);
                    three.line.iter().all(|&square| shown.has(square))
                };
                let from = three.from.as_deref();
                let places = actions.iter().filter(|action| completes(action)).map(|action| position.path(action).remove(0));
                let mut places = places.peekable();
                let fits = places.peek().is_some() == from.is_some() && from.is_none_or(|at| places.any(|from| from == at));
                prop_assert!(fits, "{from:?}: {}", position.to_string());
            }
            let Some(action) = actions.get(usize::from(choice) % actions.len().max(1)) else { break };
            position = position.after(action);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-a-dA-D0-4/, wb=lift]{0,60}") {
        check_text::<Position>(&text)?;
    }
}

#[test]
fn all_24_gobblets_are_conserved_to_the_end_of_a_long_game() {
    // Never line up: always take the last legal move that does not end the game.
    let mut position = start();
    let mut plies = 0;
    for ply in 0..300 {
        let goes_on = |action: &&Action| position.after(action).outcome().is_none();
        let Some(action) = position.legal_actions().iter().rev().filter(goes_on).nth(ply % 3).copied() else { break };
        let on_board = |position: &Position| -> u32 {
            (0..2).flat_map(|seat| Size::ALL.map(|size| position.men(seat, size).count())).sum()
        };
        // Stacks hold what is not on the board, so one is lost where the board has not one more.
        let before = on_board(&position);
        position = position.after(&action);
        assert_eq!(position.validate(), Ok(()));
        assert_eq!(on_board(&position), before + u32::from(matches!(action, Action::Place(..))), "{action:?}");
        plies += 1;
    }
    assert!(plies > 250, "a short game: {plies}");
}
