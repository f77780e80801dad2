//! Plays actions, and implements the core traits.

use crate::action::Action;
use crate::board::{Colour, Die, Roll};
use crate::event::Event;
use crate::info::INFO;
use crate::outcome::Reason;
use crate::position::{Position, Stage};
use crate::validate::Fault;
use crate::view::View;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::{Chances, Dice, Game, Info, Outcome, Rules, Seat, Turn, Viewer};

impl Position {
    fn apply(&mut self, action: &Action, mut emit: impl FnMut(Event)) {
        match (*action, self.stage) {
            (Action::Die(die), Stage::Opening(None)) => {
                self.stage = Stage::Opening(Some(die));
                emit(Event::Die { seat: 0, die });
            }
            (Action::Die(die), Stage::Opening(Some(first))) => {
                emit(Event::Die { seat: 1, die });
                if die == first {
                    self.stage = Stage::Opening(None);
                    return emit(Event::Tied);
                }
                let seat = u8::from(die > first);
                self.stage = Stage::Colour(seat);
                emit(Event::Opened { seat });
            }
            (Action::Choose(colour), Stage::Colour(seat)) => {
                self.red_seat = if colour == Colour::Red { seat } else { 1 - seat };
                self.stage = Stage::Roll(colour);
                emit(Event::Chosen { seat, colour });
            }
            (Action::Roll(roll), Stage::Roll(colour)) => {
                self.lying = Some(roll);
                emit(Event::Rolled { seat: self.seat_of(colour), colour, roll });
                if roll.passes() {
                    let colour = colour.other();
                    self.stage = Stage::Roll(colour);
                    emit(Event::Passed { seat: self.seat_of(colour), colour });
                } else {
                    self.stage = Stage::Act(colour, roll);
                }
            }
            (action, Stage::Act(colour, roll)) => self.act(action, colour, roll, emit),
            // Other actions are illegal and never reach this.
            _ => {}
        }
    }

    fn act(&mut self, action: Action, colour: Colour, roll: Roll, mut emit: impl FnMut(Event)) {
        let seat = self.seat_of(colour);
        let only = self.list_actions().len() == 1;
        self.stage = Stage::Roll(colour);
        match action {
            Action::Place(spot) => {
                self.chips[spot.index()] = Some(colour);
                emit(Event::Placed { seat, colour, spot, only });
            }
            Action::Flip(spot) => {
                self.chips[spot.index()] = Some(colour);
                emit(Event::Flipped { seat, colour, spot, only });
            }
            Action::Remove(spot) => {
                self.chips[spot.index()] = None;
                emit(Event::Removed { seat, colour: colour.other(), spot, only });
            }
            Action::Peg => {
                let from = self.peg(colour);
                let to = self.pegged(colour, Position::reach(roll));
                self.pegs[colour.index()] = to;
                emit(Event::Pegged { seat, colour, roll, only, from, to });
            }
            _ => emit(Event::Declined { seat, colour }),
        }
        // The chip that ends the game gains no area.
        if matches!(action, Action::Place(_) | Action::Flip(_)) && self.owns(colour, roll) && !self.is_over() {
            emit(Event::Owned { seat, colour, roll });
        }
    }
}

impl Game for Position {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = ();

    const INFO: &'static Info = &INFO;

    fn start(rules: &Rules) -> Position {
        Position::empty(rules)
    }

    fn rules(&self) -> Rules {
        self.house.rules.clone()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            _ if self.is_over() => Turn::Over,
            Stage::Opening(_) | Stage::Roll(_) => Turn::Chance,
            Stage::Colour(seat) => Turn::Seat(Seat(seat)),
            Stage::Act(colour, _) => Turn::Seat(Seat(self.seat_of(colour))),
        }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.find_outcome()
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.list_actions()
    }

    fn chances(&self) -> Chances<Action> {
        let faces = self.house.faces;
        let outcomes = match self.stage {
            Stage::Opening(_) => Die::ALL.iter().map(|&die| (Action::Die(die), faces[die as usize])).collect(),
            Stage::Roll(_) if !self.is_over() => {
                Roll::ALL.iter().map(|&roll| (Action::Roll(roll), roll.weight(faces))).collect()
            }
            _ => Vec::new(),
        };
        Chances::Listed(outcomes)
    }

    fn why_not(&self, action: &Action) -> Option<String> {
        self.reason_against(action).map(String::from)
    }

    fn play_unchecked(&mut self, action: &Action, emit: impl FnMut(Event)) {
        self.apply(action, emit);
    }

    fn view(&self, _viewer: Viewer) -> View {
        View::of(self)
    }

    fn determinize(&self, _viewer: Viewer, _dice: &mut dyn Dice) -> Position {
        self.clone()
    }

    fn fold(view: &mut View, event: &Event) {
        view.fold(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        self.find_fault()
    }
}
