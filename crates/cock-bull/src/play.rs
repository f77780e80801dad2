//! Playing a step, and what the game is to everything else.

use crate::board::{Colour, Die, Roll};
use crate::event::Event;
use crate::info::INFO;
use crate::moves::Step;
use crate::position::{Position, Stage};
use crate::validate::Fault;
use crate::view::View;
use sobremesa_core::{Chances, Dice, Eye, Game, Info, Outcome, Rules, Seat, Turn};

impl Position {
    fn apply(&mut self, step: &Step, mut emit: impl FnMut(Event)) {
        match (*step, self.stage) {
            (Step::Die(die), Stage::Opening(None)) => {
                self.stage = Stage::Opening(Some(die));
                emit(Event::Die { seat: 0, die });
            }
            (Step::Die(die), Stage::Opening(Some(first))) => {
                emit(Event::Die { seat: 1, die });
                if die == first {
                    self.stage = Stage::Opening(None);
                    return emit(Event::Tied);
                }
                let seat = u8::from(die > first);
                self.stage = Stage::Colour(seat);
                emit(Event::Opened { seat });
            }
            (Step::Choose(colour), Stage::Colour(seat)) => {
                self.red_seat = if colour == Colour::Red { seat } else { 1 - seat };
                self.stage = Stage::Roll(colour);
                emit(Event::Chosen { seat, colour });
            }
            (Step::Roll(roll), Stage::Roll(colour)) => {
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
            (step, Stage::Act(colour, roll)) => {
                let seat = self.seat_of(colour);
                self.stage = Stage::Roll(colour);
                match step {
                    Step::Place(spot) => {
                        self.chips[spot.index()] = Some(colour);
                        emit(Event::Placed { seat, colour, spot });
                    }
                    Step::Flip(spot) => {
                        self.chips[spot.index()] = Some(colour);
                        emit(Event::Flipped { seat, colour, spot });
                    }
                    Step::Remove(spot) => {
                        self.chips[spot.index()] = None;
                        emit(Event::Removed { seat, colour: colour.other(), spot });
                    }
                    Step::Peg => {
                        let from = self.peg(colour);
                        let to = self.pegged(colour, Position::reach(roll));
                        self.pegs[colour.index()] = to;
                        emit(Event::Pegged { seat, colour, from, to });
                    }
                    _ => emit(Event::Declined { seat, colour }),
                }
            }
            // Not legal, and so never asked for.
            _ => {}
        }
    }
}

impl Game for Position {
    type Step = Step;
    type Event = Event;
    type View = View;
    type Fault = Fault;
    type Standing = ();

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

    fn outcome(&self) -> Option<Outcome> {
        self.find_outcome()
    }

    fn legal_steps(&self) -> Vec<Step> {
        self.list_steps()
    }

    fn chances(&self) -> Chances<Step> {
        let faces = self.house.faces;
        let outcomes = match self.stage {
            Stage::Opening(_) => Die::ALL.iter().map(|&die| (Step::Die(die), faces[die as usize])).collect(),
            Stage::Roll(_) if !self.is_over() => {
                Roll::ALL.iter().map(|&roll| (Step::Roll(roll), roll.weight(faces))).collect()
            }
            _ => Vec::new(),
        };
        Chances::Listed(outcomes)
    }

    fn play_unchecked(&mut self, step: &Step, emit: impl FnMut(Event)) {
        self.apply(step, emit);
    }

    fn view(&self, _eye: Eye) -> View {
        View::of(self)
    }

    fn world(&self, _eye: Eye, _dice: &mut dyn Dice) -> Position {
        self.clone()
    }

    fn fold(view: &mut View, event: &Event) {
        view.fold(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        self.find_fault()
    }
}
