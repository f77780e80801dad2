//! Playing a step, and the contract's view of the game.

use crate::board::{Colour, Slot, Squares};
use crate::info::INFO;
use crate::moves::{Deal, Lay, Source, Step, Take};
use crate::notation::{write_all, write_cells};
use crate::position::{HALF, Hand, Holes, Position, Stage, hide};
use crate::view::View;
use sobremesa_contract::{Chances, Dice, Eye, Game, Info, Outcome, Plain, Rules, Seat, Show, Turn};

/// Some squares of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Few {
    squares: [u8; 9],
    count: u8,
}

impl Few {
    /// The squares, 0 to 80, row by row.
    pub fn all(&self) -> &[u8] {
        &self.squares[..usize::from(self.count)]
    }

    fn push(&mut self, square: u8) {
        self.squares[usize::from(self.count)] = square;
        self.count += 1;
    }
}

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The counters are laid out.
    Gridded {
        /// The 81 squares.
        squares: Squares,
    },
    /// The cards are dealt.
    Dealt {
        /// As far as the eye knows it.
        deal: Deal,
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
        /// Where it comes from.
        source: Source,
        /// Its colour.
        colour: Colour,
        /// Where it lies now.
        slot: Slot,
    },
    /// Counters leave the line and the game.
    Left {
        /// Where they stood, from the far end.
        squares: Few,
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
        /// Where they stood, from the far end; maybe nowhere.
        squares: Few,
    },
    /// A seat takes nothing though it might.
    Declined {
        /// Who.
        seat: u8,
    },
    /// The rest of the line closes up.
    Moved {
        /// Where each counter that moves stood, the farthest first.
        from: Few,
        /// Where it stands now.
        to: Few,
    },
    /// A seat has no card to lay.
    Passed {
        /// Who.
        seat: u8,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        let letter = |colour: &Colour| Plain::Text(colour.letter().into());
        let (kind, seat) = match self {
            Event::Gridded { squares } => {
                put("squares", Plain::Text(write_cells(squares, '.')));
                ("gridded", None)
            }
            Event::Dealt { deal } => {
                put("hands", write_all(&deal.hands[..usize::from(deal.seats)]));
                put("piles", deal.piles.as_slice().plain());
                ("dealt", None)
            }
            Event::Laid { seat, source, colour, slot } => {
                put("open", Plain::Bool(*source == Source::Pile));
                put("colour", letter(colour));
                put("slot", Plain::Text(slot.name()));
                ("laid", Some(seat))
            }
            Event::Left { squares } => {
                put("squares", squares.all().plain());
                ("left", None)
            }
            Event::Blocked { slot } => {
                put("slot", Plain::Text(slot.name()));
                ("blocked", None)
            }
            Event::Taken { seat, colour, squares } => {
                put("colour", letter(colour));
                put("squares", squares.all().plain());
                ("taken", Some(seat))
            }
            Event::Moved { from, to } => {
                put("from", from.all().plain());
                put("to", to.all().plain());
                ("moved", None)
            }
            Event::Started { seat } => ("started", Some(seat)),
            Event::Declined { seat } => ("declined", Some(seat)),
            Event::Passed { seat } => ("passed", Some(seat)),
        };
        put("kind", kind.plain());
        if let Some(seat) = seat {
            put("seat", seat.plain());
        }
        plain
    }
}

/// What a card did to its line.
#[derive(Default)]
struct Change {
    /// The squares of the counters that left it.
    gone: Few,
    from: Few,
    to: Few,
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

    /// A card leaves the mover's hand or a pile.
    pub(crate) fn spend(&mut self, source: Source, colour: Colour) {
        let hand = &mut self.hands[usize::from(self.mover)];
        let cards = match source {
            Source::Hand if hand.hidden > 0 => &mut hand.hidden,
            Source::Hand => &mut hand.cards[colour.index()],
            Source::Pile => &mut self.piles[colour.index()],
        };
        *cards -= 1;
    }

    /// Every seat has its hand, and nobody has looked.
    pub(crate) fn deal_hidden(&mut self) {
        for seat in 0..self.seats() {
            self.hands[seat] = Hand { cards: [0; 4], hidden: self.house.dealt() };
        }
    }

    /// Takes a colour's counters off a line, or as many as they are off its far end; then the rest closes up.
    fn clear(&mut self, near: Slot, colour: Colour, far_end: bool) -> Change {
        let mut change = Change::default();
        let line = near.line();
        let (mut at, mut before, mut leaving) = ([0; 9], 0, 0);
        for (i, &square) in line.iter().enumerate() {
            if let Some(counter) = self.squares[usize::from(square)] {
                at[before] = i;
                before += 1;
                leaving += usize::from(counter == colour);
            }
        }
        let rest = before - leaving;
        // The farthest first: whatever stood in a counter's way has left or moved on.
        for j in (0..before).rev() {
            let from = line[at[j]];
            let counter = self.squares[usize::from(from)];
            if if far_end { j >= rest } else { counter == Some(colour) } {
                self.squares[usize::from(from)] = None;
                change.gone.push(from);
            } else if far_end && leaving > 0 {
                let to = match self.house.holes() {
                    Holes::Fixed => at[j + leaving],
                    Holes::Carried => at[j] + at[before - 1] - at[rest - 1],
                    Holes::Closed => 9 - rest + j,
                };
                if to != at[j] {
                    self.squares[usize::from(from)] = None;
                    self.squares[usize::from(line[to])] = counter;
                    change.from.push(from);
                    change.to.push(line[to]);
                }
            }
        }
        change
    }

    fn play_lay(&mut self, lay: Lay, tell: Option<&mut dyn FnMut(Event)>) {
        let Lay { source, colour, slot, take } = lay;
        let seat = self.mover;
        self.spend(source, colour);
        let opens = self.laid < HALF;
        self.slots[slot.index()] = Some(colour);
        self.laid += 1;
        self.pass();
        let before = self.squares;
        let change = match take {
            Take::Open if opens => self.clear(slot, colour, true),
            Take::Named(named) => {
                let near = if named == colour { slot } else { slot.opposite() };
                let change = self.clear(near, named, self.house.far_end());
                for &square in change.gone.all() {
                    if let Some(counter) = before[usize::from(square)] {
                        self.kept[usize::from(seat)][counter.index()] += 1;
                    }
                }
                change
            }
            _ => Change::default(),
        };
        let Some(tell) = tell else { return };
        tell(Event::Laid { seat, source, colour, slot });
        let squares = change.gone;
        match take {
            Take::Open if !opens => tell(Event::Blocked { slot }),
            Take::Open if squares.count == 0 => {}
            Take::Open => tell(Event::Left { squares }),
            Take::Nothing => tell(Event::Declined { seat }),
            Take::Named(colour) => tell(Event::Taken { seat, colour, squares }),
        }
        if change.from.count > 0 {
            tell(Event::Moved { from: change.from, to: change.to });
        }
    }

    pub(crate) fn apply(&mut self, step: &Step, tell: Option<&mut dyn FnMut(Event)>) {
        let event = match *step {
            Step::Lay(lay) => return self.play_lay(lay, tell),
            Step::Pass => {
                let seat = self.mover;
                self.pass();
                Event::Passed { seat }
            }
            Step::Grid(squares) => {
                self.stage = Stage::Deal;
                self.squares = squares;
                Event::Gridded { squares }
            }
            Step::Deal(deal) => {
                self.stage = Stage::Starter;
                self.piles = deal.piles;
                self.hands = deal.hands;
                Event::Dealt { deal }
            }
            Step::Starter(seat) => {
                self.stage = Stage::Play;
                self.mover = seat;
                Event::Started { seat }
            }
        };
        if let Some(tell) = tell {
            tell(event);
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
            Stage::Starter => {
                let mut starters = Vec::new();
                for seat in 0..self.house.seats {
                    starters.push((Step::Starter(seat), 1));
                }
                Chances::Listed(starters)
            }
            Stage::Play => Chances::Listed(Vec::new()),
        }
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Step> {
        self.draw_chance(dice)
    }

    fn is_legal(&self, step: &Step) -> bool {
        self.allows(step)
    }

    fn play_unchecked(&mut self, step: &Step, tell: &mut dyn FnMut(Event)) {
        self.apply(step, Some(tell));
    }

    fn view(&self, eye: Eye) -> View {
        View(self.hidden_from(eye))
    }

    fn seen(event: &Event, eye: Eye) -> Option<Event> {
        let mut seen = *event;
        if let Event::Dealt { deal } = &mut seen {
            hide(&mut deal.hands, eye);
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
