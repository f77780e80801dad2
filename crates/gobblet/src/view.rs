//! A viewer's part of a position: in Gobblet everything, for every viewer.

use crate::board::{Gobblet, Line, Size, Square, Squares};
use crate::event::Event;
use crate::info::INFO;
use crate::position::{Pending, Position};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
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
    /// The smaller gobblets that the seats may not cover from their stacks (rule 2a).
    pub locks: Vec<Lock>,
    /// While a side may make four: the moves of a seat that make four, or else those that prevent it.
    pub urgent: Vec<Urgent>,
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

/// The squares of smaller gobblets that one from a stack may not cover.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Lock {
    /// The owner of the stack.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// The stack, as in paths.
    pub from: String,
    /// The squares.
    pub squares: Vec<Square>,
}

/// A move that makes four, or prevents it.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub struct Urgent {
    /// The seat to make it.
    #[cfg_attr(feature = "tsify", tsify(type = "0 | 1"))]
    pub seat: u8,
    /// Its start, as in paths.
    pub from: String,
    /// Its end.
    pub to: Square,
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let squares = Square::all().map(|square| Nest { square, nest: position.nest(square).collect() }).collect();
        let threes = threes(position);
        View {
            squares,
            stacks: [position.stacks(0), position.stacks(1)],
            lifted: match position.pending {
                Pending::Lifted(square) => Some(square),
                _ => None,
            },
            offer: (position.pending == Pending::Offer).then_some(1 - position.mover),
            claims: claims(position),
            locks: locks(position),
            urgent: urgent(position, &threes),
            threes,
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
        self.locks = locks(&position);
        self.urgent = urgent(&position, &self.threes);
    }
}

fn stack(size: Size) -> String {
    format!("stack:{}", size.number())
}

fn claims(position: &Position) -> Vec<Claim> {
    let of = |seat| position.claims(seat).map(move |line| Claim { seat, line: line.into_iter().collect() });
    [0, 1].into_iter().flat_map(of).collect()
}

fn locks(position: &Position) -> Vec<Lock> {
    let of = |seat| {
        let tops = position.stack_tops(seat).map(move |size| (size, position.stack_locks(seat, size)));
        tops.filter(|(_, squares)| !squares.is_empty()).map(move |(size, squares)| Lock {
            seat,
            from: stack(size),
            squares: squares.into_iter().collect(),
        })
    };
    [0, 1].into_iter().flat_map(of).collect()
}

/// The board without the gobblet in the hand, and that gobblet with its square.
fn parted(position: &Position) -> (Position, Option<(Square, Gobblet)>) {
    let mut board = position.clone();
    board.pending = Pending::Nothing;
    let held = match position.pending {
        Pending::Lifted(from) => board.remove(from).map(|gobblet| (from, gobblet)),
        _ => None,
    };
    (board, held)
}

/// The lines in which a seat shows exactly three gobblets. A gobblet in the hand doesn't count.
fn threes(position: &Position) -> Vec<Three> {
    let (board, held) = parted(position);
    let board = &board;
    let of = |seat| board.threes(seat).map(move |line| Three::of(board, held, seat, line));
    [0, 1].into_iter().flat_map(of).collect()
}

fn urgent(position: &Position, threes: &[Three]) -> Vec<Urgent> {
    if threes.iter().all(|three| three.from.is_none()) {
        return Vec::new();
    }
    let threatens = |three: &Three, seat| three.seat == seat && three.from.is_some();
    let of = |seat: u8| {
        let four = |next: &Position, seat| next.fours(seat).next().is_some();
        let mut moves = moves(position, seat);
        moves.retain(|(_, _, next)| !four(next, 1 - seat));
        if moves.iter().any(|(_, _, next)| four(next, seat)) {
            moves.retain(|(_, _, next)| four(next, seat));
        } else if threes.iter().any(|three| threatens(three, 1 - seat)) {
            moves.retain(|(_, _, next)| !self::threes(next).iter().any(|three| threatens(three, 1 - seat)));
        } else {
            moves.clear();
        }
        moves.into_iter().map(move |(from, to, _)| Urgent { seat, from, to })
    };
    [0, 1].into_iter().flat_map(of).collect()
}

/// A seat's moves (start, end) and the positions after them. A gobblet in the hand must be put down.
fn moves(position: &Position, seat: u8) -> Vec<(String, Square, Position)> {
    let (board, held) = parted(position);
    let board = &board;
    let tops = board.shown(seat).into_iter().filter_map(|from| {
        let mut left = board.clone();
        left.remove(from).map(|own| (from.to_string(), own, left, board.board_targets(own.size, from)))
    });
    let stacks = board
        .stack_tops(seat)
        .map(|size| (stack(size), Gobblet { seat, size }, board.clone(), board.stack_targets(seat, size)));
    let starts: Vec<_> = match held {
        None => stacks.chain(tops).collect(),
        Some((from, own)) if own.seat == seat => {
            vec![(from.to_string(), own, board.clone(), board.board_targets(own.size, from))]
        }
        Some(_) => Vec::new(),
    };
    let ends = |(from, gobblet, left, targets): (String, Gobblet, Position, Squares)| {
        targets.into_iter().map(move |to| {
            let mut next = left.clone();
            next.put(gobblet, to);
            (from.clone(), to, next)
        })
    };
    starts.into_iter().flat_map(ends).collect()
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
            shown.map(|(from, _)| from.to_string()).or_else(|| stacked.next().map(stack))
        });
        Three { seat, line: line.into_iter().collect(), squares: three.into_iter().collect(), from }
    }
}
