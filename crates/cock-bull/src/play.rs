//! Playing a step, and the contract's view of the game.

use crate::board::{Colour, Die, Roll, Spot};
use crate::info::INFO;
use crate::moves::Step;
use crate::position::{Position, Stage};
use crate::view::View;
use sobremesa_contract::{Chances, Dice, Eye, Game, Info, Outcome, Plain, Rules, Seat, Show, Turn};

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A seat rolled its die of the opening roll.
    Die {
        /// Who rolled.
        seat: u8,
        /// What it shows.
        die: Die,
    },
    /// The opening roll was a tie: both roll again.
    Tied,
    /// A seat won the opening roll: it chooses its colour and starts.
    Opened {
        /// Who won it.
        seat: u8,
    },
    /// The colours are chosen; the other seat has the other one.
    Chosen {
        /// Who chose.
        seat: u8,
        /// What.
        colour: Colour,
    },
    /// Both dice were rolled.
    Rolled {
        /// Whose roll.
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// What they show.
        roll: Roll,
    },
    /// The dice go to the other seat.
    Passed {
        /// Who has them now.
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
    /// A chip came from the supply onto a spot.
    Placed {
        /// Who placed it.
        seat: u8,
        /// Its upper colour.
        colour: Colour,
        /// Where.
        spot: Spot,
    },
    /// A chip was turned over.
    Flipped {
        /// Who flipped it.
        seat: u8,
        /// Its upper colour now.
        colour: Colour,
        /// Where.
        spot: Spot,
    },
    /// A chip went back to the supply.
    Removed {
        /// Who removed it.
        seat: u8,
        /// The colour it bore, the other seat's.
        colour: Colour,
        /// From where.
        spot: Spot,
    },
    /// A Peg moved.
    Pegged {
        /// Whose it is.
        seat: u8,
        /// Its colour.
        colour: Colour,
        /// Its hole before; 0 is off the board.
        from: u8,
        /// Its hole now; the same where a move past FINISH is lost.
        to: u8,
    },
    /// A move of the Peg was declined.
    Declined {
        /// Who declined.
        seat: u8,
        /// Its colour.
        colour: Colour,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let by = |kind, seat: u8| Plain::of_kind(kind).with("seat", seat);
        let of = |kind, seat: u8, colour: Colour| by(kind, seat).with("colour", colour);
        match *self {
            Event::Die { seat, die } => by("die", seat).with("die", die),
            Event::Tied => Plain::of_kind("tied"),
            Event::Opened { seat } => by("opened", seat),
            Event::Chosen { seat, colour } => of("chosen", seat, colour),
            Event::Rolled { seat, colour, roll } => of("rolled", seat, colour).with("roll", roll),
            Event::Passed { seat, colour } => of("passed", seat, colour),
            Event::Placed { seat, colour, spot } => of("placed", seat, colour).with("spot", spot.name()),
            Event::Flipped { seat, colour, spot } => of("flipped", seat, colour).with("spot", spot.name()),
            Event::Removed { seat, colour, spot } => of("removed", seat, colour).with("spot", spot.name()),
            Event::Pegged { seat, colour, from, to } => of("pegged", seat, colour).with("from", from).with("to", to),
            Event::Declined { seat, colour } => of("declined", seat, colour),
        }
    }
}

impl Position {
    fn apply(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        match (*step, self.stage) {
            (Step::Die(die), Stage::Opening(None)) => {
                self.stage = Stage::Opening(Some(die));
                tell(Event::Die { seat: 0, die });
            }
            (Step::Die(die), Stage::Opening(Some(first))) => {
                tell(Event::Die { seat: 1, die });
                if die == first {
                    self.stage = Stage::Opening(None);
                    return tell(Event::Tied);
                }
                let seat = u8::from(die > first);
                self.stage = Stage::Colour(seat);
                tell(Event::Opened { seat });
            }
            (Step::Choose(colour), Stage::Colour(seat)) => {
                self.red_seat = if colour == Colour::Red { seat } else { 1 - seat };
                self.stage = Stage::Roll(colour);
                tell(Event::Chosen { seat, colour });
            }
            (Step::Roll(roll), Stage::Roll(colour)) => {
                self.lying = Some(roll);
                tell(Event::Rolled { seat: self.seat_of(colour), colour, roll });
                if roll.passes() {
                    let colour = colour.other();
                    self.stage = Stage::Roll(colour);
                    tell(Event::Passed { seat: self.seat_of(colour), colour });
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
                        tell(Event::Placed { seat, colour, spot });
                    }
                    Step::Flip(spot) => {
                        self.chips[spot.index()] = Some(colour);
                        tell(Event::Flipped { seat, colour, spot });
                    }
                    Step::Remove(spot) => {
                        self.chips[spot.index()] = None;
                        tell(Event::Removed { seat, colour: colour.other(), spot });
                    }
                    Step::Peg => {
                        let from = self.peg(colour);
                        let to = self.pegged(colour, Position::reach(roll));
                        self.pegs[colour.index()] = to;
                        tell(Event::Pegged { seat, colour, from, to });
                    }
                    _ => tell(Event::Declined { seat, colour }),
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

    fn play_unchecked(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        self.apply(step, tell);
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

    fn check(&self) -> Result<(), String> {
        let mut ends = 0;
        for colour in Colour::ALL {
            let ended = u8::from(self.has_chipped_in(colour)) + u8::from(self.has_pegged_out(colour));
            ends += ended;
            if ended > 0 && self.stage != Stage::Roll(colour) {
                return Err(format!("{} has won: the turn stays there and no roll is pending", colour.word()));
            }
        }
        if ends > 1 { Err("the game had ended before".into()) } else { Ok(()) }
    }
}
