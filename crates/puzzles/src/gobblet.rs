//! Gobblet: a win in two to four moves, with only one winning move at each turn except the last. The search uses the
//! bots' board, for speed.

use crate::bot_games::{Table, Tell, watch};
use crate::week::Found;
use crate::{DAYS, Effort, Goal, Puzzle};
use sobremesa_bots::gobblet::inside::{
    Board, Evaluator, Move, NONE, Plan, Search, Sight, WIN, WON, as_action, board_at, root_moves,
};
use sobremesa_core::{Error, Notation, Setup, SplitMix};
use sobremesa_gobblet::{Pending, Position};
use sobremesa_session::GameId;
use std::collections::{HashMap, HashSet};

/// The number of days of a week with a win in two, three and four moves.
const DAYS_BY_MOVES: [usize; 3] = [3, 3, 1];

/// The nodes of the first search, which decides whether a position is worth a proof.
const SEARCH_NODES: u64 = 60_000;

/// The depth of the first search: four moves, and three replies.
const SEARCH_PLIES: i32 = 7;

/// The table of the first search has two to the power of this entries.
const SEARCH_TABLE: u32 = 14;

/// Finds `count` puzzles, a whole number of weeks.
pub(crate) fn find(count: usize, dice: &mut SplitMix, tell: Tell) -> Vec<Found> {
    let mut missing = DAYS_BY_MOVES.map(|days| days * count / DAYS);
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    let setup = Setup::default();
    let table = Table { game: GameId::Gobblet, setup: &setup, levels: &[2, 3, 3, 4], nodes: 20_000, random: 4 };
    while found.len() < count {
        let mut look = |position: &Position| {
            // A game gives at most one puzzle, because a later one would be the end of an earlier one.
            let Some(moves) = moves_to_win(position).filter(|&moves| missing[usize::from(moves) - 2] > 0) else {
                return false;
            };
            if let Some(puzzle) = puzzle(position, moves).filter(|puzzle| seen.insert(puzzle.position.clone())) {
                missing[usize::from(moves) - 2] -= 1;
                found.push(Found { effort: effort_at(position, &puzzle), puzzle });
                tell(found.len());
                return true;
            }
            false
        };
        // This can't fail, because bots play legal moves.
        let _ = watch::<Position>(&table, dice, &mut look);
    }
    found
}

/// The number of moves, two to four, in which the bots' search finds a win.
fn moves_to_win(position: &Position) -> Option<u8> {
    let board = board_at(position);
    let moves = root_moves(&board, Pending::Nothing);
    let plan =
        Plan { depth: SEARCH_PLIES, nodes: SEARCH_NODES, margin: 0, blind: 0, repetitions: 3, table: SEARCH_TABLE };
    let mut search = Search::new(board, &[], &moves, plan);
    search.run(SEARCH_NODES);
    let value = search.root.first()?.value;
    let plies = if value >= WON { WIN - value } else { 0 };
    (2..=4).find(|&moves| i32::from(moves) * 2 - 1 == plies)
}

/// The puzzle of a position, if there is a win in `moves` moves and none in fewer, with only one winning move each
/// time.
fn puzzle(position: &Position, moves: u8) -> Option<Puzzle> {
    let board = board_at(position);
    let mut solver = Solver::default();
    if solver.wins(board, moves - 1) {
        return None;
    }
    let line = solver.line(board, moves)?;
    let answer = line.into_iter().map(|m| as_action(m).to_string()).collect();
    Some(Puzzle { difficulty: 1, goal: Goal::WinIn(moves), position: position.to_string(), answer })
}

/// The number of moves, then the number of other first moves with at least the same evaluation.
pub(crate) fn effort(puzzle: &Puzzle) -> Result<Effort, Error> {
    let position = Position::read_position(&puzzle.position, &Setup::default())?;
    Ok(effort_at(&position, puzzle))
}

fn effort_at(position: &Position, puzzle: &Puzzle) -> Effort {
    let right = puzzle.answer.first().map_or("", String::as_str);
    let moves = if let Goal::WinIn(moves) = puzzle.goal { moves } else { 0 };
    [u32::from(moves), better_looking(position, right)]
}

/// The number of other moves with at least the evaluation of the right one.
fn better_looking(position: &Position, right: &str) -> u32 {
    let board = board_at(position);
    let evaluator = Evaluator::default();
    let value = |m: &Move| -evaluator.value(&Sight::of(&board.play(*m)));
    let values: Vec<(bool, i32)> =
        root_moves(&board, Pending::Nothing).iter().map(|m| (as_action(*m).to_string() == right, value(m))).collect();
    let mine = values.iter().find(|(is_right, _)| *is_right).map_or(0, |(_, value)| *value);
    values.iter().filter(|(is_right, value)| !is_right && *value >= mine).count() as u32
}

/// Proven results by position and the attacker's number of moves left. Seven plies are too few for a threefold
/// repetition, so the history doesn't matter.
#[derive(Default)]
struct Solver {
    wins: HashMap<(u64, u64, u8), bool>,
    loses: HashMap<(u64, u64, u8), bool>,
}

impl Solver {
    /// Returns true if the side to move can force a win within this many of its moves.
    fn wins(&mut self, board: Board, moves: u8) -> bool {
        let sight = Sight::of(&board);
        if moves == 0 || sight.winning() != NONE || moves == 1 {
            return moves > 0 && sight.winning() != NONE;
        }
        let key = (board.own, board.opp, moves);
        if let Some(&known) = self.wins.get(&key) {
            return known;
        }
        let wins = tries(&sight).into_iter().any(|m| self.loses(board.play(m), moves - 1));
        self.wins.insert(key, wins);
        wins
    }

    /// Returns true if the other side can force a win within this many of its moves.
    fn loses(&mut self, board: Board, moves: u8) -> bool {
        let sight = Sight::of(&board);
        if sight.winning() != NONE {
            return false;
        }
        let key = (board.own, board.opp, moves);
        if let Some(&known) = self.loses.get(&key) {
            return known;
        }
        let loses = tries(&sight).into_iter().all(|m| self.wins(board.play(m), moves));
        self.loses.insert(key, loses);
        loses
    }

    /// The line that wins in `moves` moves. Each move except the last is the only winning one. Each reply delays the win
    /// as long as possible, and then leaves the fewest ways to win.
    fn line(&mut self, board: Board, moves: u8) -> Option<Vec<Move>> {
        let sight = Sight::of(&board);
        if moves == 1 {
            return Some(vec![sight.winning()]);
        }
        let mut right = tries(&sight);
        right.retain(|&m| self.loses(board.play(m), moves - 1));
        let [only] = right[..] else { return None };
        let after = board.play(only);
        let evaluator = Evaluator::default();
        let mut replies = tries(&Sight::of(&after));
        replies.sort_by_key(|&m| {
            let sight = Sight::of(&after.play(m));
            (sight.wins(), evaluator.value(&sight))
        });
        replies.into_iter().find_map(|reply| {
            let next = after.play(reply);
            if moves > 2 && self.wins(next, moves - 2) {
                return None;
            }
            let rest = self.line(next, moves - 1)?;
            Some([vec![only, reply], rest].concat())
        })
    }
}

/// The moves that may not lose at once. If the other side threatens to win, only those that may stop it.
fn tries(sight: &Sight) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    sight.moves(sight.answers().unwrap_or(u16::MAX), false, |m| moves.push(m));
    moves
}
