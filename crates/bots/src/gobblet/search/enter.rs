//! Entering a node, which either has a value at once or gets a frame that searches it.

use super::super::board::{Board, MOVES, Move, NONE, Sight, from, is_place, to};
use super::super::table::Bound;
use super::{DEEPEST, FUTILITY_MARGIN, Frame, INFINITE, Search, Stage, WIN, WON, from_table};

impl Search {
    /// Returns the value of a node, or `None` if it pushed a frame to search it.
    #[allow(clippy::too_many_lines, reason = "one node of the search, its cutoffs in the order of their costs")]
    pub(super) fn enter(
        &mut self,
        board: Board,
        last: Move,
        depth: i32,
        alpha: i32,
        beta: i32,
        may_pass: bool,
    ) -> Option<i32> {
        self.nodes += 1;
        let ply = self.frames.len() as i32 + 1;
        let key = board.key();
        let at = self.path.len();
        let reversible = if last == NONE || is_place(last) { 0 } else { self.path[at - 1].1 + 1 };
        if reversible >= 4 && self.repeats(key, at, reversible) {
            return Some(0);
        }
        let sight = Sight::of(&board);
        let winning = sight.winning();
        if winning != NONE && !self.overlooks(winning) {
            return Some(WIN - ply - 1);
        }
        let answers = sight.answers();
        let check = answers.is_some();
        // At the horizon, a position under threat is searched one ply deeper instead of evaluated.
        let depth = if check && depth <= 0 { depth + 1 } else { depth };
        let mut pat = -INFINITE;
        let mut menace = 0;
        if depth <= 0 && !check || self.frames.len() >= DEEPEST {
            pat = self.evaluator.value(&sight);
            if depth < 0 || pat >= beta || self.frames.len() >= DEEPEST {
                return Some(pat);
            }
            // Quiescence search: only moves that make a threat are tried.
            menace = sight.menaces();
            if menace == 0 {
                return Some(pat);
            }
        }
        // Even the fastest win from here does not exceed alpha.
        if alpha >= WIN - ply - 3 {
            return Some(alpha);
        }

        let mut hinted = NONE;
        if let Some(entry) = self.table.get(key) {
            hinted = entry.best;
            let proof = match entry.bound {
                Bound::Exact => entry.value.abs() >= WON,
                Bound::Lower => entry.value >= WON,
                Bound::Upper => entry.value <= -WON,
            };
            if entry.depth >= depth || proof {
                let value = from_table(entry.value, ply);
                let usable = match entry.bound {
                    Bound::Exact => true,
                    Bound::Lower => value >= beta,
                    Bound::Upper => value <= alpha,
                };
                if usable {
                    return Some(value);
                }
            }
        }

        let scouting = beta - alpha == 1;
        let mut stage = Stage::Next;
        if scouting && !check && beta.abs() < WON && depth > 0 {
            let value = self.evaluator.value(&sight);
            if depth <= 3 && value - FUTILITY_MARGIN * depth >= beta {
                return Some(value);
            }
            if may_pass && depth >= 2 && value >= beta {
                stage = Stage::Pass;
            }
        }

        let start = self.moves.len();
        let (moves, blind) = (&mut self.moves, self.plan.blind);
        let history = &self.history[(ply as usize & 1) * MOVES..][..MOVES];
        let killers = self.killers[ply as usize];
        let quiet = pat != -INFINITE;
        let targets = if quiet { menace } else { answers.unwrap_or(u16::MAX) };
        sight.moves(targets & !blind, false, |m| {
            let score = if m == hinted {
                0xFFFF
            } else if killers.contains(&m) {
                0xA000
            } else {
                (0x5000 + history[usize::from(m) & (MOVES - 1)]) as u32
            };
            moves.push(score << 16 | u32::from(m));
        });
        if moves.len() == start {
            if blind != 0 || quiet {
                return Some(self.evaluator.value(&sight));
            }
            return Some(ply + 1 + i32::from(check) - WIN);
        }
        self.frames.push(Frame {
            board,
            key,
            alpha: alpha.max(pat),
            beta,
            low: alpha,
            best: pat,
            best_move: NONE,
            depth,
            start,
            next: start,
            current: NONE,
            stage,
            check,
            again: false,
        });
        self.path.push((key, reversible));
        None
    }

    fn overlooks(&self, m: Move) -> bool {
        self.plan.blind != 0 && self.plan.blind & (1 << to(m) | 1 << from(m)) != 0 && {
            !is_place(m) || self.plan.blind >> to(m) & 1 != 0
        }
    }

    /// True for a draw by repetition: the position occurred once since the root of the search, or as often in the whole
    /// game as the rules require.
    fn repeats(&self, key: u64, at: usize, reversible: usize) -> bool {
        let mut stood = 1;
        let mut back = 4;
        while back <= reversible && back <= at {
            if self.path[at - back].0 == key {
                stood += 1;
                if stood >= self.plan.repetitions || at - back >= self.root_at {
                    return true;
                }
            }
            back += 2;
        }
        false
    }
}
