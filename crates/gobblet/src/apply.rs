//! Plays actions, and implements the `Game` trait.

use crate::action::Action;
use crate::board::{Gobblet, Square};
use crate::event::Event;
use crate::info::INFO;
use crate::outcome::Reason;
use crate::position::{Pending, Position, RepetitionKey};
use crate::validate::Fault;
use crate::view::View;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::{Dice, Game, Info, Outcome, Rules, Seat, Turn, Viewer};

impl Position {
    fn put_down(&mut self, gobblet: Gobblet, to: Square) -> Option<Gobblet> {
        let gobbled = self.top(to);
        self.put(gobblet, to);
        self.pending = Pending::Nothing;
        self.declined = false;
        self.mover = 1 - gobblet.seat;
        gobbled
    }

    fn apply(&mut self, action: &Action, mut emit: impl FnMut(Event)) {
        let seat = self.mover;
        match *action {
            Action::Place(size, to) => {
                let stack = self.stacks(seat).iter().rposition(|&top| top == size.number()).unwrap_or(0) as u8;
                let gobbled = self.put_down(Gobblet { seat, size }, to);
                emit(Event::Placed { seat, size, stack, to, gobbled });
            }
            Action::Move(from, to) => {
                let in_hand = self.pending == Pending::Lifted(from);
                let Some(gobblet) = self.remove(from) else { return };
                let Gobblet { seat, size } = gobblet;
                if !in_hand {
                    emit(Event::Lifted { seat, size, from, revealed: self.top(from) });
                }
                let gobbled = self.put_down(gobblet, to);
                emit(Event::Put { seat, size, from, to, gobbled });
            }
            Action::Lift(from) => {
                let Some(Gobblet { seat, size }) = self.top(from) else { return };
                self.pending = Pending::Lifted(from);
                let revealed = self.nest(from).filter(|g| g.size < size).last();
                emit(Event::Lifted { seat, size, from, revealed });
            }
            Action::Offer => {
                self.pending = Pending::Offer;
                self.mover = 1 - seat;
                emit(Event::Offered { seat });
                return;
            }
            Action::Accept => {
                self.pending = Pending::Agreed;
                emit(Event::Accepted { seat });
                return;
            }
            Action::Decline => {
                self.pending = Pending::Nothing;
                self.declined = true;
                self.mover = 1 - seat;
                emit(Event::Declined { seat });
                return;
            }
        }
        for seat in [0, 1] {
            for line in self.fours(seat) {
                emit(Event::Lined { seat, squares: line.into_iter().collect() });
            }
        }
    }
}

impl Game for Position {
    type Action = Action;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = RepetitionKey;

    const INFO: &'static Info = &INFO;
    const REPETITION: Option<Reason> = Some(Reason::Repetition);

    fn start(rules: &Rules) -> Position {
        Position::empty(rules)
    }

    fn rules(&self) -> Rules {
        self.house.rules.clone()
    }

    fn turn(&self) -> Turn {
        if self.is_over() { Turn::Over } else { Turn::Seat(Seat(self.mover)) }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        self.find_outcome()
    }

    fn legal_actions(&self) -> Vec<Action> {
        self.list_actions()
    }

    fn why_not(&self, action: &Action) -> Option<String> {
        Some(self.reason_against(action).into())
    }

    fn draw_offer(&self) -> Option<Action> {
        self.may_offer().then_some(Action::Offer)
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

    fn repetitions(&self) -> u8 {
        self.house.repetitions
    }

    fn repetition_key(&self) -> Option<RepetitionKey> {
        (self.pending != Pending::Agreed).then(|| self.key_now())
    }
}
