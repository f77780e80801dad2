//! The Arms as counts of chips. The spots of an area are equivalent, so the Arms have only 178 states before the end of
//! the game. The moves of each roll come from the rules crate; no rule is repeated here.

use sobremesa_cock_bull::{Action, Area, Chips, Colour, Die, Position, Roll, Spot};
use sobremesa_core::Game;

/// The number of states, by the counts of own and opposing chips on the three areas: 10 by 6 by 3. This includes the
/// two states in which one colour has all chips.
pub(super) const ARMS: usize = 180;

/// The states in which all chips are the mover's, and the other seat's.
pub(super) const ENDS: [usize; 2] = [61, 179];

/// No state of the Arms.
pub const NONE: u8 = 255;

/// The moves of a roll that doesn't pass: up to two next states with the same mover, and, if the Peg may move, the
/// unchanged state.
pub(super) type Offer = [u8; 3];

/// The states and moves of the Arms under given house rules.
pub struct Arms {
    /// The start, with red to move.
    pub start: Position,
    /// An arrangement of chips for each state.
    arrangements: [usize; ARMS],
    /// Each state as seen by the other seat.
    pub turned: [u8; ARMS],
    /// The moves for CC, BB, MM and CB.
    pub offers: [[Offer; 4]; ARMS],
    /// The probabilities of these rolls, and of a roll that passes the turn.
    pub weights: [f64; 5],
}

/// The state of the Arms as seen by a colour. State 0 has no chips.
pub(super) fn count(chips: &Chips, colour: Colour) -> usize {
    let mut number = 0;
    for area in Area::ALL {
        let (mut own, mut other, mut spots) = (0, 0, 0);
        for spot in area.spots() {
            let chip = chips[spot.index()];
            spots += 1;
            own += usize::from(chip == Some(colour));
            other += usize::from(chip == Some(colour.other()));
        }
        number = number * ((spots + 1) * (spots + 2) / 2) + other * (2 * spots + 3 - other) / 2 + own;
    }
    number
}

impl Arms {
    /// Computes the states and moves under the house rules of a position.
    pub fn new(like: &Position) -> Box<Arms> {
        let mut start = Position::start(&like.rules());
        for action in [Action::Die(Die::M), Action::Die(Die::C), Action::Choose(Colour::Red)] {
            start.advance(&action);
        }
        let mut arms = Box::new(Arms {
            start,
            arrangements: [0; ARMS],
            turned: [0; ARMS],
            offers: [[[NONE; 3]; 4]; ARMS],
            weights: [0.0; 5],
        });
        for roll in Roll::ALL {
            arms.weights[(roll as usize).min(4)] += f64::from(roll.weight(like.house().faces)) / 36.0;
        }
        for arrangement in 0..729 {
            let position = arms.arranged(arrangement, [0; 2]);
            let number = count(position.chips(), Colour::Red);
            arms.arrangements[number] = arrangement;
            arms.turned[number] = count(position.chips(), Colour::Black) as u8;
            for (roll, offer) in arms.offers[number].iter_mut().enumerate() {
                let rolled = position.after(&Action::Roll(Roll::ALL[roll]));
                for action in rolled.legal_actions() {
                    let after = rolled.after(&action);
                    let next = count(after.chips(), Colour::Red) as u8;
                    let at = if after.pegs()[0] > 0 { 2 } else { usize::from(offer[0] != NONE && offer[0] != next) };
                    offer[at] = next;
                }
            }
        }
        arms
    }

    /// A position with these Arms and Pegs, and red to move.
    pub fn position(&self, arms: usize, pegs: [usize; 2]) -> Position {
        self.arranged(self.arrangements[arms], pegs)
    }

    fn arranged(&self, arrangement: usize, pegs: [usize; 2]) -> Position {
        let mut position = self.start.clone();
        let mut play = |action| position.advance(&action);
        for (colour, peg) in pegs.into_iter().enumerate() {
            let mut rest = arrangement;
            for spot in Spot::ALL.into_iter() {
                if rest % 3 == colour + 1 {
                    play(Action::Roll(Roll::ALL[spot.area() as usize]));
                    play(Action::Place(spot));
                }
                rest /= 3;
            }
            for _ in 0..peg {
                play(Action::Roll(Roll::CB));
                play(Action::Peg);
            }
            // This roll passes the turn to the other colour.
            play(Action::Roll(Roll::CM));
        }
        position
    }
}
