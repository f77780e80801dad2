//! The Arms as counts: the spots of an area are alike, so the Arms have only 178 states. The moves of each roll come
//! from the rules crate; no rule is repeated here.

use sobremesa_cock_bull::{Action, Area, Chips, Colour, Die, Position, Roll, Spot};
use sobremesa_core::Game;

/// Counts of own and opposing chips on the three areas: 10 by 6 by 3, with the two where a colour has all.
pub(super) const ARMS: usize = 180;

/// The states in which all chips are the mover's, and the other seat's.
pub(super) const ENDS: [usize; 2] = [61, 179];

/// No state of the Arms.
pub const NONE: u8 = 255;

/// The moves of a roll that doesn't pass: up to two next states with the same mover, and, if the Peg may move, the
/// unchanged state.
pub(super) type Offer = [u8; 3];

/// The rules by counts, under some house rules.
pub struct Arms {
    /// The start, the mover red.
    pub start: Position,
    /// An arrangement of chips for each state.
    arrangements: [usize; ARMS],
    /// The same Arms as the other seat sees them.
    pub turned: [u8; ARMS],
    /// The moves for CC, BB, MM and CB.
    pub offers: [[Offer; 4]; ARMS],
    /// How likely these are, and that the turn passes.
    pub weights: [f64; 5],
}

/// The Arms as a colour sees them, as a number; 0 is empty.
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
    /// Asks the rules that a position is played by.
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

    /// The position with these Arms and Pegs, the mover red.
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
            // The other colour's turn.
            play(Action::Roll(Roll::CM));
        }
        position
    }
}
