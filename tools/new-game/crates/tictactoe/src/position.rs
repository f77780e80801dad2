//! The position, and the rules: whose turn it is, what may be played, what then happens, and when a game is over.

use crate::board::Square;
use crate::event::Event;
use crate::outcome::Reason;
use crate::view::View;
use sobremesa_core::{Dice, Game, Info, Outcome, Rules, Seat, Turn, Viewer};

/// What can be chosen before a game starts.
pub static INFO: Info = Info {
    id: "tictactoe",
    seats: &[2],
    default_seats: 2,
    variants: &[],
    options: &[],
    presets: &[],
    rotates: true,
    teams: &[],
    dealt: false,
};

/// A position: the board that everybody sees, and the rules of the match.
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    pub(crate) view: View,
    rules: Rules,
}

/// Why a position can't arise in play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Fault(&'static str);

impl Position {
    /// The seat to move, while the game is not over.
    fn mover(&self) -> u8 {
        u8::from(self.view.count(0) > self.view.count(1))
    }
}

impl Game for Position {
    type Action = Square;
    type Event = Event;
    type View = View;
    type Reason = Reason;
    type Fault = Fault;
    type RepetitionKey = ();

    const INFO: &'static Info = &INFO;

    fn start(rules: &Rules) -> Position {
        Position { view: View::default(), rules: rules.clone() }
    }

    fn rules(&self) -> Rules {
        self.rules.clone()
    }

    fn turn(&self) -> Turn {
        if self.outcome().is_some() { Turn::Over } else { Turn::Seat(Seat(self.mover())) }
    }

    fn outcome(&self) -> Option<Outcome<Reason>> {
        // Only the seat that has just moved can have a line.
        let last = 1 - self.mover();
        if self.view.lines(last).next().is_some() {
            return Some(Outcome::win(Seat(last), Reason::Line));
        }
        self.view.free().next().is_none().then(|| Outcome::draw(2, Reason::Full))
    }

    fn legal_actions(&self) -> Vec<Square> {
        if self.outcome().is_some() { Vec::new() } else { self.view.free().collect() }
    }

    fn play_unchecked(&mut self, &at: &Square, mut emit: impl FnMut(Event)) {
        let seat = self.mover();
        let marked = Event::Marked { seat, at };
        self.view.apply(&marked);
        emit(marked);
        self.view.lines(seat).for_each(|squares| emit(Event::Lined { seat, squares }));
    }

    fn view(&self, _viewer: Viewer) -> View {
        self.view.clone()
    }

    fn determinize(&self, _viewer: Viewer, _dice: &mut dyn Dice) -> Position {
        self.clone()
    }

    fn fold(view: &mut View, event: &Event) {
        view.apply(event);
    }

    fn validate(&self) -> Result<(), Fault> {
        let [x, o] = [0, 1].map(|seat| self.view.count(seat));
        if x != o && x != o + 1 {
            return Err(Fault("X has as many marks as O, or one more"));
        }
        let ended = self.view.lines(self.mover()).next().is_some();
        if ended { Err(Fault("the last mark was made after the end")) } else { Ok(()) }
    }
}
