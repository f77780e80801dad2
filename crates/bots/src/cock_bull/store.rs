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
    let house = like.house();
    // Points that a game is worth are nothing to who wants to win.
    let no_monkey = house.no_monkey && goal != Goal::Win;
    let even = house.faces[0] == house.faces[1];
    let rules = [house.forced_removal, house.place_first, house.exact, no_monkey, house.free, even];
    let key = (rules, goal);
    // Before the lock: it may be in the store as well.
    let race = match goal {
        Goal::Race(missing) => Some(Race::new(missing, solution(like, Goal::Win))),
        _ => None,
    };
    let mut store = locked(&STORE);
    let known = store.iter().position(|(known, _)| *known == key).map(|at| store.remove(at));
    let (_, shared) = known.unwrap_or_else(|| {
        let aim = match race {
            Some(race) => Aim::Race(Box::new(race)),
            None if goal == Goal::Win => Aim::Win,
            None => Aim::Points,
        };
        (key, Arc::new(Mutex::new(Solver::new(like, aim))))
    });
    store.push((key, shared.clone()));
    if store.len() > KEPT {
        store.remove(0);
    }
    shared
}
