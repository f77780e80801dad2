//! Iterative deepening alpha-beta with an explicit stack of frames, so that it can pause and resume at any node. It
//! uses principal variation search, a transposition table, killer moves, history heuristic (Schaeffer, "The history
//! heuristic and alpha-beta search enhancements in practice", 1989), null move (Donninger, "Null move and deep search",
//! 1993), late move reductions, reverse futility pruning, and a quiescence search of threats.

mod enter;

use super::board::{Board, MOVES, Move, NONE, Sight, has_four};
use super::eval::Evaluator;
use super::table::{Bound, Entry, Table};
use crate::thinker::best_first;

/// The value of a game won on the spot; a win in `n` plies is worth `n` less.
pub const WIN: i32 = 30_000;
/// Values from here up are proven wins, their negatives proven losses.
pub const WON: i32 = 29_000;
const INFINITE: i32 = 31_000;
/// The margin of reverse futility pruning per ply: a position that is this far above the window is not searched.
const FUTILITY_MARGIN: i32 = 40;
/// The maximum number of frames.
const DEEPEST: usize = 60;

/// The settings of a search besides the position.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The depth of the last iteration.
    pub depth: i32,
    /// The maximum number of nodes.
    pub nodes: u64,
    /// Root moves within this margin of the best one get an exact value.
    pub margin: i32,
    /// Squares that are ignored after the first move.
    pub blind: u16,
    /// The number of occurrences of a position that is a draw.
    pub repetitions: u8,
    /// The transposition table has two to the power of this entries.
    pub table: u32,
}

/// A legal move at the root.
#[derive(Clone, Copy, Debug)]
pub struct RootMove {
    /// The move.
    pub m: Move,
    /// Its value, once known; an upper bound for moves that were refuted.
    pub value: i32,
    /// True if further search can't change the value.
    pub proven: bool,
    board: Board,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    /// Null move: the side to move passes.
    Pass,
    /// The next move has to be chosen.
    Next,
    /// A null window at reduced depth.
    Reduced,
    /// A null window.
    Scout,
    /// The full window.
    Full,
}

struct Frame {
    board: Board,
    key: u64,
    alpha: i32,
    beta: i32,
    low: i32,
    best: i32,
    best_move: Move,
    depth: i32,
    start: usize,
    next: usize,
    current: Move,
    stage: Stage,
    check: bool,
    again: bool,
}

/// A search in progress.
pub struct Search {
    plan: Plan,
    evaluator: Evaluator,
    table: Table,
    frames: Vec<Frame>,
    /// Moves of all frames with their scores in the upper half.
    moves: Vec<u32>,
    history: Vec<i32>,
    killers: Vec<[Move; 2]>,
    /// Keys of the positions before the root, of the root, and of the current line, each with the number of board moves
    /// before it.
    path: Vec<(u64, usize)>,
    root_at: usize,
    /// The legal moves, the best first.
    pub root: Vec<RootMove>,
    root_next: usize,
    root_stage: Stage,
    root_best: i32,
    /// The current iteration.
    depth: i32,
    /// The last completed iteration.
    pub finished: i32,
    /// Positions searched.
    pub nodes: u64,
    /// True if nothing is left to find or the budget is spent.
    pub done: bool,
}

impl Search {
    /// Creates a search of a position. `past` lists the earlier positions, the latest last, each as seen by its side to
    /// move. `moves` are the legal moves of the position.
    pub fn new(board: Board, past: &[Board], moves: &[Move], plan: Plan) -> Search {
        let mut path: Vec<(u64, usize)> = past.iter().enumerate().map(|(i, b)| (b.key(), i)).collect();
        let root_at = path.len();
        path.push((board.key(), root_at));
        let mut search = Search {
            evaluator: Evaluator::default(),
            table: Table::new(plan.table),
            plan,
            frames: Vec::with_capacity(DEEPEST),
            moves: Vec::with_capacity(2048),
            history: vec![0; 2 * MOVES],
            killers: vec![[NONE; 2]; DEEPEST + 2],
            path,
            root_at,
            root: Vec::new(),
            root_next: 0,
            root_stage: Stage::Next,
            root_best: -INFINITE,
            depth: 1,
            finished: 0,
            nodes: 0,
            done: false,
        };
        for &m in moves {
            let after = board.play(m);
            let sight = Sight::of(&after);
            let ended =
                if has_four(sight.me.shown) { Some(1 - WIN) } else { has_four(sight.you.shown).then_some(WIN - 1) };
            let value = ended.unwrap_or_else(|| -search.evaluator.value(&sight));
            search.root.push(RootMove { m, value, proven: ended.is_some(), board: after });
        }
        best_first(&mut search.root, |each| each.value);
        search.done = search.root.is_empty() || search.settled();
        search
    }

    /// Searches this many more nodes. Returns true when done.
    pub fn run(&mut self, nodes: u64) -> bool {
        let end = self.nodes.saturating_add(nodes).min(self.plan.nodes);
        while !self.done && self.nodes < end {
            let mut result = if self.frames.is_empty() { self.root_advance() } else { self.advance() };
            while let Some(value) = result {
                result = if self.frames.is_empty() {
                    self.root_take(-value);
                    None
                } else {
                    self.take(-value)
                };
            }
        }
        self.done |= self.nodes >= self.plan.nodes;
        self.done
    }

    /// The hash of the root position.
    pub fn start_key(&self) -> u64 {
        self.path[self.root_at].0
    }

    /// Returns true if more search would change nothing: all is proven, or there is a win that deeper iterations can't
    /// shorten.
    fn settled(&self) -> bool {
        let best = self.root.iter().map(|r| r.value).max().unwrap_or(0);
        let shortest = best >= WON && self.depth > WIN - best - 2;
        shortest && self.plan.margin < WIN || self.root.iter().all(|r| r.proven)
    }

    fn root_advance(&mut self) -> Option<i32> {
        if self.root_next == self.root.len() {
            self.finished = self.depth;
            if self.plan.margin > 0 {
                best_first(&mut self.root, |each| each.value);
            }
            let single = self.root.len() == 1 && self.depth >= 4;
            if self.settled() || self.depth >= self.plan.depth || single {
                self.done = true;
                return None;
            }
            self.depth += 1;
            (self.root_next, self.root_best, self.root_stage) = (0, -INFINITE, Stage::Next);
        }
        let chosen = self.root[self.root_next];
        if chosen.proven {
            self.root_stage = Stage::Full;
            // A proven value doesn't change, so the move is not searched again.
            return Some(-chosen.value);
        }
        let low = (self.root_best - self.plan.margin).max(-INFINITE);
        let full = self.root_next == 0 || low == -INFINITE || self.root_stage == Stage::Full;
        let high = if full { INFINITE } else { low + 1 };
        self.root_stage = if full { Stage::Full } else { Stage::Scout };
        self.enter(chosen.board, chosen.m, self.depth - 1, -high, -low, true)
    }

    fn root_take(&mut self, value: i32) {
        let low = self.root_best - self.plan.margin;
        if self.root_stage == Stage::Scout && value > low && value < WON {
            self.root_stage = Stage::Full;
            return;
        }
        let at = self.root_next;
        let chosen = &mut self.root[at];
        // A refuted move is no better than this bound or its earlier value.
        chosen.value = if value > low { value } else { value.min(chosen.value) };
        chosen.proven |= value.abs() >= WON && (value > low || value < 0);
        if value > self.root_best {
            self.root_best = value;
            self.root[..=at].rotate_right(1);
        }
        self.root_next += 1;
        self.root_stage = Stage::Next;
    }

    /// Continues with the top frame. Returns the value of its next move if that needs no frame, or its own value if it
    /// is finished.
    fn advance(&mut self) -> Option<i32> {
        let top = self.frames.len() - 1;
        let frame = &mut self.frames[top];
        if frame.stage == Stage::Pass {
            let (board, depth, beta) = (frame.board.pass(), frame.depth - 3 - frame.depth / 5, frame.beta);
            return self.enter(board, NONE, depth.max(0), -beta, 1 - beta, false);
        }
        if !frame.again {
            let Some(m) = pick(&mut self.moves, frame.next) else {
                return Some(self.finish());
            };
            frame.next += 1;
            frame.current = m;
            let count = frame.next - frame.start;
            frame.stage = if count == 1 {
                Stage::Full
            } else if count > 3 && frame.depth >= 2 && !frame.check {
                Stage::Reduced
            } else {
                Stage::Scout
            };
        }
        frame.again = false;
        let (alpha, beta) = (frame.alpha, frame.beta);
        let high = if frame.stage == Stage::Full { beta } else { alpha + 1 };
        let mut depth = frame.depth - 1;
        if frame.stage == Stage::Reduced {
            let count = frame.next - frame.start;
            let less = 1 + i32::from(count > 10) + i32::from(count > 25 && depth > 3);
            depth = (depth - less).max(0);
        }
        let (board, m) = (frame.board.play(frame.current), frame.current);
        self.enter(board, m, depth, -high, -alpha, true)
    }

    /// Hands the value of the current move to the top frame. Returns the frame's own value if that finishes it.
    fn take(&mut self, value: i32) -> Option<i32> {
        let top = self.frames.len() - 1;
        let frame = &mut self.frames[top];
        match frame.stage {
            Stage::Pass => {
                frame.stage = Stage::Next;
                if value >= frame.beta {
                    let beta = frame.beta;
                    self.leave();
                    return Some(beta);
                }
                return None;
            }
            Stage::Reduced if value > frame.alpha => {
                (frame.stage, frame.again) = (Stage::Scout, true);
                return None;
            }
            Stage::Scout if value > frame.alpha && value < frame.beta => {
                (frame.stage, frame.again) = (Stage::Full, true);
                return None;
            }
            _ => {}
        }
        if value > frame.best {
            frame.best = value;
            if value > frame.alpha {
                frame.alpha = value;
                frame.best_move = frame.current;
                if value >= frame.beta {
                    self.reward();
                    return Some(self.finish());
                }
            }
        }
        None
    }

    /// Records that the current move refuted its position, so that it is tried earlier elsewhere.
    fn reward(&mut self) {
        let ply = self.frames.len();
        let frame = &self.frames[ply - 1];
        let m = frame.current;
        let killers = &mut self.killers[ply];
        if killers[0] != m {
            *killers = [m, killers[0]];
        }
        let history = &mut self.history[(ply & 1) * MOVES..][..MOVES];
        let bonus = (frame.depth * frame.depth * 16).min(2048);
        let mut nudge = |m: u32, by: i32| {
            let h = &mut history[m as usize & (MOVES - 1)];
            *h += by - *h * by.abs() / 16384;
        };
        nudge(u32::from(m), bonus);
        for &tried in &self.moves[frame.start..frame.next - 1] {
            nudge(tried, -bonus);
        }
    }

    /// Stores the result of the top frame, removes the frame and returns its value.
    fn finish(&mut self) -> i32 {
        let ply = self.frames.len() as i32;
        let frame = &self.frames[ply as usize - 1];
        let (best, low) = (frame.best, frame.low);
        let bound = if best >= frame.beta {
            Bound::Lower
        } else if best > low {
            Bound::Exact
        } else {
            Bound::Upper
        };
        let entry = Entry { best: frame.best_move, value: to_table(best, ply), depth: frame.depth, bound };
        self.table.put(frame.key, entry);
        self.leave();
        best
    }

    fn leave(&mut self) {
        if let Some(frame) = self.frames.pop() {
            self.moves.truncate(frame.start);
            self.path.pop();
        }
    }
}

/// Returns the move with the highest score from `next` on, after moving it to `next`.
fn pick(moves: &mut [u32], next: usize) -> Option<Move> {
    let rest = &mut moves[next..];
    let (mut at, mut best) = (0, *rest.first()?);
    for (i, &scored) in rest.iter().enumerate().skip(1) {
        if scored > best {
            (at, best) = (i, scored);
        }
    }
    rest.swap(0, at);
    Some(best as Move)
}

fn to_table(value: i32, ply: i32) -> i32 {
    if value >= WON {
        value + ply
    } else if value <= -WON {
        value - ply
    } else {
        value
    }
}

fn from_table(value: i32, ply: i32) -> i32 {
    if value >= WON {
        value - ply
    } else if value <= -WON {
        value + ply
    } else {
        value
    }
}
