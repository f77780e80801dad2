//! What can be seen: everything, and the same for every viewer.

use crate::board::{Gobblet, LINES, Square, Squares};
use crate::event::Event;
use crate::position::{Pending, Position};
use alloc::vec::Vec;

/// Gobblet as anybody sees it: covered gobblets are remembered, not secret.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "GobbletViewData", missing_as_null))]
#[non_exhaustive]
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
    /// Whether a gobblet of theirs may make it four: one is free for it that is larger than what shows on the fourth
    /// square, and from a stack it may go there (rule 2).
    pub open: bool,
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

    /// What shows on a square; a gobblet in the hand does not.
    fn top(&self, square: Square) -> Option<&Gobblet> {
        let in_hand = usize::from(self.lifted == Some(square));
        self.squares[usize::from(square.index())].nest.iter().rev().nth(in_hand)
    }

    /// The gobblet in the hand.
    fn held(&self) -> Option<&Gobblet> {
        self.lifted.and_then(|from| self.squares[usize::from(from.index())].nest.last())
    }

    fn find_threes(&mut self) {
        let shown = [0, 1].map(|seat| {
            let mine = Square::all().filter(|&square| self.top(square).is_some_and(|top| top.seat == seat));
            mine.fold(Squares::NONE, |set, square| set | square.set())
        });
        let threes = [0, 1]
            .map(|seat: u8| LINES.into_iter().filter(move |&line| (line & shown[usize::from(seat)]).count() == 3));
        let in_threes = threes.clone().map(|lines| lines.fold(Squares::NONE, |all, line| all | line));
        let seats = [0, 1].into_iter().zip(threes);
        self.threes = seats
            .flat_map(|(seat, lines)| lines.map(move |line| (seat, line)))
            .map(|(seat, line)| {
                let [own, other] = [seat, 1 - seat].map(usize::from);
                let three = line & shown[own];
                let free = shown[own] & !three;
                let fourth = (line & !three).next();
                let open = fourth.is_some_and(|to| self.can_cover(seat, to, free, in_threes[other].has(to)));
                Three { seat, line: line.collect(), squares: three.collect(), open }
            })
            .collect();
    }

    /// Whether a seat has a gobblet for a square: in the hand, on one of its `free` squares, or on top of a stack, from which
    /// it may only cover what is `threatening`.
    fn can_cover(&self, seat: u8, to: Square, free: Squares, threatening: bool) -> bool {
        let shows = self.top(to).map_or(0, |top| top.size.number());
        let on_board = free.filter_map(|square| self.top(square)).chain(self.held().filter(|held| held.seat == seat));
        let in_stacks = self.stacks[usize::from(seat)].into_iter().max().unwrap_or(0);
        on_board.into_iter().any(|own| own.size.number() > shows) || (in_stacks > shows && (shows == 0 || threatening))
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
