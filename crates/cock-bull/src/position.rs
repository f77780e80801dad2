//! The position and simple queries.

use crate::board::{Area, Chips, Colour, Die, FINISH, Roll, Spot};
use crate::setup::HouseRules;
use sobremesa_core::Rules;

/// The stage of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The opening roll (rule 1). Seat 0 rolls its die first. Seat 1 rolls when seat 0's die is there.
    Opening(Option<Die>),
    /// This seat won the opening roll and chooses its colour.
    Colour(u8),
    /// This colour rolls; after the end, the winning colour.
    Roll(Colour),
    /// This colour acts on its roll.
    Act(Colour, Roll),
}

/// A position of Cock & Bull.
///
/// ```
/// use sobremesa_cock_bull::{Colour, Position};
/// use sobremesa_core::{Game, Notation};
///
/// let position: Position = "RR-/-B/R 12:7 r CC".parse()?;
/// assert_eq!((position.mover(), position.pegs()), (Some(Colour::Red), [12, 7]));
/// assert_eq!(position.after(&position.find_action("place:c3")?).to_string(), "RRR/-B/R 12:7 r -");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(crate) house: HouseRules,
    pub(crate) chips: Chips,
    /// Red's and Black's Peg: 0 off the board, 1 to 36 the hole.
    pub(crate) pegs: [u8; 2],
    pub(crate) stage: Stage,
    /// The seat that has Red, once colours are chosen.
    pub(crate) red_seat: u8,
    /// The roll on the table, for display only. The rules don't need it.
    pub(crate) lying: Option<Roll>,
}

impl Position {
    pub(crate) fn empty(rules: &Rules) -> Position {
        let house = HouseRules::new(rules);
        Position { house, chips: [None; 6], pegs: [0; 2], stage: Stage::Opening(None), red_seat: 0, lying: None }
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The chips on the Arms.
    pub fn chips(&self) -> &Chips {
        &self.chips
    }

    /// Red's and Black's Peg: 0 off the board, 1 to 36 the hole.
    pub fn pegs(&self) -> [u8; 2] {
        self.pegs
    }

    /// The stage of the game.
    pub fn stage(&self) -> Stage {
        self.stage
    }

    /// The colour whose turn it is, once colours are chosen.
    pub fn mover(&self) -> Option<Colour> {
        match self.stage {
            Stage::Opening(_) | Stage::Colour(_) => None,
            Stage::Roll(colour) | Stage::Act(colour, _) => Some(colour),
        }
    }

    /// The seat that must roll or choose (rule 1: seat 0 rolls its die first).
    pub fn seat_at_turn(&self) -> u8 {
        match self.stage {
            Stage::Opening(first) => u8::from(first.is_some()),
            Stage::Colour(seat) => seat,
            Stage::Roll(colour) | Stage::Act(colour, _) => self.seat_of(colour),
        }
    }

    /// The seat that has a colour.
    pub fn seat_of(&self, colour: Colour) -> u8 {
        if colour == Colour::Red { self.red_seat } else { 1 - self.red_seat }
    }

    pub(crate) fn peg(&self, colour: Colour) -> u8 {
        self.pegs[colour.index()]
    }

    pub(crate) fn bears(&self, spot: Spot, colour: Colour) -> bool {
        self.chips[spot.index()] == Some(colour)
    }

    /// Returns true if a colour owns the whole area of a roll (rule 5).
    pub(crate) fn owns(&self, colour: Colour, roll: Roll) -> bool {
        roll.area().is_some_and(|area| area.spots().all(|spot| self.bears(spot, colour)))
    }

    /// The hole of a colour's Peg after a move by `by` holes (rule 7).
    pub(crate) fn pegged(&self, colour: Colour, by: u8) -> u8 {
        let from = self.peg(colour);
        if from + by <= FINISH {
            from + by
        } else if self.house.exact {
            from
        } else {
            FINISH
        }
    }

    /// The number of holes that a roll moves the Peg, if it may move.
    pub(crate) fn reach(roll: Roll) -> u8 {
        roll.area().map_or(1, Area::worth)
    }
}
