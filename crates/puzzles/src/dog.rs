//! Dog: the others are out of the round, and the seat to move plays the rest of its hand alone. There is exactly one
//! way to bring all its team's pieces in. Boards are from games between bots, hands are random.

use crate::bot_games::{Table, Tell, watch};
use crate::week::Found;
use crate::{Effort, Goal, Puzzle};
use sobremesa_core::{Dice, Error, Game, Notation, Setup, SplitMix, Turn, seat_letter};
use sobremesa_dog::{Action, Card, Phase, Position};
use sobremesa_session::GameId;
use std::collections::HashSet;

/// The shares of the variants in the puzzles.
const SHARES: [(&str, usize); 3] = [("classic", 9), ("black", 4), ("royal", 1)];

/// The minimum number of the team's eight pieces that are in.
const ARRIVED: u8 = 5;

/// The number of hands that are tried on a board.
const HANDS: u32 = 20;

/// The allowed numbers of ways to play a hand: neither obvious nor tedious.
const WAYS: std::ops::RangeInclusive<u32> = 8..=5_000;

/// Finds `count` puzzles.
pub(crate) fn find(count: usize, dice: &mut SplitMix, tell: Tell) -> Vec<Found> {
    let all: usize = SHARES.iter().map(|(_, share)| share).sum();
    let (mut found, mut seen) = (Vec::new(), HashSet::new());
    for (at, (variant, share)) in SHARES.into_iter().enumerate() {
        let mut setup = Setup::default();
        // This can't fail, because the values are the game's own.
        let _ = setup.options.ask(Position::INFO, "variant", variant);
        let table = Table { game: GameId::Dog, setup: &setup, levels: &[2], nodes: 1, random: 0 };
        let end = if at + 1 == SHARES.len() { count } else { found.len() + count * share / all };
        while found.len() < end {
            let mut boards = SplitMix(dice.word());
            let mut look = |position: &Position| {
                if position.phase() != Phase::Play {
                    return false;
                }
                let new = puzzle_on(position, &mut boards).filter(|(puzzle, _)| seen.insert(puzzle.position.clone()));
                let Some((puzzle, effort)) = new else { return false };
                found.push(Found { effort, puzzle });
                tell(found.len());
                // The boards of a game are similar, so only one is used.
                true
            };
            // This can't fail, because bots play legal moves.
            let _ = watch::<Position>(&table, dice, &mut look);
        }
    }
    found
}

/// The first puzzle among random hands of a seat on a board.
fn puzzle_on(position: &Position, dice: &mut SplitMix) -> Option<(Puzzle, Effort)> {
    let (seat, board) = (position.mover(), position.board());
    if board.arrived(seat) + board.arrived(position.house().partner(seat)) < ARRIVED {
        return None;
    }
    (0..HANDS).find_map(|_| {
        let written = deal(position, seat, dice);
        let puzzle = Puzzle { difficulty: 1, goal: Goal::Win, position: written, answer: Vec::new() };
        let start = Position::read_position(&puzzle.position, &Setup::default()).ok()?;
        let ways = count_ways(&start, &mut 0).filter(|ways| WAYS.contains(&ways.all) && ways.wins)?;
        let line = line(&start)?;
        let answer = line.iter().map(ToString::to_string).collect();
        (line.len() > 1).then_some((Puzzle { answer, ..puzzle }, [ways.all, 0]))
    })
}

/// A position with the same board, an unknown deck, and two to four cards for a seat; the other seats are out. If a
/// copy may count as any card, one card has been played.
fn deal(position: &Position, seat: u8, dice: &mut SplitMix) -> String {
    let house = position.house();
    let mut pool: Vec<Card> = Card::all().flat_map(|card| vec![card; house.deck()[card.index()].into()]).collect();
    let mut draw = |dice: &mut SplitMix| pool.swap_remove(dice.below(pool.len() as u32) as usize);
    let number = 2 + dice.below(3) as usize;
    let mut hand: Vec<Card> = (0..number).map(|_| draw(dice)).collect();
    // Cards are written in the order of a hand.
    hand.sort();
    let hand: Vec<String> = hand.iter().map(Card::to_string).collect();
    let is_board = |field: &&str| {
        let key = field.split('=').next().unwrap_or_default();
        matches!(key, "variant" | "dog") || key.len() == 1
    };
    let text = position.to_string();
    let board: Vec<&str> = text.split(' ').filter(is_board).collect();
    let others: String = (0..house.seats).filter(|&other| other != seat).map(seat_letter).collect();
    let hands: Vec<String> = (0..house.seats)
        .map(|other| format!("{}:{}", seat_letter(other), if other == seat { hand.join(".") } else { "-".into() }))
        .collect();
    let letter = seat_letter(seat);
    let last = if house.copies_any() { COPIED[dice.below(COPIED.len() as u32) as usize] } else { "-" };
    let played = if house.copies_any() { format!(" played={last}") } else { String::new() };
    format!(
        "{} round=1 starter={letter} phase=play turn={letter} pending=- last={last}{played} hands={} given=- out={others} deck=?* discard={last}",
        board.join(" "),
        hands.join("/")
    )
}

/// The cards that may have been played last.
const COPIED: [&str; 4] = ["3", "8", "9", "12"];

/// The ways to play on to the end of the round.
#[derive(Clone, Copy)]
struct Ways {
    all: u32,
    /// True if one of them wins.
    wins: bool,
}

/// Counts the ways. `None` if there are too many, or if a card must be drawn. `counted` is the number so far.
fn count_ways(position: &Position, counted: &mut u32) -> Option<Ways> {
    if !matches!(position.turn(), Turn::Seat(_)) {
        *counted += 1;
        // During play, chance draws a card, so the puzzle has not ended.
        let ends = position.phase() != Phase::Play && *counted <= *WAYS.end();
        return ends.then_some(Ways { all: 1, wins: position.phase() == Phase::Over && is_won(position) });
    }
    let mut ways = Ways { all: 0, wins: false };
    for action in position.legal_actions() {
        let more = count_ways(&position.after(&action), counted)?;
        ways = Ways { all: ways.all + more.all, wins: ways.wins || more.wins };
    }
    Some(ways)
}

/// Returns true if the seat that moved last has won.
fn is_won(position: &Position) -> bool {
    position.outcome().is_some_and(|outcome| outcome.winners.iter().any(|winner| winner.0 == position.mover()))
}

/// The winning line, if each of its actions is the only winning one.
fn line(position: &Position) -> Option<Vec<Action>> {
    if !matches!(position.turn(), Turn::Seat(_)) {
        return Some(Vec::new());
    }
    let mut winning = position.legal_actions().into_iter().filter_map(|action| {
        let next = position.after(&action);
        count_ways(&next, &mut 0).filter(|ways| ways.wins).map(|_| (action, next))
    });
    let (only, next) = winning.next()?;
    if winning.next().is_some() {
        return None;
    }
    Some([vec![only], line(&next)?].concat())
}

/// The number of ways to play the hand.
pub(crate) fn effort(puzzle: &Puzzle) -> Result<Effort, Error> {
    let position = Position::read_position(&puzzle.position, &Setup::default())?;
    Ok([count_ways(&position, &mut 0).map_or(0, |ways| ways.all), 0])
}
