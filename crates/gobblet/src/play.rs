//! Playing a step, and the contract's view of the game.

use crate::board::{Gobblet, Size, Square, Squares};
use crate::info::INFO;
use crate::moves::Step;
use crate::position::{Pending, Position, Standing};
use crate::view::View;
use sobremesa_contract::{Dice, Eye, Game, Info, Outcome, Plain, Rules, Seat, Show, Turn};

/// What can happen. A board move is a [`Event::Lifted`] followed by a [`Event::Put`].
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A gobblet came from an external stack onto the board.
    Placed {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Index of the stack it came from; of equal tops the last, so that stacks stay in descending order.
        stack: u8,
        /// Where it stands now.
        to: Square,
        /// What it covers.
        gobbled: Option<Gobblet>,
    },
    /// A gobblet was lifted off the board.
    Lifted {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Where it stood.
        from: Square,
        /// What shows there now.
        revealed: Option<Gobblet>,
    },
    /// A lifted gobblet was put down.
    Put {
        /// Whose it is.
        seat: u8,
        /// Its size.
        size: Size,
        /// Where it stood.
        from: Square,
        /// Where it stands now.
        to: Square,
        /// What it covers.
        gobbled: Option<Gobblet>,
    },
    /// Four visible gobblets of a seat stand in a line.
    Lined {
        /// Whose they are.
        seat: u8,
        /// The squares of the line.
        squares: Vec<Square>,
    },
    /// A draw was offered.
    Offered {
        /// Who offered.
        seat: u8,
    },
    /// The offer was accepted.
    Accepted {
        /// Who accepted.
        seat: u8,
    },
    /// The offer was declined.
    Declined {
        /// Who declined.
        seat: u8,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let by = |kind, seat: u8| Plain::of_kind(kind).with("seat", seat);
        match self {
            Event::Placed { seat, size, stack, to, gobbled } => {
                let event = by("placed", *seat).with("size", size).with("stack", stack);
                event.with("to", to).with("gobbled", gobbled)
            }
            Event::Lifted { seat, size, from, revealed } => {
                by("lifted", *seat).with("size", size).with("from", from).with("revealed", revealed)
            }
            Event::Put { seat, size, from, to, gobbled } => {
                by("put", *seat).with("size", size).with("from", from).with("to", to).with("gobbled", gobbled)
            }
            Event::Lined { seat, squares } => by("lined", *seat).with("squares", squares),
            Event::Offered { seat } => by("offered", *seat),
            Event::Accepted { seat } => by("accepted", *seat),
            Event::Declined { seat } => by("declined", *seat),
        }
    }
}

impl Position {
    fn put_down(&mut self, gobblet: Gobblet, to: Square) -> Option<Gobblet> {
        let gobbled = self.top(to);
        self.put(gobblet, to);
        self.pending = Pending::Nothing;
        self.declined = false;
        self.mover = 1 - gobblet.seat;
        gobbled
    }

    fn apply(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        let seat = self.mover;
        match *step {
            Step::Place(size, to) => {
                let stack = self.stacks(seat).iter().rposition(|&top| top == size.number()).unwrap_or(0) as u8;
                let gobbled = self.put_down(Gobblet { seat, size }, to);
                tell(Event::Placed { seat, size, stack, to, gobbled });
            }
            Step::Move(from, to) => {
                let in_hand = self.pending == Pending::Lifted(from);
                let Some(gobblet) = self.remove(from) else { return };
                let Gobblet { seat, size } = gobblet;
                if !in_hand {
                    tell(Event::Lifted { seat, size, from, revealed: self.top(from) });
                }
                let gobbled = self.put_down(gobblet, to);
                tell(Event::Put { seat, size, from, to, gobbled });
            }
            Step::Lift(from) => {
                let Some(Gobblet { seat, size }) = self.top(from) else { return };
                self.pending = Pending::Lifted(from);
                let revealed = self.nest(from).filter(|g| g.size < size).last();
                tell(Event::Lifted { seat, size, from, revealed });
            }
            Step::Offer => {
                self.pending = Pending::Offer;
                self.mover = 1 - seat;
                tell(Event::Offered { seat });
                return;
            }
            Step::Accept => {
                self.pending = Pending::Agreed;
                tell(Event::Accepted { seat });
                return;
            }
            Step::Decline => {
                self.pending = Pending::Nothing;
                self.declined = true;
                self.mover = 1 - seat;
                tell(Event::Declined { seat });
                return;
            }
        }
        for seat in [0, 1] {
            for line in self.fours(seat) {
                tell(Event::Lined { seat, squares: line.collect() });
            }
        }
    }
}

impl Game for Position {
    type Step = Step;
    type Event = Event;
    type View = View;
    type Standing = Standing;

    const INFO: &'static Info = &INFO;
    const REPETITION: u8 = 3;

    fn start(rules: &Rules) -> Position {
        Position::empty(rules)
    }

    fn rules(&self) -> Rules {
        self.house.rules.clone()
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(Seat(self.mover)) }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.find_outcome()
    }

    fn legal_steps(&self) -> Vec<Step> {
        self.list_steps()
    }

    fn is_legal(&self, step: &Step) -> bool {
        *step == Step::Offer && self.may_offer() || self.list_steps().binary_search(step).is_ok()
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
        for seat in [0, 1] {
            let name = ["White", "Black"][usize::from(seat)];
            let mut more = 0;
            for size in Size::ALL.into_iter().rev() {
                let count = self.men(seat, size).count();
                if count > 3 {
                    return Err(format!("{name} has {count} gobblets of size {}", size.number()));
                }
                // A stack gives its larger gobblets first.
                if count > 3 - more {
                    return Err(format!("{name}'s size {} is out before larger ones over it", size.number()));
                }
                more = 3 - count;
            }
        }
        let both = Size::ALL.iter().map(|&s| self.men(0, s) & self.men(1, s)).find(|s| !s.is_empty());
        if both.is_some_and(|s: Squares| !s.is_empty()) {
            return Err("two gobblets of one size on a square".into());
        }
        Ok(())
    }

    fn standing(&self) -> Option<Standing> {
        // An offer and its refusal do not make a position stand anew, and a lift is half a move.
        (self.pending == Pending::Nothing && !self.declined).then(|| self.standing_now())
    }

    fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        let steps = self.list_steps();
        if depth == 1 {
            return steps.len() as u64;
        }
        let mut next = self.clone();
        let mut count = 0;
        for step in &steps {
            next.men = self.men;
            (next.mover, next.pending, next.declined) = (self.mover, self.pending, self.declined);
            next.apply(step, &mut |_| ());
            count += next.perft(depth - 1);
        }
        count
    }
}
