//! What can be seen: everything, and the same for every viewer.

use crate::board::{Gobblet, LINES, Square, Squares};
use crate::event::Event;
use crate::position::{Pending, Position};

/// Gobblet as anybody sees it: covered gobblets are remembered, not secret.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "GobbletViewData", missing_as_null))]
pub struct View {
    /// The 16 squares in the order of their names.
    pub squares: Vec<Nest>,
    /// For each seat the gobblets left in its three external stacks, descending.
    pub stacks: [[u8; 3]; 2],
    /// The square whose outermost gobblet is in the mover's hand.
    pub lifted: Option<Square>,
    /// The seat whose draw offer is pending.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1 | null"))]
    pub offer: Option<u8>,
    /// Lines in which a seat shows exactly three gobblets.
    pub threes: Vec<Three>,
}

/// A square and what stands there.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Nest {
    /// The square.
    pub square: Square,
    /// Its gobblets, bottom to top; one in the hand is still listed.
    pub nest: Vec<Gobblet>,
}

/// Three visible gobblets of a seat in a line.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Three {
    /// Whose they are.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// The four squares of the line.
    pub line: Vec<Square>,
    /// The three squares.
    pub squares: Vec<Square>,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let squares = Square::all().map(|square| Nest { square, nest: position.nest(square).collect() }).collect();
        let mut view = View {
            squares,
            stacks: [position.stacks(0), position.stacks(1)],
            lifted: match position.pending {
                Pending::Lifted(square) => Some(square),
                _ => None,
            },
            offer: (position.pending == Pending::Offer).then_some(1 - position.mover),
            threes: Vec::new(),
        };
        view.find_threes();
        view
    }

    fn nest_mut(&mut self, square: Square) -> &mut Vec<Gobblet> {
        &mut self.squares[usize::from(square.index())].nest
    }

    /// Whose gobblet shows on a square; one in the hand does not.
    fn shows(&self, square: &Nest) -> Option<u8> {
        let in_hand = usize::from(self.lifted == Some(square.square));
        square.nest.iter().rev().nth(in_hand).map(|gobblet| gobblet.seat)
    }

    fn find_threes(&mut self) {
        let shown = [0, 1].map(|seat| {
            let mine = self.squares.iter().filter(|square| self.shows(square) == Some(seat));
            mine.fold(Squares::NONE, |set, square| set | square.square.set())
        });
        let lines = |seat: u8| LINES.into_iter().map(move |line| (seat, line));
        self.threes = lines(0)
            .chain(lines(1))
            .map(|(seat, line)| (seat, line, line & shown[usize::from(seat)]))
            .filter(|(_, _, three)| three.count() == 3)
            .map(|(seat, line, three)| Three { seat, line: line.collect(), squares: three.collect() })
            .collect();
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        match *event {
            Event::Placed { seat, size, stack, to, .. } => {
                self.stacks[usize::from(seat)][usize::from(stack)] = size.number() - 1;
                self.nest_mut(to).push(Gobblet { seat, size });
            }
            Event::Lifted { from, .. } => self.lifted = Some(from),
            Event::Put { from, to, .. } => {
                if let Some(gobblet) = self.nest_mut(from).pop() {
                    self.nest_mut(to).push(gobblet);
                }
                self.lifted = None;
            }
            Event::Lined { .. } => {}
            Event::Offered { seat } => self.offer = Some(seat),
            Event::Accepted { .. } | Event::Declined { .. } => self.offer = None,
        }
        self.find_threes();
    }
}
