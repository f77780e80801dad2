//! A match whose game is known only when the program runs: the same in texts.

use crate::matches::Match;
use crate::record::{RecordError, game_of};
use crate::with_game;
use sobremesa_contract::{Chances, Code, Error, Info, LISTED_CHANCES, Notation, Outcome, Seat, Setup, Turn};

/// A match, whatever its game. See [`Match`] for what each does and refuses.
pub trait Table {
    /// The game's description.
    fn info(&self) -> Info;
    /// The number of seats.
    fn seats(&self) -> u8;
    /// Steps played so far, chance included.
    fn ply(&self) -> usize;
    /// Who acts next.
    fn turn(&self) -> Turn;
    /// Legal moves, or outcomes of chance where they can be listed: notation and path of taps, in the rules' order.
    fn legal_moves(&self) -> Vec<(String, Vec<String>)>;
    /// The outcomes of chance with their weights where they can be listed; none at a seat's turn.
    fn chances(&self) -> Vec<(String, u32)>;
    /// Plays a step.
    ///
    /// # Errors
    /// As [`Match::play`].
    fn play(&mut self, text: &str) -> Result<(), Error>;
    /// Draws one chance step.
    ///
    /// # Errors
    /// As [`Match::resolve_chance`].
    fn resolve_chance(&mut self) -> Result<(), Error>;
    /// Takes one step back.
    fn undo(&mut self) -> bool;
    /// Plays again what was taken back.
    fn redo(&mut self) -> bool;
    /// How many steps can be redone.
    fn future(&self) -> usize;
    /// The steps played so far.
    fn steps(&self) -> Vec<String>;
    /// The referee's position.
    fn position(&self) -> String;
    /// All that a seat knows.
    fn observation(&self, seat: Seat) -> String;
    /// The end of the game.
    fn outcome(&self) -> Option<Outcome>;
    /// The record.
    fn record(&self) -> String;
    /// The seed of the dice.
    fn seed(&self) -> &str;
    /// Every option of the game with its value in this match.
    fn options(&self) -> Vec<(&'static str, String)>;
    /// Counts sequences of steps from the position now.
    fn perft(&self, depth: u32) -> u64;
}

impl<G: Notation> Table for Match<G> {
    fn info(&self) -> Info {
        G::INFO
    }

    fn seats(&self) -> u8 {
        self.now().rules().seats
    }

    fn ply(&self) -> usize {
        self.steps.len()
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn legal_moves(&self) -> Vec<(String, Vec<String>)> {
        let steps = self.legal_steps();
        steps.iter().map(|step| (G::write_step(step), self.now().path(step))).collect()
    }

    fn chances(&self) -> Vec<(String, u32)> {
        match self.now().chances() {
            Chances::Listed(outcomes) if Match::turn(self) == Turn::Chance && outcomes.len() <= LISTED_CHANCES => {
                outcomes.iter().map(|(step, weight)| (G::write_step(step), *weight)).collect()
            }
            _ => Vec::new(),
        }
    }

    fn play(&mut self, text: &str) -> Result<(), Error> {
        Match::play(self, text).map(|_| ())
    }

    fn resolve_chance(&mut self) -> Result<(), Error> {
        Match::resolve_chance(self).map(|_| ())
    }

    fn undo(&mut self) -> bool {
        Match::undo(self)
    }

    fn redo(&mut self) -> bool {
        Match::redo(self)
    }

    fn future(&self) -> usize {
        Match::future(self)
    }

    fn steps(&self) -> Vec<String> {
        self.steps.iter().map(G::write_step).collect()
    }

    fn position(&self) -> String {
        Match::position(self)
    }

    fn observation(&self, seat: Seat) -> String {
        Match::observation(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn record(&self) -> String {
        Match::record(self)
    }

    fn seed(&self) -> &str {
        Match::seed(self)
    }

    fn options(&self) -> Vec<(&'static str, String)> {
        let rules = self.now().rules();
        G::INFO.options.iter().map(|option| (option.key, rules.options.text(&G::INFO, option.key))).collect()
    }

    fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }
}

fn no_such_game(game: &str) -> Error {
    Error::new(Code::BadArgument, "no such game", game, 0)
}

/// Starts a match of a game.
///
/// # Errors
/// `bad-argument` for an unknown game; otherwise as [`Match::new`].
pub fn new_match(game: &str, setup: &Setup, position: Option<&str>, seed: &str) -> Result<Box<dyn Table>, Error> {
    with_game!(game, G => Ok(Box::new(Match::<G>::new(setup, position, seed)?)), else Err(no_such_game(game)))
}

/// As [`new_match`], from a position in which something may be unknown.
///
/// # Errors
/// As [`new_match`].
pub fn partial_match(game: &str, setup: &Setup, position: Option<&str>) -> Result<Box<dyn Table>, Error> {
    with_game!(game, G => Ok(Box::new(Match::<G>::partial(setup, position, "")?)), else Err(no_such_game(game)))
}

/// What a bad record is told, whatever its game: the complaint, its line and column from 1, and the match up to there.
pub struct BadRecord {
    /// What is wrong.
    pub error: Error,
    /// The line, from 1.
    pub line: usize,
    /// The column, from 1.
    pub column: usize,
    /// The longest legal prefix; `None` where the header is what is wrong.
    pub prefix: Option<Box<dyn Table>>,
}

impl<G: Notation> From<RecordError<G>> for BadRecord {
    fn from(bad: RecordError<G>) -> BadRecord {
        let RecordError { error, line, column, prefix } = bad;
        BadRecord { error, line, column, prefix: prefix.map(|table| table as Box<dyn Table>) }
    }
}

/// Reads a record of any game.
///
/// # Errors
/// [`BadRecord`] with the longest legal prefix.
pub fn from_record(text: &str) -> Result<Box<dyn Table>, BadRecord> {
    let game = game_of(text)?;
    with_game!(game.as_str(), G => Ok(Box::new(Match::<G>::from_record(text)?)), else Err(BadRecord::unknown_game(&game)))
}

impl BadRecord {
    /// The header names a game that is not here.
    pub fn unknown_game(game: &str) -> BadRecord {
        BadRecord { error: no_such_game(game), line: 1, column: 1, prefix: None }
    }
}
