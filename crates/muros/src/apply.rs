//! Plays actions, and implements the core traits.

use crate::action::{Action, Lay, Source, Take};
use crate::board::{Colour, Slot};
use crate::event::{Event, SquareList};
use crate::info::{Holes, INFO, Taking};
use crate::outcome::Reason;
use crate::position::{HALF, Hand, Position, Stage, hide};
use crate::validate::Fault;
use crate::view::View;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::{Chances, Dice, Game, Info, Outcome, Rules, Seat, Turn, Viewer};

/// The effect of a card on its line.
#[derive(Default)]
struct Change {
    /// The squares of the counters that left the line.
    gone: SquareList,
    from: SquareList,
    to: SquareList,
}

impl Position {
    /// Plays a card without emitting events, for searches.
    pub fn lay(&mut self, lay: Lay) {
        self.play_lay(lay, |_| ());
    }

    /// Plays a pass without emitting events.
    pub fn pass(&mut self) {
        self.mover = (self.mover + 1) % self.house.seats;
    }

    /// Removes a card from the mover's hand or from a pile.
    pub(crate) fn spend(&mut self, source: Source, colour: Colour) {
        let hand = &mut self.hands[usize::from(self.mover)];
        let cards = match source {
            Source::Hand if hand.hidden > 0 => &mut hand.hidden,
            Source::Hand => &mut hand.cards[colour.index()],
            Source::Pile => &mut self.piles[colour.index()],
        };
        *cards -= 1;
    }

    /// Gives every seat a hidden hand.
    pub(crate) fn deal_hidden(&mut self) {
        for seat in 0..self.seats() {
            self.hands[seat] = Hand { cards: [0; 4], hidden: self.house.dealt() };
        }
    }

    /// Removes a colour's counters from a line, or as many counters from its far end if `far_end`. Then the others
    /// close up.
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
        // The farthest counters move first, so that nothing is in the way of the next ones.
        for j in (0..before).rev() {
            let from = line[at[j]];
            let counter = self.squares[usize::from(from)];
            if if far_end { j >= rest } else { counter == Some(colour) } {
                self.squares[usize::from(from)] = None;
                change.gone.push(from);
            } else if far_end && leaving > 0 {
                let to = match self.house.holes {
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

    fn play_lay(&mut self, lay: Lay, mut emit: impl FnMut(Event)) {
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
                let change = self.clear(near, named, self.house.taking == Taking::FarEnd);
                for &square in change.gone.all() {
                    if let Some(counter) = before[usize::from(square)] {
                        self.kept[usize::from(seat)][counter.index()] += 1;
                    }
                }
                change
            }
            _ => Change::default(),
        };
        emit(Event::Laid { seat, source, colour, slot });
        let squares = change.gone;
        match take {
            Take::Open if !opens => emit(Event::Blocked { slot }),
            Take::Open if squares.is_empty() => {}
            Take::Open => emit(Event::Left { squares }),
            Take::Nothing => emit(Event::Declined { seat }),
            Take::Named(colour) => emit(Event::Taken { seat, colour, squares }),
        }
        if !change.from.is_empty() {
            emit(Event::Moved { from: change.from, to: change.to });
        }
    }

    pub(crate) fn apply(&mut self, action: &Action, mut emit: impl FnMut(Event)) {
        let event = match *action {
            Action::Lay(lay) => return self.play_lay(lay, emit),
            Action::Pass => {
                let seat = self.mover;
                self.pass();
                Event::Passed { seat }
            }
            Action::Grid(squares) => {
                self.stage = Stage::Deal;
                self.squares = squares;
                Event::Gridded { squares }
            }
            Action::Deal(deal) => {
                self.stage = Stage::Starter;
                self.piles = deal.piles;
                self.hands = deal.hands;
                Event::Dealt(deal)
            }
            Action::Starter(seat) => {
                self.stage = Stage::Play;
                self.mover = seat;
                Event::Started { seat }
            }
        };
        emit(event);
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
        self.house.rules()
    }

    fn turn(&self) -> Turn {
        match self.stage {
            Stage::Play if self.is_over() => Turn::Over,
            Stage::Play => Turn::Seat(Seat(self.mover)),
            _ => Turn::Chance,
        }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.find_outcome()
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.list_actions()
    }

    fn chances(&self) -> Chances<Action> {
        match self.stage {
            Stage::Grid | Stage::Deal => Chances::Drawn,
            Stage::Starter => {
                let mut starters = Vec::new();
                for seat in 0..self.house.seats {
                    starters.push((Action::Starter(seat), 1));
                }
                Chances::Listed(starters)
            }
            Stage::Play => Chances::Listed(Vec::new()),
        }
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<Action> {
        self.draw_chance(dice)
    }

    fn is_legal(&self, action: &Action) -> bool {
        self.allows(action)
    }

    fn why_not(&self, action: &Action) -> Option<String> {
        self.reason_against(action).map(String::from)
    }

    fn play_unchecked(&mut self, action: &Action, emit: impl FnMut(Event)) {
        self.apply(action, emit);
    }

    fn view(&self, viewer: Viewer) -> View {
        View(self.hidden_from(viewer))
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        let mut seen = *event;
        if let Event::Dealt(deal) = &mut seen {
            hide(&mut deal.hands, viewer);
        }
        Some(seen)
    }

    fn determinize(&self, viewer: Viewer, dice: &mut dyn Dice) -> Position {
        let mut world = self.hidden_from(viewer);
        world.fill(dice);
        world
    }

    fn fold(view: &mut View, event: &Event) {
        view.fold(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        self.find_fault()
    }
}
