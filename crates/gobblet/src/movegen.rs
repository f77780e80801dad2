//! The legal actions (rules 2, 3 and 7).

use crate::action::Action;
use crate::board::{Size, Square, Squares};
use crate::position::{Pending, Position};
use alloc::vec::Vec;

impl Position {
    /// The sizes on top of a seat's stacks, the smallest first. Equal tops count once.
    pub fn stack_tops(&self, seat: u8) -> impl Iterator<Item = Size> {
        let stacks = self.stacks(seat);
        Size::ALL.into_iter().filter(move |size| stacks.contains(&size.number()))
    }

    /// The squares where a gobblet of this size from a seat's stack may go (rule 2a): empty squares, and squares with a
    /// smaller opposing gobblet in a line where the opponent shows three.
    pub(crate) fn stack_targets(&self, seat: u8, size: Size) -> Squares {
        let opponent = 1 - seat;
        let threes = self.threes(opponent).fold(Squares::NONE, |a, line| a | line) & self.shown(opponent);
        let empty = !self.at_least(Size::ALL[0]);
        empty | (threes & !self.at_least(size))
    }

    /// The squares with a smaller gobblet that one of this size from a seat's stack may not cover.
    pub(crate) fn stack_locks(&self, seat: u8, size: Size) -> Squares {
        !self.at_least(size) & !self.stack_targets(seat, size)
    }

    /// The squares where a gobblet of this size from `from` may go (rule 2b): empty squares, and squares with smaller
    /// tops.
    pub(crate) fn board_targets(&self, size: Size, from: Square) -> Squares {
        !self.at_least(size) & !from.set()
    }

    /// All legal actions, ascending. There is none after the end. A draw offer is legal but never listed.
    pub(crate) fn list_actions(&self) -> Vec<Action> {
        if self.is_over() {
            return Vec::new();
        }
        let mut actions = Vec::with_capacity(64);
        match self.pending {
            Pending::Offer => actions.extend([Action::Accept, Action::Decline]),
            Pending::Agreed => {}
            Pending::Lifted(from) => {
                if let Some(lifted) = self.top(from) {
                    actions.extend(self.board_targets(lifted.size, from).into_iter().map(|to| Action::Move(from, to)));
                }
            }
            Pending::Nothing => {
                for size in self.stack_tops(self.mover) {
                    actions.extend(self.stack_targets(self.mover, size).into_iter().map(|to| Action::Place(size, to)));
                }
                let mine = self.shown(self.mover);
                if self.house.touch_move {
                    actions.extend(mine.into_iter().map(Action::Lift));
                } else {
                    for from in mine {
                        let Some(top) = self.top(from) else { continue };
                        actions.extend(self.board_targets(top.size, from).into_iter().map(|to| Action::Move(from, to)));
                    }
                }
            }
        }
        actions
    }

    /// Returns the reason why the seat to move can't play an action.
    pub(crate) fn reason_against(&self, action: &Action) -> &'static str {
        match (*action, self.pending) {
            (Action::Accept | Action::Decline, _) => "no draw is offered",
            (_, Pending::Offer) => "the offered draw needs an answer first",
            (Action::Offer, _) => "a draw can be offered once between two moves, with nothing lifted",
            (Action::Move(from, to), _) if from == to => "a gobblet moves to another square",
            (Action::Move(from, _), Pending::Lifted(lifted)) if from == lifted => "a gobblet covers only smaller ones",
            (_, Pending::Lifted(_)) => "the lifted gobblet must be put down first",
            (Action::Place(size, _), _) if self.stack_tops(self.mover).all(|top| top != size) => {
                "no stack of this seat shows this size"
            }
            (Action::Place(..), _) => {
                "from a stack, a gobblet covers only a smaller one in a line where the other side shows three"
            }
            (Action::Move(from, _) | Action::Lift(from), _) if !self.shown(self.mover).has(from) => {
                "this seat shows no gobblet there"
            }
            (Action::Lift(_), _) => "only with touch-move=on is lifting a move by itself",
            (Action::Move(..), _) if self.house.touch_move => "with touch-move=on, a gobblet is lifted first",
            (Action::Move(..), _) => "a gobblet covers only smaller ones",
        }
    }

    /// Returns true if the seat may offer a draw (rule 7): at an ordinary turn, once between two of its moves.
    pub(crate) fn may_offer(&self) -> bool {
        self.pending == Pending::Nothing && !self.declined && !self.is_over()
    }
}
