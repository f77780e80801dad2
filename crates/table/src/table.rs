//! A match, whatever its game: the start and the steps played, with the way back and forth.

use crate::board::{Begin, Board, Listed, begin};
use crate::dice::KeyedDice;
use crate::repetition::Stood;
use crate::with_game;
use sobremesa_contract::{Code, Error, Eye, Info, Outcome, Plain, Reason, Rules, Seat, Setup, Turn, parts};

/// One game in progress.
pub struct Table {
    /// The seed of the dice.
    pub(crate) seed: String,
    /// The start is not the game's usual one, or was written with options of its own.
    pub(crate) from_position: bool,
    /// `position()` writes options only if the position that came in did.
    options_written: bool,
    /// Nothing may be unknown.
    whole: bool,
    /// In a series, what each seat had scored before this game; else empty.
    pub(crate) score: Vec<u32>,
    /// Header lines of a record that mean nothing to the match, such as Names and Date.
    pub(crate) notes: Vec<(String, String)>,
    /// The position after every step, the start first.
    positions: Vec<Box<dyn Board>>,
    steps: Vec<String>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<String>,
    /// How often each of `positions` had stood by then.
    stood: Stood,
}

impl Table {
    /// A match from a game's usual start, or from a position in its notation.
    pub(crate) fn whole(begin: Begin, setup: &Setup, position: Option<&str>, seed: &str) -> Result<Box<Table>, Error> {
        let mut table = Table::partial(begin, setup, position, seed)?;
        table.whole = true;
        if table.now().knows_all() {
            return Ok(table);
        }
        let at = position.and_then(|text| text.chars().position(|letter| letter == '?'));
        Err(Error::position("a match needs to know all", "?", at.unwrap_or(0)))
    }

    /// As [`Table::whole`], but something may be unknown.
    pub(crate) fn partial(
        begin: Begin,
        setup: &Setup,
        position: Option<&str>,
        seed: &str,
    ) -> Result<Box<Table>, Error> {
        if position.is_some_and(|text| text.len() > crate::LONGEST_TEXT) {
            return Err(Error::position("a position of over a million bytes", "", 0));
        }
        let start = begin(position, setup)?;
        let options_written = position.is_some_and(|text| parts(text, ' ').any(|field| field.starts_with("options=")));
        let mut table = Box::new(Table {
            // A record has a seed on one line: what cannot stand there is no part of a seed.
            seed: seed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(),
            from_position: position.is_some() && (options_written || !start.is_start()),
            options_written,
            whole: false,
            score: Vec::new(),
            notes: Vec::new(),
            positions: Vec::new(),
            steps: Vec::new(),
            undone: Vec::new(),
            stood: Stood::new(),
        });
        table.go_to(start);
        Ok(table)
    }

    /// The position now, the referee's truth.
    pub(crate) fn now(&self) -> &dyn Board {
        // The start is never taken off the list.
        &*self.positions[self.positions.len() - 1]
    }

    pub(crate) fn start(&self) -> &dyn Board {
        &*self.positions[0]
    }

    fn go_to(&mut self, next: Box<dyn Board>) {
        let times = self.times(&*next);
        self.stood.push(next.standing(), times);
        self.positions.push(next);
    }

    /// How often a position that comes next will have stood, itself included; 0 where it does not count.
    fn times(&self, next: &dyn Board) -> u8 {
        // What stands on does not stand anew.
        if self.positions.last().is_some_and(|now| next.stands_in(&**now)) {
            return self.times_stood();
        }
        self.stood.count(next.standing(), |earlier| next.stands_in(&*self.positions[earlier]))
    }

    /// How often the position now has stood, itself included; 0 where it does not count.
    pub fn times_stood(&self) -> u8 {
        self.stood.times()
    }

    /// The game's description.
    pub fn info(&self) -> &'static Info {
        self.now().info()
    }

    /// The rules that it is played by.
    pub fn rules(&self) -> Rules {
        self.now().rules()
    }

    /// The number of seats.
    pub fn seats(&self) -> u8 {
        self.rules().seats
    }

    /// Every option of the game with its value in this match.
    pub fn options(&self) -> Vec<(&'static str, String)> {
        let (info, rules) = (self.info(), self.rules());
        info.options.iter().map(|option| (option.key, rules.options.text(info, option.key))).collect()
    }

    /// The seed of the dice.
    pub fn seed(&self) -> &str {
        &self.seed
    }

    /// In a series, what each seat had scored before this game; else empty.
    pub fn score(&self) -> &[u32] {
        &self.score
    }

    /// In a series, what each seat had scored before this game, for the record and for bots; seats that are not named
    /// have scored nothing.
    pub fn set_score(&mut self, score: &[u32]) {
        let mut score = score.to_vec();
        score.resize(usize::from(self.seats()), 0);
        self.score = if score.iter().any(|&points| points > 0) { score } else { Vec::new() };
    }

    /// Steps played so far, chance included.
    pub fn ply(&self) -> usize {
        self.steps.len()
    }

    /// The steps played so far.
    pub fn steps(&self) -> &[String] {
        &self.steps
    }

    /// How many steps can be redone.
    pub fn future(&self) -> usize {
        self.undone.len()
    }

    /// The end of the game: what the position tells, or a draw because it stands for the last time allowed.
    pub fn outcome(&self) -> Option<Outcome> {
        outcome(self.now(), self.times_stood())
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        if self.outcome().is_some() { Turn::Over } else { self.now().turn() }
    }

    /// Legal moves, or outcomes of chance where they can be listed, in the rules' order.
    pub fn list(&self) -> Vec<Listed> {
        if self.turn() == Turn::Over { Vec::new() } else { self.now().list() }
    }

    /// The notation of all that [`Table::list`] lists.
    pub fn legal_moves(&self) -> Vec<String> {
        self.list().into_iter().map(|listed| listed.step).collect()
    }

    fn refuse_if_over(&self) -> Result<(), Error> {
        match self.turn() {
            Turn::Over => Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
            _ => Ok(()),
        }
    }

    /// What a step leads to, and how the game writes it.
    fn after(&self, text: &str) -> Result<(Box<dyn Board>, String), Error> {
        let after = self.now().play(text);
        if !matches!(&after, Err(error) if error.code == Code::BadNotation) {
            self.refuse_if_over()?;
        }
        let after = after?;
        if self.whole && !after.0.knows_all() {
            return Err(Error::new(Code::IllegalMove, "a match needs to know all", text, 0));
        }
        Ok(after)
    }

    fn advance(&mut self, text: &str) -> Result<(), Error> {
        let (next, step) = self.after(text)?;
        self.go_to(next);
        self.steps.push(step);
        Ok(())
    }

    /// Plays a step written in the game's notation; what could be redone is forgotten.
    ///
    /// # Errors
    /// `bad-notation`, `illegal-move`, `not-chance` or `game-over`; the match is as it was.
    pub fn play(&mut self, text: &str) -> Result<(), Error> {
        self.advance(text)?;
        self.undone.clear();
        Ok(())
    }

    /// Draws one chance step from the match's seed.
    ///
    /// # Errors
    /// `seat-needed` at a seat's turn, `game-over` after the end.
    pub fn resolve_chance(&mut self) -> Result<(), Error> {
        self.refuse_if_over()?;
        let mut dice = KeyedDice::new(&self.seed, self.steps.len());
        match (self.turn(), self.now().draw(&mut dice)) {
            (Turn::Chance, Some(step)) => self.play(&step),
            _ => Err(Error::new(Code::SeatNeeded, "a seat is to move, chance is not", "", 0)),
        }
    }

    /// What happened in the last step, as the public may know it; at the end of a game also how it ended.
    pub fn told(&self) -> Vec<Plain> {
        let before = self.positions.iter().rev().nth(1);
        let told = before.zip(self.steps.last()).map(|(before, step)| before.tell(step));
        with_end(told.unwrap_or_default(), self.outcome())
    }

    /// What playing a step would tell and how it would end the game.
    ///
    /// # Errors
    /// As [`Table::play`].
    pub fn preview(&self, text: &str) -> Result<(Vec<Plain>, Option<Outcome>), Error> {
        let (next, step) = self.after(text)?;
        let outcome = outcome(&*next, self.times(&*next));
        Ok((with_end(self.now().tell(&step), outcome.clone()), outcome))
    }

    /// Takes the last step back; false at the start.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.steps.pop() else { return false };
        self.positions.pop();
        self.stood.pop();
        self.undone.push(step);
        true
    }

    /// Plays again what was taken back; false where there is nothing.
    pub fn redo(&mut self) -> bool {
        // What was played once can be played again.
        self.undone.pop().is_some_and(|step| self.advance(&step).is_ok())
    }

    /// What an eye may see.
    pub fn view(&self, eye: Eye) -> Plain {
        self.now().view(eye)
    }

    /// The referee's position; its options stand in it only if they stood in the position the match began with.
    pub fn position(&self) -> String {
        self.now().write(Eye::Referee, self.options_written)
    }

    /// The position that it began with.
    pub(crate) fn start_position(&self) -> String {
        self.start().write(Eye::Referee, self.options_written)
    }

    /// All that a seat knows: what a bot gets.
    pub fn observation(&self, seat: Seat) -> String {
        self.now().observation(seat, &self.steps, &self.score)
    }

    /// All that a seat's program needs, in the notation of the rules: the position as the seat sees it, with its options;
    /// where positions repeat the one it began with, and the steps since.
    pub fn brief(&self, seat: Seat) -> (String, &[String]) {
        let (from, steps) =
            if self.now().repetition() > 0 { (self.start(), &*self.steps) } else { (self.now(), &[][..]) };
        (from.write(Eye::Seat(seat), true), steps)
    }

    /// Counts sequences of steps from the position now.
    pub fn perft(&self, depth: u32) -> u64 {
        self.now().perft(depth)
    }
}

fn outcome(position: &dyn Board, times: u8) -> Option<Outcome> {
    let repeated = || {
        let drawn = position.repetition() > 0 && times >= position.repetition();
        drawn.then(|| Outcome::draw(position.rules().seats, Reason::Repetition))
    };
    position.outcome().or_else(repeated)
}

fn with_end(mut told: Vec<Plain>, outcome: Option<Outcome>) -> Vec<Plain> {
    told.extend(outcome.map(|outcome| Plain::of_kind("ended").with("outcome", outcome)));
    told
}

/// Whether sequences of steps can be counted from here, with no position from the game's start.
///
/// # Errors
/// `bad-position` where a game that begins with a deal is given none.
pub fn may_count(info: &Info, position: Option<&str>) -> Result<(), Error> {
    if position.is_none() && info.dealt {
        return Err(Error::position("this game is dealt, a count needs a position", "", 0));
    }
    Ok(())
}

/// How a game begins.
pub(crate) fn begin_of(game: &str) -> Result<Begin, Error> {
    with_game!(game, G => Ok(begin::<G>), else Err(Error::new(Code::BadArgument, "no such game", game, 0)))
}

/// Starts a match of a game.
///
/// # Errors
/// `bad-argument` for an unknown game; `bad-setup` or `bad-position`, located; a position in which something is unknown
/// is bad.
pub fn new_match(game: &str, setup: &Setup, position: Option<&str>, seed: &str) -> Result<Box<Table>, Error> {
    Table::whole(begin_of(game)?, setup, position, seed)
}

/// As [`new_match`], from a position in which something may be unknown.
///
/// # Errors
/// As [`new_match`].
pub fn partial_match(game: &str, setup: &Setup, position: Option<&str>) -> Result<Box<Table>, Error> {
    Table::partial(begin_of(game)?, setup, position, "")
}

/// What a bad record is told, whatever its game: the complaint, its line and column from 1, and the match up to there.
pub struct BadRecord {
    /// What is wrong (`bad-record`).
    pub error: Error,
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The longest legal prefix; `None` where the header is what is wrong.
    pub prefix: Option<Box<Table>>,
}

impl std::fmt::Debug for BadRecord {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(f)
    }
}
