//! The solutions of this session: solved once, then at hand; one that was left half done goes on.

use super::solver::{Goal, Solver};
use sobremesa_cock_bull::Position;
use std::cell::Cell;

/// So many are kept, a few megabytes each.
const KEPT: usize = 4;

thread_local! {
    static STORE: Cell<Vec<(Goal, Box<Solver>)>> = const { Cell::new(Vec::new()) };
}

/// Works with the solution for a goal by the rules of a position.
pub fn with_solver(like: &Position, goal: Goal, work: &mut dyn FnMut(&mut Solver)) {
    STORE.with(|cell| {
        let mut store = cell.take();
        let mut at = 0;
        while at < store.len() && (store[at].0 != goal || store[at].1.arms.start.house() != like.house()) {
            at += 1;
        }
        if at == store.len() {
            if at == KEPT {
                store.clear();
                at = 0;
            }
            store.push((goal, Box::new(Solver::new(like, goal))));
        }
        work(&mut store[at].1);
        cell.set(store);
    });
}
