//! A viewer's part of a position: in Gobblet everything, for every viewer.

use crate::board::{Gobblet, Line, Square};
use crate::event::Event;
use crate::info::INFO;
use crate::position::{Pending, Position};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sobremesa_core::Rules;

/// Gobblet as everybody sees it. Covered gobblets are not secret: players may remember them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(rename = "GobbletViewData", missing_as_null))]
#[non_exhaustive]
pub struct View {
    /// The 16 squares in the order of their names.
    pub squares: Vec<Nest>,
    /// The gobblets left in each seat's three external stacks, descending.
    pub stacks: [[u8; 3]; 2],
    /// The square whose outermost gobblet is in the mover's hand.
    pub lifted: Option<Square>,
    /// The seat whose draw offer is pending.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1 | null"))]
    pub offer: Option<u8>,
    /// Lines in which a seat shows exactly three gobblets.
    pub threes: Vec<Three>,
    /// Lines in which a seat shows at least two gobblets and the other seat none.
    pub claims: Vec<Claim>,
}

/// A square and its gobblets.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Nest {
    /// The square.
    pub square: Square,
    /// Its gobblets, bottom to top, including a gobblet in the hand.
    pub nest: Vec<Gobblet>,
}

/// A line that one seat alone has begun.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Claim {
    /// The seat that has begun it.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// The four squares of the line.
    pub line: Vec<Square>,
}

/// Three visible gobblets of a seat in a line.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Three {
    /// The owner.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// The four squares of the line.
    pub line: Vec<Square>,
    /// The three squares.
    pub squares: Vec<Square>,
    /// The place, as in paths, of a gobblet that may go to the fourth square (rule 2) and leaves the three; none if the
    /// line is shut.
    #[cfg_attr(feature = "tsify", tsify(type = "string | null"))]
    pub from: Option<String>,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let squares = Square::all().map(|square| Nest { square, nest: position.nest(square).collect() }).collect();
        View {
            squares,
            stacks: [position.stacks(0), position.stacks(1)],
            lifted: match position.pending {
                Pending::Lifted(square) => Some(square),
                _ => None,
            },
            offer: (position.pending == Pending::Offer).then_some(1 - position.mover),
            threes: threes(position),
            claims: claims(position),
        }
    }

    fn nest_mut(&mut self, square: Square) -> &mut Vec<Gobblet> {
        &mut self.squares[usize::from(square.index())].nest
    }

    /// Returns the gobblets as a position. The turn and the house rules don't matter for lines.
    fn position(&self) -> Position {
        let mut position = Position::empty(&Rules::of(&INFO, 2, &[]));
        for Nest { square, nest } in &self.squares {
            nest.iter().for_each(|&gobblet| position.put(gobblet, *square));
        }
        position.pending = self.lifted.map_or(Pending::Nothing, Pending::Lifted);
        position
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
        let position = self.position();
        self.threes = threes(&position);
        self.claims = claims(&position);
    }
}

fn claims(position: &Position) -> Vec<Claim> {
    let of = |seat| position.claims(seat).map(move |line| Claim { seat, line: line.into_iter().collect() });
    [0, 1].into_iter().flat_map(of).collect()
}

/// The lines in which a seat shows exactly three gobblets. A gobblet in the hand doesn't count.
fn threes(position: &Position) -> Vec<Three> {
    let mut board = position.clone();
    board.pending = Pending::Nothing;
    let held = match position.pending {
        Pending::Lifted(from) => board.remove(from).map(|gobblet| (from, gobblet)),
        _ => None,
    };
    let board = &board;
    let of = |seat| board.threes(seat).map(move |line| Three::of(board, held, seat, line));
    [0, 1].into_iter().flat_map(of).collect()
}

impl Three {
    fn of(board: &Position, held: Option<(Square, Gobblet)>, seat: u8, line: Line) -> Three {
        let three = line & board.shown(seat);
        let from = (line & !three).into_iter().next().and_then(|to| {
            let movable = board.shown(seat).into_iter().filter_map(|from| {
                let mut left = board.clone();
                let own = left.remove(from)?;
                (left.shown(seat) & three == three).then_some((from, own))
            });
            let mut movable = movable.chain(held.filter(|(_, held)| held.seat == seat));
            let shown = movable.find(|(from, own)| board.board_targets(own.size, *from).has(to));
            let mut stacked = board.stack_tops(seat).filter(|&size| board.stack_targets(seat, size).has(to));
            shown
                .map(|(from, _)| from.to_string())
                .or_else(|| stacked.next().map(|size| format!("stack:{}", size.number())))
        });
        Three { seat, line: line.into_iter().collect(), squares: three.into_iter().collect(), from }
    }
}
