//! Muros: the last three cards with two seats, with nothing hidden: all cards that are not visible are in the other hand.
//! Exactly one card forces an unshared win, and after the other side's only one of two colours to keep does.

use crate::bot_games::{Table, Tell, watch};
use crate::week::Found;
use crate::{Effort, Goal, Puzzle};
use sobremesa_bots::muros::inside::{holding, worths};
use sobremesa_core::{Error, Game, Notation, Setup, SplitMix};
use sobremesa_muros::{Action, Position};
use sobremesa_session::GameId;

/// The number of laid cards when a puzzle starts.
const LAID: u8 = 33;

/// The number of cards of the mover, who lays first and last.
const CARDS: u8 = 2;

/// Finds `count` puzzles.
pub(crate) fn find(count: usize, dice: &mut SplitMix, tell: Tell) -> Vec<Found> {
    let mut found: Vec<Found> = Vec::new();
    let setup = Setup::default();
    let table = Table { game: GameId::Muros, setup: &setup, levels: &[2, 3], nodes: 40, random: 0 };
    while found.len() < count {
        let mut look = |position: &Position| {
            if position.laid() < LAID {
                return false;
            }
            if position.laid() == LAID
                && position.hands()[position.mover()].size() == CARDS
                && let Some(puzzle) = puzzle(position)
            {
                found.push(Found { effort: effort_at(position, &puzzle), puzzle });
                tell(found.len());
            }
            true
        };
        // This can't fail, because bots play legal moves.
        let _ = watch::<Position>(&table, dice, &mut look);
    }
    found
}

/// The puzzle of a position, if exactly one card wins, and the same is true at every later turn.
fn puzzle(position: &Position) -> Option<Puzzle> {
    let line = Solver { winner: position.mover() }.line(position)?;
    let answer = line.iter().map(ToString::to_string).collect();
    Some(Puzzle { difficulty: 1, goal: Goal::Win, position: position.to_string(), answer })
}

/// The number of other cards that are at least as good as the right one by the counters kept at once; then the number
/// of all other cards.
pub(crate) fn effort(puzzle: &Puzzle) -> Result<Effort, Error> {
    let position = Position::read_position(&puzzle.position, &Setup::default())?;
    Ok(effort_at(&position, puzzle))
}

fn effort_at(position: &Position, puzzle: &Puzzle) -> Effort {
    let right = puzzle.answer.first().map_or("", String::as_str);
    let (mut others, mut mine) = (Vec::new(), f32::MAX);
    for (action, next) in replies(position) {
        let look = lead(&next, position.mover());
        if action.to_string() == right { mine = look } else { others.push(look) }
    }
    // Sums of the same counters may differ in the last bit.
    let better = others.iter().filter(|&&look| look > mine - 1e-4).count();
    [better as u32, others.len() as u32]
}

/// The value of a seat's kept counters less the value of the other seat's.
fn lead(position: &Position, seat: usize) -> f32 {
    let worths = worths(position);
    holding(position, seat, &worths) - holding(position, 1 - seat, &worths)
}

/// A solver for one attacker.
struct Solver {
    winner: usize,
}

impl Solver {
    /// Returns true if the attacker can force a win alone.
    fn wins(&self, position: &Position) -> bool {
        if position.is_over() {
            return position.leaders().iter().enumerate().all(|(seat, &leads)| leads == (seat == self.winner));
        }
        let mut next = replies(position).into_iter().map(|(_, next)| next);
        if position.mover() == self.winner {
            next.any(|next| self.wins(&next))
        } else {
            next.all(|next| self.wins(&next))
        }
    }

    /// The winner's winning move, if there is exactly one.
    fn only(&self, position: &Position) -> Option<(Action, Position)> {
        let mut winning = replies(position).into_iter().filter(|(_, next)| self.wins(next));
        let only = winning.next();
        only.filter(|_| winning.next().is_none())
    }

    /// Returns the winning line to the end of the game; each of the winner's moves is the only winning one.
    fn line(&self, position: &Position) -> Option<Vec<Action>> {
        if position.is_over() {
            return Some(Vec::new());
        }
        if position.mover() == self.winner {
            let (only, next) = self.only(position)?;
            return Some([vec![only], self.line(&next)?].concat());
        }
        replies(position).into_iter().find_map(|(reply, next)| Some([vec![reply], self.line(&next)?].concat()))
    }
}

/// Returns the moves of the seat to move with the positions after them, the most promising first.
fn replies(position: &Position) -> Vec<(Action, Position)> {
    let played = |action: Action| {
        let next = position.after(&action);
        (lead(&next, position.mover()), action, next)
    };
    let mut replies: Vec<_> = position.legal_actions().into_iter().map(played).collect();
    replies.sort_by(|a, b| b.0.total_cmp(&a.0));
    replies.into_iter().map(|(_, action, next)| (action, next)).collect()
}
