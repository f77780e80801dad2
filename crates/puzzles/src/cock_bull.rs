//! Cock & Bull: the choice after a roll. Every choice has an exact price: the chance to win that it gives away.

use crate::bot_games::{Table, Tell, watch};
use crate::week::Found;
use crate::{Effort, Goal, Puzzle};
use sobremesa_bots::cock_bull::inside::liking;
use sobremesa_bots::cock_bull::{Goal as Aim, Solution};
use sobremesa_cock_bull::{Action, Position, Stage};
use sobremesa_core::{Dice, Error, Setup, SplitMix};
use sobremesa_session::GameId;
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// The range for the cost of the second-best choice, in thousandths of a percent: a smaller cost is luck to find, a
/// larger one is obvious.
const PRICES: RangeInclusive<i64> = 5_000..=25_000;

/// The level that follows the best rule of thumb.
const THUMB: u8 = 4;

/// A game gives one puzzle. A random number of decisions below this is skipped first, so that puzzles are from all
/// parts of a game.
const LATEST: u32 = 80;

/// A chance of 100 % in thousandths of a percent, which is more than any price.
const ALL: i64 = 100_000;

/// Finds `count` puzzles.
pub(crate) fn find(count: usize, dice: &mut SplitMix, tell: Tell) -> Vec<Found> {
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    let setup = Setup::default();
    let table = Table { game: GameId::CockBull, setup: &setup, levels: &[1, 3, 4, 4], nodes: 1, random: 0 };
    // The rule of thumb is right in half of the puzzles.
    let mut missing = [count - count / 2, count / 2];
    while missing != [0; 2] {
        let mut early = dice.below(LATEST);
        let mut look = |position: &Position| {
            if early > 0 {
                early -= 1;
                return false;
            }
            let new = puzzle(position)
                .filter(|(puzzle, [_, thumb])| missing[*thumb as usize] > 0 && seen.insert(puzzle.position.clone()));
            let Some((puzzle, effort)) = new else { return false };
            missing[effort[1] as usize] -= 1;
            found.push(Found { effort, puzzle });
            tell(found.len());
            true
        };
        // This can't fail, because bots play legal moves.
        let _ = watch::<Position>(&table, dice, &mut look);
    }
    found
}

/// A choice and its chance to win, in thousandths of a percent.
type Priced = (Action, i64);

/// Returns the puzzle of a position with one clearly best choice, and its effort.
fn puzzle(position: &Position) -> Option<(Puzzle, Effort)> {
    if !matches!(position.stage(), Stage::Act(..)) {
        return None;
    }
    // In a parsed position, seat 0 has Red.
    let text = position.to_string();
    let position = text.parse::<Position>().ok()?;
    let choices: Vec<Priced> = Solution::new(position.clone(), Aim::Win)
        .choices(&position)
        .into_iter()
        .map(|(action, chance)| (action, (chance * ALL as f64).round() as i64))
        .collect();
    let effort = effort_of(&choices)?;
    PRICES.contains(&(ALL - i64::from(effort[0]))).then_some(())?;
    let priced = |(action, chance): &Priced| format!("{} {}", action, percent(*chance));
    let answer = choices.iter().map(priced).collect();
    Some((Puzzle { difficulty: 1, goal: Goal::Chance, position: text, answer }, effort))
}

/// How little the next best choice gives away; then whether the rule of thumb goes wrong. None where all choices are
/// alike.
fn effort_of(choices: &[Priced]) -> Option<Effort> {
    let best = choices.first()?.1;
    let next = choices.iter().map(|choice| choice.1).find(|&chance| chance < best)?;
    let most = choices.iter().map(|(action, _)| liking(THUMB, action)).max();
    let wrong = choices.iter().any(|(action, chance)| Some(liking(THUMB, action)) == most && *chance < best);
    Some([(ALL - (best - next)) as u32, u32::from(wrong)])
}

/// Writes thousandths of a percent as a decimal number of percent.
fn percent(thousandths: i64) -> String {
    format!("{}.{:03}", thousandths / 1_000, thousandths % 1_000)
}

/// Reads a choice and its chance.
fn read_priced(text: &str) -> Result<Priced, Error> {
    let (action, chance) = text.split_once(' ').unwrap_or((text, ""));
    let thousandths = chance.replace('.', "").parse().ok().filter(|_| chance.rfind('.') == chance.len().checked_sub(4));
    let refused = || Error::notation("a choice has a chance in percent, as 51.234", text, 0);
    Ok((action.parse()?, thousandths.ok_or_else(refused)?))
}

/// How little the next best choice gives away; then whether the rule of thumb (remove, and turn over) goes wrong.
pub(crate) fn effort(puzzle: &Puzzle) -> Result<Effort, Error> {
    let choices = puzzle.answer.iter().map(|text| read_priced(text)).collect::<Result<Vec<_>, _>>()?;
    effort_of(&choices).ok_or_else(|| Error::notation("all choices are alike", "", 0))
}
