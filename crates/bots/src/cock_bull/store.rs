//! The solutions of this session: solved once, then at hand; one that was left half done goes on.

use super::race::Race;
use super::solver::{Aim, Solver};
use sobremesa_cock_bull::Position;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A solution under way, shared by all who ask for it.
pub type Shared = Arc<Mutex<Solver>>;

/// What a solution is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The chance to win the game.
    Win,
    /// The expected difference of points.
    Points,
    /// The chance to win a race for points, by the points that the leader and the other seat lack.
    Race([i32; 2]),
}

/// House rules that change values, and the goal.
type Key = ([bool; 6], Goal);

/// So many are kept, a few megabytes each.
const KEPT: usize = 4;

static STORE: Mutex<Vec<(Key, Shared)>> = Mutex::new(Vec::new());

/// What is behind a lock; whoever panicked with it in hand left a step undone, no more.
pub fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The solution for a goal, by the rules of a position.
pub fn solution(like: &Position, goal: Goal) -> Shared {
    find(&mut locked(&STORE), like, goal)
}

fn find(store: &mut Vec<(Key, Shared)>, like: &Position, goal: Goal) -> Shared {
    let house = like.house();
    // Points that a game is worth are nothing to who wants to win.
    let no_monkey = house.no_monkey && goal != Goal::Win;
    let even = house.faces[0] == house.faces[1];
    let rules = [house.forced_removal, house.place_first, house.exact, no_monkey, house.free, even];
    let key = (rules, goal);
    let shared = match store.iter().position(|(known, _)| *known == key) {
        Some(at) => store.remove(at).1,
        None => {
            let aim = match goal {
                Goal::Win => Aim::Win,
                Goal::Points => Aim::Points,
                Goal::Race(missing) => Aim::Race(Box::new(Race::new(missing, find(store, like, Goal::Win)))),
            };
            Arc::new(Mutex::new(Solver::new(like, aim)))
        }
    };
    // The one asked for last is the last to go.
    if store.len() >= KEPT {
        store.remove(0);
    }
    store.push((key, shared.clone()));
    shared
}
