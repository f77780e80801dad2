//! A match whose game is known only when the program runs: the same in texts.

use crate::matches::{Kept, Match};
use crate::with_game;
use sobremesa_contract::{
    Chances, Code, Error, Eye, Info, LISTED_CHANCES, Notation, Outcome, Plain, Rules, Seat, Setup, Show, Turn,
};

/// A match, whatever its game. See [`Match`] for what each does and refuses.
pub trait Table {
    /// The game's description.
    fn info(&self) -> Info;
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
    /// What happened in the step played or drawn last, as the public may know it; at the end of a game also how it
    /// ended.
    fn told(&self) -> Vec<Plain>;
    /// What playing a step would tell and how it would end the game, tried on a copy.
    ///
    /// # Errors
    /// As [`Match::play`].
    fn preview(&self, text: &str) -> Result<(Vec<Plain>, Option<Outcome>), Error>;
    /// What an eye may see.
    fn view(&self, eye: Eye) -> Plain;
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
    /// The seed of the dice, and what else is kept beside the steps.
    fn kept(&self) -> &Kept;
    /// The rules that it is played by.
    fn rules(&self) -> Rules;
    /// The position that it began with.
    fn start_position(&self) -> String;
    /// In a series, what each seat had scored before.
    fn set_score(&mut self, score: &[u32]);
    /// Header lines of its record that mean nothing to it.
    fn set_notes(&mut self, notes: Vec<(String, String)>);
    /// Counts sequences of steps from the position now.
    fn perft(&self, depth: u32) -> u64;

    /// The number of seats.
    fn seats(&self) -> u8 {
        self.rules().seats
    }

    /// The seed of the dice.
    fn seed(&self) -> &str {
        &self.kept().seed
    }

    /// Every option of the game with its value in this match.
    fn options(&self) -> Vec<(&'static str, String)> {
        list_options(&self.info(), &self.rules())
    }
}

/// Every option of a game with its value under these rules.
fn list_options(info: &Info, rules: &Rules) -> Vec<(&'static str, String)> {
    info.options.iter().map(|option| (option.key, rules.options.text(info, option.key))).collect()
}

impl<G: Notation> Table for Match<G> {
    fn info(&self) -> Info {
        G::INFO
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
        self.play_step(text)
    }

    fn resolve_chance(&mut self) -> Result<(), Error> {
        self.draw_step()
    }

    fn told(&self) -> Vec<Plain> {
        let seen = self.told.iter().filter_map(|event| G::seen(event, Eye::Onlooker));
        let mut told: Vec<Plain> = seen.map(|event| event.plain()).collect();
        told.extend(Match::outcome(self).map(|outcome| Plain::of_kind("ended").with("outcome", outcome)));
        told
    }

    fn preview(&self, text: &str) -> Result<(Vec<Plain>, Option<Outcome>), Error> {
        let mut copy = self.clone();
        copy.play_step(text)?;
        Ok((copy.told(), Match::outcome(&copy)))
    }

    fn view(&self, eye: Eye) -> Plain {
        self.now().view(eye).plain()
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
        crate::record::write(self)
    }

    fn kept(&self) -> &Kept {
        &self.kept
    }

    fn rules(&self) -> Rules {
        self.now().rules()
    }

    fn start_position(&self) -> String {
        self.write(self.start())
    }

    fn set_score(&mut self, score: &[u32]) {
        Match::set_score(self, score);
    }

    fn set_notes(&mut self, notes: Vec<(String, String)>) {
        self.kept.notes = notes;
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

impl std::fmt::Debug for BadRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(f)
    }
}
