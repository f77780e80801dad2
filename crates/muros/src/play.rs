//! Playing a step, and the contract's view of the game.

use crate::board::{Colour, Counts, Slot};
use crate::info::INFO;
use crate::moves::{Lay, Source, Step, Take};
use crate::position::{HALF, Hand, Holes, Position, Stage, hide};
use crate::view::View;
use sobremesa_contract::{Chances, Dice, Eye, Game, Info, Outcome, Plain, Rules, Seat, Show, Turn};

/// A counter and its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Counter {
    /// 0 to 80, row by row.
    pub square: u8,
    /// Its colour.
    pub colour: Colour,
}

/// A counter's way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shift {
    /// The square it stood on.
    pub from: u8,
    /// The square it stands on now.
    pub to: u8,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The counters are laid out.
    Gridded {
        /// The 81 squares.
        squares: Vec<Option<Colour>>,
    },
    /// The cards are dealt.
    Dealt {
        /// The hands, as far as the eye knows them.
        hands: Vec<Hand>,
        /// The open cards.
        piles: Counts,
    },
    /// The starter is drawn.
    Started {
        /// Who begins.
        seat: u8,
    },
    /// A card is laid.
    Laid {
        /// Who laid it.
        seat: u8,
        /// It comes from an open pile, not from the hand.
        open: bool,
        /// Its colour.
        colour: Colour,
        /// Where it lies now.
        slot: Slot,
    },
    /// Counters leave the line and the game.
    Left {
        /// Which, from the far end.
        counters: Vec<Counter>,
    },
    /// The rest of the line closes up.
    Moved {
        /// Each counter that moves, the farthest first.
        counters: Vec<Shift>,
    },
    /// Both cards of the line have one colour: nothing is taken.
    Blocked {
        /// Where the second one lies.
        slot: Slot,
    },
    /// A seat takes counters and keeps them.
    Taken {
        /// Who takes them.
        seat: u8,
        /// The colour named.
        colour: Colour,
        /// Which, maybe none.
        counters: Vec<Counter>,
    },
    /// A seat takes nothing though it might.
    Declined {
        /// Who.
        seat: u8,
    },
    /// A seat has no card to lay.
    Passed {
        /// Who.
        seat: u8,
    },
}

impl Show for Counter {
    fn plain(&self) -> Plain {
        Plain::object().with("square", self.square).with("colour", self.colour)
    }
}

impl Show for Shift {
    fn plain(&self) -> Plain {
        Plain::object().with("from", self.from).with("to", self.to)
    }
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let kind = Plain::of_kind;
        match self {
            Event::Gridded { squares } => kind("gridded").with("squares", squares),
            Event::Dealt { hands, piles } => kind("dealt").with("hands", hands).with("piles", piles),
            Event::Started { seat } => kind("started").with("seat", seat),
            Event::Laid { seat, open, colour, slot } => {
                kind("laid").with("seat", seat).with("open", open).with("colour", colour).with("slot", slot)
            }
            Event::Left { counters } => kind("left").with("counters", counters),
            Event::Moved { counters } => kind("moved").with("counters", counters),
            Event::Blocked { slot } => kind("blocked").with("slot", slot),
            Event::Taken { seat, colour, counters } => {
                kind("taken").with("seat", seat).with("colour", colour).with("counters", counters)
            }
            Event::Declined { seat } => kind("declined").with("seat", seat),
            Event::Passed { seat } => kind("passed").with("seat", seat),
        }
    }
}

/// Where events are told; none where nobody listens, which saves making them.
type Tell<'a> = Option<&'a mut dyn FnMut(Event)>;

/// Up to a line's length of things, without a heap.
struct Few<T> {
    items: [T; 9],
    count: usize,
}

impl<T: Copy> Few<T> {
    fn new(filler: T) -> Few<T> {
        Few { items: [filler; 9], count: 0 }
    }

    fn push(&mut self, item: T) {
        self.items[self.count] = item;
        self.count += 1;
    }

    fn all(&self) -> &[T] {
        &self.items[..self.count]
    }
}

/// What a card did to its line.
struct Change {
    /// The counters that left it.
    gone: Few<Counter>,
    /// The ways of those that moved.
    moved: Few<Shift>,
}

impl Position {
    /// Plays a card without telling what happens: the searches' way.
    pub fn lay(&mut self, lay: Lay) {
        self.play_lay(lay, None);
    }

    /// Plays a pass without telling: the turn goes on.
    pub fn pass(&mut self) {
        self.mover = (self.mover + 1) % self.house.seats;
    }

    /// Takes a colour's counters off a line; the others stay.
    fn pick(&mut self, near: Slot, colour: Colour) -> Change {
        let mut change = Change::new();
        for square in near.line().into_iter().rev() {
            let counter = &mut self.squares[usize::from(square)];
            if *counter == Some(colour) {
                *counter = None;
                change.gone.push(Counter { square, colour });
            }
        }
        change
    }

    /// Takes as many counters as a colour has off the far end of a line; the rest closes up.
    fn push(&mut self, near: Slot, colour: Colour) -> Change {
        let mut change = Change::new();
        let line = near.line();
        let (mut at, mut before, mut leaving) = ([0; 9], 0, 0);
        for (i, &square) in line.iter().enumerate() {
            if let Some(counter) = self.squares[usize::from(square)] {
                at[before] = i;
                before += 1;
                leaving += usize::from(counter == colour);
            }
        }
        if leaving == 0 {
            return change;
        }
        let rest = before - leaving;
        for &i in at[rest..before].iter().rev() {
            let square = line[i];
            if let Some(colour) = self.squares[usize::from(square)].take() {
                change.gone.push(Counter { square, colour });
            }
        }
        // The farthest first: whatever stood in its way has moved on.
        for j in (0..rest).rev() {
            let to = match self.house.holes() {
                Holes::Fixed => at[j + leaving],
                Holes::Carried => at[j] + at[before - 1] - at[rest - 1],
                Holes::Closed => line.len() - rest + j,
            };
            if to != at[j] {
                let (from, to) = (line[at[j]], line[to]);
                self.squares[usize::from(to)] = self.squares[usize::from(from)].take();
                change.moved.push(Shift { from, to });
            }
        }
        change
    }

    fn play_lay(&mut self, lay: Lay, tell: Tell) {
        let Lay { source, colour, slot, take } = lay;
        let seat = self.mover;
        match source {
            Source::Hand => self.hands[self.mover()].lose(colour),
            Source::Pile => self.piles[colour.index()] -= 1,
        }
        let opens = self.laid < HALF;
        self.slots[slot.index()] = Some(colour);
        self.laid += 1;
        self.pass();
        let change = match take {
            Take::Open if opens => self.push(slot, colour),
            Take::Named(named) if self.house.far_end() => {
                self.push(if named == colour { slot } else { slot.opposite() }, named)
            }
            Take::Named(named) => self.pick(slot, named),
            _ => Change::new(),
        };
        if let Take::Named(_) = take {
            for counter in change.gone.all() {
                self.kept[usize::from(seat)][counter.colour.index()] += 1;
            }
        }
        let Some(tell) = tell else { return };
        tell(Event::Laid { seat, open: source == Source::Pile, colour, slot });
        let counters = change.gone.all().to_vec();
        match take {
            Take::Open if !opens => tell(Event::Blocked { slot }),
            Take::Open if counters.is_empty() => {}
            Take::Open => tell(Event::Left { counters }),
            Take::Nothing => tell(Event::Declined { seat }),
            Take::Named(colour) => tell(Event::Taken { seat, colour, counters }),
        }
        if change.moved.count > 0 {
            tell(Event::Moved { counters: change.moved.all().to_vec() });
        }
    }

    pub(crate) fn apply(&mut self, step: &Step, tell: Tell) {
        let event = match step {
            Step::Lay(lay) => return self.play_lay(*lay, tell),
            Step::Pass => {
                let seat = self.mover;
                self.pass();
                Event::Passed { seat }
            }
            Step::Grid(squares) => {
                self.stage = Stage::Deal;
                self.squares = **squares;
                Event::Gridded { squares: squares.to_vec() }
            }
            Step::Deal(deal) => {
                self.stage = Stage::Starter;
                self.piles = deal.piles;
                for (hand, dealt) in self.hands.iter_mut().zip(&deal.hands) {
                    *hand = *dealt;
                }
                Event::Dealt { hands: deal.hands.clone(), piles: deal.piles }
            }
            Step::Starter(seat) => {
                self.stage = Stage::Play;
                self.mover = *seat;
                Event::Started { seat: *seat }
            }
        };
        if let Some(tell) = tell {
            tell(event);
        }
    }
}

impl Change {
    fn new() -> Change {
        let nowhere = Counter { square: 0, colour: Colour::W };
        Change { gone: Few::new(nowhere), moved: Few::new(Shift { from: 0, to: 0 }) }
    }
}

impl Game for Position {
    type Step = Step;
    type Event = Event;
    type View = View;
    type Standing = ();

    const INFO: Info = INFO;

    fn start(rules: &Rules) -> Position {
        Position::empty(rules)
    }

    fn rules(&self) -> Rules {
        self.house.rules()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Play if self.is_over() => Turn::Over,
            Stage::Play => Turn::Seat(Seat(self.mover)),
            _ => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.find_outcome()
    }

    fn legal_steps(&self) -> Vec<Step> {
        self.list_steps()
    }

    fn chances(&self) -> Chances<Step> {
        match self.stage {
            Stage::Grid | Stage::Deal => Chances::Drawn,
            Stage::Starter => Chances::Listed((0..self.house.seats).map(|seat| (Step::Starter(seat), 1)).collect()),
            Stage::Play => Chances::Listed(Vec::new()),
        }
    }

    fn may_be_drawn(&self, step: &Step) -> bool {
        self.may_set_up(step)
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Step> {
        match self.stage {
            Stage::Grid | Stage::Deal => Some(self.draw_set_up(dice)),
            Stage::Starter => Some(Step::Starter(dice.below(self.house.seats.into()) as u8)),
            Stage::Play => None,
        }
    }

    fn play_unchecked(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        self.apply(step, Some(tell));
    }

    fn view(&self, eye: Eye) -> View {
        View::of(&self.hidden_from(eye))
    }

    fn seen(event: &Event, eye: Eye) -> Option<Event> {
        let mut seen = event.clone();
        if let Event::Dealt { hands, .. } = &mut seen {
            hide(hands, eye);
        }
        Some(seen)
    }

    fn world(&self, eye: Eye, dice: &mut dyn Dice) -> Position {
        let mut world = self.hidden_from(eye);
        world.fill(dice);
        world
    }

    fn fold(view: &mut View, event: &Event) {
        view.fold(event);
    }

    fn check(&self) -> Result<(), String> {
        self.find_fault().map_err(String::from)
    }
}
