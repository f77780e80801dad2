//! The legal actions (rules 3 to 6).

use crate::action::Action;
use crate::board::{Area, Colour, Spot};
use crate::position::{Position, Stage};
use alloc::vec;
use alloc::vec::Vec;

impl Position {
    /// The opposing chips that may be removed: those of the first area that has any (rule 4).
    fn removable(&self, colour: Colour) -> impl Iterator<Item = Spot> {
        let opposing = move |spot: &Spot| self.bears(*spot, colour.other());
        let area = Area::ALL.into_iter().find(|area| area.spots().any(|spot| opposing(&spot)));
        Spot::ALL.into_iter().filter(move |spot| Some(spot.area()) == area && opposing(spot))
    }

    /// All legal actions of the seat to move, ascending.
    pub(crate) fn list_actions(&self) -> Vec<Action> {
        let mut actions = Vec::new();
        let (colour, roll) = match self.stage {
            Stage::Act(colour, roll) => (colour, roll),
            Stage::Colour(_) => return vec![Action::Choose(Colour::Red), Action::Choose(Colour::Black)],
            Stage::Opening(_) | Stage::Roll(_) => return actions,
        };
        let pegs = match roll.area() {
            Some(area) => {
                let at = |chip: Option<Colour>| area.spots().filter(move |spot| self.chips[spot.index()] == chip);
                actions.extend(at(None).map(Action::Place));
                if actions.is_empty() || !self.house.place_first {
                    actions.extend(at(Some(colour.other())).map(Action::Flip));
                }
                // The bonus only comes with an area that the colour already owns, so it is never an alternative (rule
                // 5).
                actions.is_empty()
            }
            None => {
                actions.extend(self.removable(colour).map(Action::Remove));
                actions.is_empty() || !self.house.forced_removal
            }
        };
        if pegs {
            actions.push(Action::Peg);
            if self.house.free {
                actions.push(Action::Pass);
            }
        }
        actions
    }
    /// Returns the reason why the seat to move can't play an action.
    pub(crate) fn reason_against(&self, action: &Action) -> Option<&'static str> {
        let Stage::Act(colour, roll) = self.stage else { return Some("a colour must be chosen") };
        let taken = |spot| self.bears(spot, colour) || self.bears(spot, colour.other());
        Some(match *action {
            Action::Place(spot) | Action::Flip(spot) if roll.area() != Some(spot.area()) => {
                "only a pair of the spot's animal places or flips there"
            }
            Action::Place(spot) if taken(spot) => "the spot has a chip already",
            Action::Flip(spot) if !self.bears(spot, colour.other()) => "there is no opposing chip",
            Action::Flip(_) => "the empty spots of the area are filled first",
            Action::Remove(_) if roll.area().is_some() => "a pair removes nothing",
            Action::Remove(spot) if !self.bears(spot, colour.other()) => "there is no opposing chip",
            Action::Remove(_) => "chips are removed from the Bend first, then from the Field, then from the Crest",
            Action::Peg => "the Peg moves only if the roll can't be used for a chip",
            Action::Pass => "the Peg may stay only with pegging=free",
            _ => return None,
        })
    }
}
