//! The solutions of this session: solved once, then at hand; one that was left half done goes on.

use super::solver::{Goal, Solver};
use sobremesa_cock_bull::Position;
use sobremesa_contract::Game;
use std::cell::Cell;

/// So many are kept, a few megabytes each.
const KEPT: usize = 4;

thread_local! {
    static STORE: Cell<Vec<Box<Solver>>> = const { Cell::new(Vec::new()) };
}

/// Works with the solution for a goal by the rules of a position.
pub fn with_solver(like: &Position, goal: Goal, work: &mut dyn FnMut(&mut Solver)) {
    let mut store = STORE.take();
    let options = like.rules().options;
    let mut at = 0;
    while at < store.len() && (store[at].goal != goal || store[at].arms.setup.options != options) {
        at += 1;
    }
    if at < store.len() {
        // Whatever is asked for moves on, and is not the next to go.
        if at + 1 < store.len() {
            store.swap(at, at + 1);
            at += 1;
        }
    } else {
        let solver = Box::new(Solver::new(like, goal));
        if at < KEPT {
            store.push(solver);
        } else {
            at = 0;
            store[0] = solver;
        }
    }
    work(&mut store[at]);
    STORE.set(store);
}
