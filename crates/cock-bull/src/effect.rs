//! The effects of rolls: the moves that each allows in a position.

use crate::board::{Area, Colour, Roll, Spot};
use crate::position::{Position, Stage};
use crate::view::View;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sobremesa_core::Game;

/// The effect of a roll in a position, for the colour to move. Before colours are chosen, that is Red. A roll that passes
/// the dice has none.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "CockBullEffect", missing_as_null))]
#[non_exhaustive]
pub struct Effect {
    /// The roll: a pair, or Cock & Bull.
    pub roll: Roll,
    /// The spots of the pair's area; none for Cock & Bull.
    pub spots: Vec<Spot>,
    /// The colour that owns this area.
    pub owner: Option<Colour>,
    /// The number of holes that the roll moves a Peg, if it may move.
    pub holes: u8,
    /// The legal moves, as notation.
    pub moves: Vec<String>,
    /// True if one of these moves wins.
    pub wins: bool,
}

impl Effect {
    /// The effects of all rolls that keep the dice, in the order of [`Roll::ALL`].
    pub(crate) fn all(view: &View) -> Vec<Effect> {
        Roll::ALL.into_iter().filter(|roll| !roll.passes()).map(|roll| Effect::of(view, roll)).collect()
    }

    fn of(view: &View, roll: Roll) -> Effect {
        let stage = Stage::Act(view.mover.unwrap_or(Colour::Red), roll);
        let position = Position { chips: view.chips, pegs: view.pegs, stage, ..Position::empty(&view.house.rules) };
        let actions = position.list_actions();
        Effect {
            roll,
            spots: roll.area().into_iter().flat_map(Area::spots).collect(),
            owner: Colour::ALL.into_iter().find(|&colour| position.owns(colour, roll)),
            holes: Position::reach(roll),
            moves: actions.iter().map(ToString::to_string).collect(),
            wins: !position.is_over() && actions.iter().any(|action| position.after(action).is_over()),
        }
    }
}
