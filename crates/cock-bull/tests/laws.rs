//! Every law on random games under every house rule, and what only this game promises.

use proptest::prelude::*;
use sobremesa_cock_bull::{Action, Colour, Observation, Position};
use sobremesa_core::{Notation, Seat, Setup, SplitMix};
use sobremesa_laws::{Choices, check_text, each_action, random_start, walk};

/// The opening under any house rules.
fn start(rules: u64) -> Position {
    random_start(&Setup::default(), rules)
}

/// Checks the laws of Cock & Bull alone after an action.
fn check_turn(before: &Position, action: &Action, after: &Position) {
    let (Some(mover), Some(next)) = (before.mover(), after.mover()) else { return };
    let passes = matches!(action, Action::Roll(roll) if roll.passes());
    assert_eq!(mover != next, passes, "{}", action);
    assert_eq!(before.seat_of(mover), after.seat_of(mover));
    let moved = [0, 1].map(|i| after.pegs()[i] - before.pegs()[i]);
    assert_eq!(moved[next as usize ^ usize::from(!passes)], 0, "only its own seat moves a Peg");
    assert!(moved == [0, 0] || *action == Action::Peg);
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 1..400), rules: u64) {
        walk(start(rules), choices.len() as u32, &mut Choices::new(choices))?;
    }

    #[test]
    fn dice_pass_pegs_go_forward_and_colours_stay(choices in prop::collection::vec(any::<u16>(), 1..400), rules: u64) {
        each_action(start(rules), choices.len(), &mut Choices::new(choices), &mut check_turn);
    }

    #[test]
    fn observations_are_read_back(choices in prop::collection::vec(any::<u16>(), 0..200), rules: u64) {
        let position = each_action(start(rules), choices.len(), &mut Choices::new(choices), &mut |_, _, _| ());
        for seat in [0, 1] {
            let read = Observation::read(&position.observation(Seat(seat), &[], &[])).unwrap();
            prop_assert_eq!(read.position.to_string(), position.to_string());
            // The seats of what was read are counted from Red.
            let colour = Colour::ALL.into_iter().find(|&colour| position.seat_of(colour) == seat).unwrap();
            let expected = if position.mover().is_some() { colour as u8 } else { seat };
            prop_assert_eq!(read.seat, expected);
            prop_assert_eq!(read.score, [0, 0]);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-RBrbCM0-9/: openigclurdatf=]{0,40}") {
        check_text::<Position>(&text)?;
        if let Err(error) = Observation::read(&text) {
            prop_assert!(error.at <= text.chars().count());
        }
    }

    #[test]
    fn any_well_formed_position_obeys_the_laws_or_is_refused(
        arms in "[-RB]{3}/[-RB]{2}/[-RB]",
        pegs in prop::array::uniform2(0..=36),
        turn in "[rb]",
        pending in "(-|CC|BB|MM|CB)",
    ) {
        let text = format!("{arms} {}:{} {turn} {pending}", pegs[0], pegs[1]);
        if let Ok(position) = text.parse::<Position>() {
            prop_assert_eq!(position.to_string(), text);
            walk(position, 20, &mut SplitMix(1))?;
        }
    }
}
