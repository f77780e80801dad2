//! Gobblet: a win in two to four moves, with one right move at each turn but the last. Searched with the bots' own
//! board, for speed.

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

/// Wins in two moves on so many days of a week, in three, in four.
const DAYS_BY_MOVES: [usize; 3] = [3, 3, 1];

/// Nodes of the quick search that decides whether a position is worth a proof.
const LOOK: u64 = 60_000;

/// So deep that look goes: four moves, and three replies.
const PLIES: i32 = 7;

/// The look's table has two to the power of this entries.
const TABLE: u32 = 14;

/// Finds so many puzzles, whole weeks of them.
pub(crate) fn find(count: usize, dice: &mut SplitMix, tell: Tell) -> Vec<Found> {
    let mut missing = DAYS_BY_MOVES.map(|days| days * count / DAYS);
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    let setup = Setup::default();
    let table = Table { game: GameId::Gobblet, setup: &setup, levels: &[2, 3, 3, 4], nodes: 20_000, random: 4 };
    while found.len() < count {
        let mut look = |position: &Position| {
            // The last winner's puzzles are the next ones' ends: one of each length a game.
            let Some(moves) = promised(position).filter(|&moves| missing[usize::from(moves) - 2] > 0) else {
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
        // Bots play legal moves.
        let _ = watch::<Position>(&table, dice, &mut look);
    }
    found
}

/// In how many moves the bots' search sees a win, two to four.
fn promised(position: &Position) -> Option<u8> {
    let board = board_at(position);
    let moves = root_moves(&board, Pending::Nothing);
    let plan = Plan { depth: PLIES, nodes: LOOK, margin: 0, blind: 0, repetitions: 3, table: TABLE };
    let mut search = Search::new(board, &[], &moves, plan);
    search.run(LOOK);
    let value = search.root.first()?.value;
    let plies = if value >= WON { WIN - value } else { 0 };
    (2..=4).find(|&moves| i32::from(moves) * 2 - 1 == plies)
}

/// The puzzle of a position, if there is a win in so many moves, none in fewer, and one right move each time.
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

/// The moves first; then how many other first moves look as good or better at first sight.
pub(crate) fn effort(puzzle: &Puzzle) -> Result<Effort, Error> {
    let position = Position::read_position(&puzzle.position, &Setup::default())?;
    Ok(effort_at(&position, puzzle))
}

fn effort_at(position: &Position, puzzle: &Puzzle) -> Effort {
    let right = puzzle.answer.first().map_or("", String::as_str);
    let moves = if let Goal::WinIn(moves) = puzzle.goal { moves } else { 0 };
    [u32::from(moves), better_looking(position, right)]
}

/// How many other moves look as good as the right one or better.
fn better_looking(position: &Position, right: &str) -> u32 {
    let board = board_at(position);
    let evaluator = Evaluator::default();
    let look = |m: &Move| -evaluator.value(&Sight::of(&board.play(*m)));
    let looks: Vec<(bool, i32)> =
        root_moves(&board, Pending::Nothing).iter().map(|m| (as_action(*m).to_string() == right, look(m))).collect();
    let mine = looks.iter().find(|(is_right, _)| *is_right).map_or(0, |(_, look)| *look);
    looks.iter().filter(|(is_right, look)| !is_right && *look >= mine).count() as u32
}

/// Proven results by position and number of moves left to the attacker. Seven plies are too few for a threefold
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

    /// The line that wins in so many moves: each of them but the last is the only one that does, and each reply puts it
    /// off as long as can be.
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
        replies.sort_by_key(|&m| evaluator.value(&Sight::of(&after.play(m))));
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

/// The moves that don't lose at once: where the other side threatens to win, those that might stop it.
fn tries(sight: &Sight) -> Vec<Move> {
    let mut moves = Vec::with_capacity(64);
    sight.moves(sight.answers().unwrap_or(u16::MAX), false, |m| moves.push(m));
    moves
}
