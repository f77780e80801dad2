//! A puzzle as a line of text: `DIFFICULTY | GOAL | POSITION | ANSWER`.

use sobremesa_core::{Code, Error};
use std::fmt;
use std::str::FromStr;

/// The separator between the fields of a line.
const BETWEEN: &str = " | ";

/// The separator between the moves of an answer.
const AFTER_MOVE: &str = ", ";

/// The first character of a comment line.
const REMARK: char = '#';

/// The task of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// `win`: find the move that wins against every reply.
    Win,
    /// `win 3`: win within three of your moves.
    WinIn(u8),
    /// `chance`: find the move with the best chance to win. Moves have their chances in percent.
    Chance,
}

impl fmt::Display for Goal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Goal::Win => f.write_str("win"),
            Goal::WinIn(moves) => write!(f, "win {moves}"),
            Goal::Chance => f.write_str("chance"),
        }
    }
}

impl FromStr for Goal {
    type Err = Error;

    fn from_str(text: &str) -> Result<Goal, Error> {
        let moves = |text: &str| text.strip_prefix("win ")?.parse().ok().filter(|moves| (1..=9).contains(moves));
        match text {
            "win" => Ok(Goal::Win),
            "chance" => Ok(Goal::Chance),
            _ => moves(text).map(Goal::WinIn).ok_or_else(|| bad("no goal", text)),
        }
    }
}

/// A puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// 1 (Mondays) to 7 (Sundays).
    pub difficulty: u8,
    /// The task.
    pub goal: Goal,
    /// The position, in the game's notation, with its options.
    pub position: String,
    /// Moves in the game's notation: the only line that solves the puzzle, with the others' replies. For `chance`,
    /// every move followed by a space and its chance, the best first.
    pub answer: Vec<String>,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Puzzle { difficulty, goal, position, answer } = self;
        write!(f, "{difficulty}{BETWEEN}{goal}{BETWEEN}{position}{BETWEEN}{}", answer.join(AFTER_MOVE))
    }
}

impl FromStr for Puzzle {
    type Err = Error;

    fn from_str(line: &str) -> Result<Puzzle, Error> {
        let fields: Vec<&str> = line.split(BETWEEN).collect();
        let [difficulty, goal, position, answer] = fields[..] else {
            return Err(bad("a puzzle is DIFFICULTY | GOAL | POSITION | ANSWER", line));
        };
        let degree = difficulty.parse().ok().filter(|degree| (1..=7).contains(degree));
        Ok(Puzzle {
            difficulty: degree.ok_or_else(|| bad("a difficulty is 1 to 7", difficulty))?,
            goal: goal.parse()?,
            position: position.into(),
            answer: answer.split(AFTER_MOVE).map(str::to_string).collect(),
        })
    }
}

fn bad(message: &str, token: &str) -> Error {
    Error::new(Code::BadArgument, message, token, 0)
}

/// A file of puzzles: a remark with the command that made it, then one line per puzzle.
pub fn write_file(remark: &str, puzzles: &[Puzzle]) -> String {
    puzzles.iter().fold(format!("{REMARK} {remark}\n"), |text, puzzle| text + &format!("{puzzle}\n"))
}

/// The puzzles of a file.
pub fn read_file(text: &str) -> Result<Vec<Puzzle>, Error> {
    text.lines().filter(|line| !line.starts_with(REMARK)).map(str::parse).collect()
}
