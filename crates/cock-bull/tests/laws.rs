//! Every law on random games under every house rule, and what only this game promises.

use proptest::prelude::*;
use sobremesa_cock_bull::{Action, Colour, Observation, Position};
use sobremesa_core::{Dice, Game, Notation, Seat, Setup, SplitMix, Turn};
use sobremesa_laws as laws;

/// Chooses by a list of numbers, which proptest can shrink.
struct Listed(std::vec::IntoIter<u16>);

impl Dice for Listed {
    fn below(&mut self, n: u32) -> u32 {
        self.0.next().map_or(0, |word| u32::from(word) % n)
    }
}

/// The opening under house rules that a number for each picks.
fn start(picks: [u8; 8]) -> Position {
    let mut setup = Setup::default();
    for (option, pick) in Position::INFO.options.iter().zip(picks) {
        let value = option.values[usize::from(pick) % option.values.len()];
        let value = value.replace(['N', 'P'], &(u16::from(pick) + 1).to_string());
        setup.options.ask(Position::INFO, option.key, &value).unwrap();
    }
    Position::start(&setup.rules(Position::INFO).unwrap())
}

/// A roll, or any legal move.
fn any_action(position: &Position, choices: &mut dyn Dice) -> Action {
    let legal = position.legal_actions();
    match position.turn() {
        Turn::Chance => position.draw(choices).unwrap(),
        _ => legal[choices.below(legal.len() as u32) as usize],
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn random_games_obey_every_law(choices in prop::collection::vec(any::<u16>(), 1..400), picks: [u8; 8]) {
        let most = choices.len() as u32;
        if let Err(broken) = laws::walk(start(picks), most, &mut Listed(choices.into_iter())) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
    }

    #[test]
    fn dice_pass_pegs_go_forward_and_colours_stay(choices in prop::collection::vec(any::<u16>(), 1..400), picks: [u8; 8]) {
        let mut choices = Listed(choices.into_iter());
        let mut position = start(picks);
        while choices.0.len() > 0 && position.turn() != Turn::Over {
            let action = any_action(&position, &mut choices);
            let next = position.clone().play(&action).unwrap().0;
            if let (Some(before), Some(after)) = (position.mover(), next.mover()) {
                let passes = matches!(action, Action::Roll(roll) if roll.passes());
                prop_assert_eq!(before != after, passes, "{}", Position::write_action(&action));
                prop_assert_eq!(position.seat_of(before), next.seat_of(before));
                let moved = [0, 1].map(|i| next.pegs()[i] - position.pegs()[i]);
                prop_assert_eq!(moved[after as usize ^ usize::from(!passes)], 0, "only its own seat moves a Peg");
                prop_assert!(moved == [0, 0] || action == Action::Peg);
            }
            position = next;
        }
    }

    #[test]
    fn what_a_seat_observes_is_read_back(choices in prop::collection::vec(any::<u16>(), 0..200), picks: [u8; 8]) {
        let mut choices = Listed(choices.into_iter());
        let mut position = start(picks);
        while choices.0.len() > 0 && position.turn() != Turn::Over {
            let action = any_action(&position, &mut choices);
            position = position.play(&action).unwrap().0;
        }
        for seat in [0, 1] {
            let read = Observation::read(&position.observation(Seat(seat), &[], &[])).unwrap();
            prop_assert_eq!(read.position.write_whole(), position.write_whole());
            // The seats of what was read are counted from Red.
            let colour = Colour::ALL.into_iter().find(|&colour| position.seat_of(colour) == seat).unwrap();
            let expected = if position.mover().is_some() { colour as u8 } else { seat };
            prop_assert_eq!(read.seat, expected);
            prop_assert_eq!(read.score, [0, 0]);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_with_a_place(text in "[-RBrbCM0-9/: openigclurdatf=]{0,40}") {
        if let Err(broken) = laws::check_text::<Position>(&text) {
            return Err(TestCaseError::fail(broken.to_string()));
        }
        if let Err(error) = Observation::read(&text) {
            prop_assert!(error.at <= text.chars().count());
        }
    }

    #[test]
    fn any_position_of_the_right_shape_obeys_the_laws_or_cannot_be(
        arms in "[-RB]{3}/[-RB]{2}/[-RB]",
        pegs in prop::array::uniform2(0..=36),
        turn in "[rb]",
        pending in "(-|CC|BB|MM|CB)",
    ) {
        let text = format!("{arms} {}:{} {turn} {pending}", pegs[0], pegs[1]);
        if let Ok(position) = Position::read_position(&text, &Setup::default()) {
            prop_assert_eq!(position.write_whole(), text);
            if let Err(broken) = laws::walk(position, 20, &mut SplitMix(1)) {
                return Err(TestCaseError::fail(broken.to_string()));
            }
        }
    }
}
