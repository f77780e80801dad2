//! The textbook search: iterative deepening alpha-beta on bitboards with a small transposition table for best moves and
//! cut-offs, killer moves, and lines counted as 1, 10, 100. No extensions, no reductions, no pruning.

use sobremesa_bots::gobblet::inside::{Board, LINES, Move, NONE, Sight, as_action, board_at, has_four, root_moves};
use sobremesa_bots::{Choice, Limits, Review, Thinker};
use sobremesa_core::{Code, Error, Game};
use sobremesa_gobblet::{Action, Observation, Pending};

const WIN: i32 = 1_000_000;
const SLOTS: usize = 1 << 20;
const DEEPEST: usize = 40;

struct Frame {
    board: Board,
    key: u64,
    alpha: i32,
    low: i32,
    beta: i32,
    best: i32,
    best_move: Move,
    moves: Vec<Move>,
    next: usize,
}

#[derive(Clone, Copy, Default)]
struct Slot {
    key: u64,
    value: i32,
    best: Move,
    depth: i8,
    /// -1: upper bound, 0: exact, 1: lower bound.
    bound: i8,
}

/// A plain search.
pub struct Plain {
    root: Board,
    actions: Vec<Action>,
    legal: Vec<Move>,
    lifts: bool,
    offered: bool,
    frames: Vec<Frame>,
    table: Vec<Slot>,
    killers: [Move; DEEPEST + 1],
    depth: usize,
    best: (Move, i32),
    nodes: u64,
    limit: u64,
    done: bool,
}

impl Plain {
    /// Creates a search for an observation.
    pub fn new(observation: &str, limits: &Limits) -> Result<Plain, Error> {
        let Observation { position, .. } = Observation::read(observation)?;
        let actions = position.legal_actions();
        if actions.is_empty() {
            return Err(Error::new(Code::GameOver, "the game has ended", "", 0));
        }
        let root = board_at(&position);
        let legal = root_moves(&root, position.pending());
        Ok(Plain {
            best: (legal.first().copied().unwrap_or(NONE), 0),
            done: legal.is_empty() || position.pending() == Pending::Offer,
            root,
            actions,
            legal,
            lifts: position.house().touch_move && position.pending() == Pending::Nothing,
            offered: position.pending() == Pending::Offer,
            frames: Vec::new(),
            table: vec![Slot::default(); SLOTS],
            killers: [NONE; DEEPEST + 1],
            depth: 0,
            nodes: 0,
            limit: limits.nodes.unwrap_or(if limits.timed { u64::MAX } else { 1_000_000 }),
        })
    }

    fn push(&mut self, board: Board, alpha: i32, beta: i32, first: Move) {
        let mut moves = Vec::with_capacity(64);
        if self.frames.is_empty() {
            moves.clone_from(&self.legal);
        } else {
            Sight::of(&board).moves(u16::MAX, true, |m| moves.push(m));
        }
        let mut front = 0;
        for wanted in [first, self.killers[self.frames.len()]] {
            if let Some(at) = moves[front..].iter().position(|&m| m == wanted) {
                moves.swap(front, front + at);
                front += 1;
            }
        }
        let low = alpha;
        let key = board.key();
        self.frames.push(Frame { board, key, alpha, low, beta, best: -2 * WIN, best_move: NONE, moves, next: 0 });
    }

    /// Returns the value of a position for its mover, or `None` if it pushed a frame to search it.
    fn enter(&mut self, board: Board, alpha: i32, beta: i32) -> Option<i32> {
        self.nodes += 1;
        let ply = self.frames.len();
        let sight = Sight::of(&board);
        if has_four(sight.me.shown) {
            return Some(WIN - ply as i32);
        }
        if has_four(sight.you.shown) {
            return Some(ply as i32 - WIN);
        }
        // The position is already on the path.
        if self.frames.iter().rev().skip(1).step_by(2).any(|f| f.board == board) {
            return Some(0);
        }
        let depth = self.depth - ply;
        if depth == 0 {
            return Some(count_lines(&sight));
        }
        let key = board.key();
        let slot = self.table[key as usize % SLOTS];
        let known = slot.key == key;
        if known && usize::from(slot.depth as u8) >= depth {
            let usable = match slot.bound {
                0 => true,
                1 => slot.value >= beta,
                _ => slot.value <= alpha,
            };
            if usable {
                return Some(slot.value);
            }
        }
        self.push(board, alpha, beta, if known { slot.best } else { NONE });
        None
    }

    fn step_once(&mut self) {
        let Some(frame) = self.frames.last_mut() else {
            self.depth += 1;
            if self.depth > DEEPEST - 1 {
                self.done = true;
                return;
            }
            self.push(self.root, -2 * WIN, 2 * WIN, self.best.0);
            return;
        };
        let mut value = if frame.next < frame.moves.len() && frame.alpha < frame.beta {
            let m = frame.moves[frame.next];
            frame.next += 1;
            let (board, alpha, beta) = (frame.board.play(m), frame.alpha, frame.beta);
            self.enter(board, -beta, -alpha)
        } else {
            Some(self.pop())
        };
        // A value goes to the frame above it; a cut-off there is seen when that frame comes up next.
        if let Some(value) = value.take() {
            let ply = self.frames.len();
            let Some(frame) = self.frames.last_mut() else {
                self.done = value.abs() > WIN / 2 || self.legal.len() == 1;
                return;
            };
            let m = frame.moves[frame.next - 1];
            if -value > frame.best {
                frame.best = -value;
                frame.best_move = m;
                if -value > frame.alpha {
                    frame.alpha = -value;
                    if ply == 1 {
                        self.best = (m, -value);
                    } else if frame.alpha >= frame.beta {
                        self.killers[ply - 1] = m;
                    }
                }
            }
        }
    }

    fn pop(&mut self) -> i32 {
        let depth = self.depth + 1 - self.frames.len();
        let Some(frame) = self.frames.pop() else { return 0 };
        let bound = if frame.best >= frame.beta {
            1
        } else if frame.best > frame.low {
            0
        } else {
            -1
        };
        let slot = Slot { key: frame.key, value: frame.best, best: frame.best_move, depth: depth as i8, bound };
        self.table[frame.key as usize % SLOTS] = slot;
        frame.best
    }
}

impl Thinker for Plain {
    fn run(&mut self, nodes: u64) -> bool {
        let end = self.nodes.saturating_add(nodes).min(self.limit);
        while !self.done && self.nodes < end {
            self.step_once();
        }
        self.done || self.nodes >= self.limit
    }

    fn choice(&self) -> Choice {
        let (m, value) = self.best;
        let action = match as_action(m) {
            _ if self.offered || m == NONE => self.actions[0],
            Action::Move(from, _) if self.lifts => Action::Lift(from),
            action => action,
        };
        let value = 0.5 + f64::from(value.clamp(-400, 400)) / 800.0;
        let depth = Some(self.depth.saturating_sub(1) as u32);
        Choice { action: action.to_string(), value, nodes: self.nodes, depth }
    }

    fn review(&self) -> Review {
        crate::simple::review(self.choice())
    }

    fn reviews(&self) -> bool {
        false
    }
}

fn count_lines(sight: &Sight) -> i32 {
    const WORTH: [i32; 5] = [0, 1, 10, 100, 0];
    LINES.iter().fold(0, |sum, &line| {
        let (mine, yours) = ((line & sight.me.shown).count_ones(), (line & sight.you.shown).count_ones());
        match (mine, yours) {
            (n, 0) => sum + WORTH[n as usize],
            (0, n) => sum - WORTH[n as usize],
            _ => sum,
        }
    })
}
