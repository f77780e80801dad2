//! A cache of solutions. An unfinished solution is continued by its next user.

use super::solver::{Goal, Solver};
use sobremesa_cock_bull::Position;
use std::cell::Cell;

/// The number of cached solutions, a few megabytes each. A new one replaces the oldest.
const KEPT: usize = 4;

thread_local! {
    static STORE: Cell<Vec<(Goal, Box<Solver>)>> = const { Cell::new(Vec::new()) };
}

/// Calls `work` with the solution for a goal under the house rules of a position.
pub fn with_solver(like: &Position, goal: Goal, work: &mut dyn FnMut(&mut Solver)) {
    STORE.with(|cell| {
        let mut store = cell.take();
        let mut at = 0;
        while at < store.len() && (store[at].0 != goal || store[at].1.arms.start.house() != like.house()) {
            at += 1;
        }
        if at == store.len() {
            if at == KEPT {
                store.remove(0);
                at -= 1;
            }
            store.push((goal, Box::new(Solver::new(like, goal))));
        }
        work(&mut store[at].1);
        cell.set(store);
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fifth_solution_takes_the_place_of_the_oldest_alone() {
        let start = "---/--/- 0:0 r -".parse::<Position>().unwrap();
        let goals: Vec<Goal> = (1..=5).map(|lacking| Goal::Race([lacking, 9])).collect();
        for goal in &goals {
            with_solver(&start, *goal, &mut |_| {});
        }
        let kept = STORE.with(|cell| cell.take().into_iter().map(|(goal, _)| goal).collect::<Vec<_>>());
        assert!(kept == goals[1..]);
    }
}
