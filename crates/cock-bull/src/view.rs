//! A viewer's part of a position: in Cock & Bull everything, for every viewer.

use crate::board::{Chips, Colour, Die, Roll};
use crate::effect::Effect;
use crate::event::Event;
use crate::position::{Position, Stage};
use crate::setup::HouseRules;
use alloc::vec::Vec;

/// Cock & Bull as everybody sees it. Everything is public; only future dice are unknown.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "CockBullViewData", missing_as_null))]
#[non_exhaustive]
pub struct View {
    /// The chip on each of c1 c2 c3 b1 b2 m1, by its upper colour.
    #[cfg_attr(feature = "tsify", tsify(type = "(Colour | null)[]"))]
    pub chips: Chips,
    /// Red's and Black's Peg: 0 off the board, 1 to 36 the hole.
    pub pegs: [u8; 2],
    /// Each seat's colour, once it is chosen.
    pub colours: [Option<Colour>; 2],
    /// The colour whose turn it is, once colours are chosen; after the end, the winning colour.
    pub mover: Option<Colour>,
    /// The seat that must roll or choose; after the end, the winning seat.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// Seat 0's die of the opening roll, while seat 1 must roll.
    pub opening: Option<Die>,
    /// The seat that chooses its colour.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1 | null"))]
    pub choosing: Option<u8>,
    /// The last roll, which stays visible until the next one.
    pub dice: Option<Roll>,
    /// True if that roll passed the dice, so that the other colour rolled it.
    pub passed: bool,
    /// The roll to act on.
    pub roll: Option<Roll>,
    /// The effects of the rolls that don't pass the dice: CC, BB, MM, CB.
    #[cfg_attr(feature = "tsify", tsify(type = "CockBullEffect[]"))]
    pub effects: Vec<Effect>,
    #[cfg_attr(feature = "serde", serde(skip))]
    pub(crate) house: HouseRules,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let mover = position.mover();
        let colour = |seat| Colour::ALL.into_iter().find(|&c| mover.is_some() && position.seat_of(c) == seat);
        let mut view = View {
            chips: position.chips,
            pegs: position.pegs,
            colours: [0, 1].map(colour),
            mover,
            seat: position.seat_at_turn(),
            opening: match position.stage {
                Stage::Opening(die) => die,
                _ => None,
            },
            choosing: match position.stage {
                Stage::Colour(seat) => Some(seat),
                _ => None,
            },
            dice: position.lying,
            passed: position.lying.is_some_and(Roll::passes),
            roll: match position.stage {
                Stage::Act(_, roll) => Some(roll),
                _ => None,
            },
            effects: Vec::new(),
            house: position.house.clone(),
        };
        view.effects = Effect::all(&view);
        view
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Die { seat, die } => {
                self.opening = (seat == 0).then_some(die);
                self.seat = 1 - seat;
            }
            Event::Tied => self.seat = 0,
            Event::Opened { seat } => {
                self.choosing = Some(seat);
                self.seat = seat;
            }
            Event::Chosen { seat, colour } => {
                self.choosing = None;
                self.mover = Some(colour);
                self.colours[usize::from(seat)] = Some(colour);
                self.colours[usize::from(1 - seat)] = Some(colour.other());
            }
            Event::Rolled { roll, .. } => {
                self.dice = Some(roll);
                self.passed = roll.passes();
                self.roll = (!roll.passes()).then_some(roll);
            }
            Event::Passed { seat, colour } => {
                self.mover = Some(colour);
                self.seat = seat;
            }
            Event::Placed { colour, spot, .. } | Event::Flipped { colour, spot, .. } => {
                self.chips[spot.index()] = Some(colour);
                self.roll = None;
            }
            Event::Removed { spot, .. } => {
                self.chips[spot.index()] = None;
                self.roll = None;
            }
            Event::Pegged { colour, to, .. } => {
                self.pegs[colour.index()] = to;
                self.roll = None;
            }
            // The owner of an area is among the effects.
            Event::Owned { .. } => {}
            Event::Declined { .. } => self.roll = None,
        }
        self.effects = Effect::all(self);
    }
}
