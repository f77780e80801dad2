//! A match: the start and the steps played, with the way back and forth.

use crate::dice::KeyedDice;
use crate::repetition::Stood;
use sobremesa_contract::{Chances, Code, Error, Game, LISTED_CHANCES, Notation, Outcome, Reason, Seat, Setup, Turn};

/// What a match keeps beside its positions, whatever the game.
#[derive(Clone, Debug)]
pub struct Kept {
    /// The seed of the dice.
    pub seed: String,
    /// The start is not the game's usual one, or was written with options of its own.
    pub from_position: bool,
    /// `position()` writes options only if the position that came in did.
    options_written: bool,
    /// Nothing may be unknown.
    whole: bool,
    /// In a series, what each seat had scored before this game; else empty.
    pub score: Vec<u32>,
    /// Header lines of a record that mean nothing to the match, such as Names and Date.
    pub notes: Vec<(String, String)>,
}

/// One game in progress.
#[derive(Clone, Debug)]
pub struct Match<G: Game> {
    pub(crate) kept: Kept,
    /// The position after every step, the start first.
    positions: Vec<G>,
    pub(crate) steps: Vec<G::Step>,
    /// Steps taken back, the next one to redo last.
    undone: Vec<G::Step>,
    /// How often each of `positions` had stood by then.
    stood: Stood,
    /// What happened in the step played last.
    pub(crate) told: Vec<G::Event>,
}

impl<G: Notation> Match<G> {
    /// A match from the game's usual start, or from a position in its notation.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located; a position in which something is unknown is bad.
    pub fn new(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        let mut fresh = Self::partial(setup, position, seed)?;
        fresh.kept.whole = true;
        if fresh.now().knows_all() {
            return Ok(fresh);
        }
        let at = position.and_then(|text| text.chars().position(|letter| letter == '?'));
        Err(Error::position("a match needs to know all", "?", at.unwrap_or(0)))
    }

    /// As [`Match::new`], but something may be unknown: to look at it and to think about it.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located.
    pub fn partial(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        let start = match position {
            Some(text) if text.len() > crate::LONGEST_TEXT => {
                return Err(Error::position("a position of over a million bytes", "", 0));
            }
            Some(text) => G::read_position(text, setup)?,
            None => G::start(&setup.rules(&G::INFO)?),
        };
        let options_written = position.is_some_and(|text| text.split(' ').any(|field| field.starts_with("options=")));
        let usual = || G::start(&start.rules()) == start;
        let kept = Kept {
            // A record has a seed on one line: what cannot stand there is no part of a seed.
            seed: seed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(),
            from_position: position.is_some() && (options_written || !usual()),
            options_written,
            whole: false,
            score: Vec::new(),
            notes: Vec::new(),
        };
        let mut fresh = Match {
            kept,
            positions: vec![start],
            steps: Vec::new(),
            undone: Vec::new(),
            stood: Stood::new(),
            told: Vec::new(),
        };
        fresh.count_standing();
        Ok(fresh)
    }

    /// The position now, the referee's truth.
    pub fn now(&self) -> &G {
        // The start is never taken off the list.
        &self.positions[self.positions.len() - 1]
    }

    /// The position the match began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// How many positions the match has been through, the start included.
    pub fn positions_seen(&self) -> u64 {
        self.positions.len() as u64
    }

    /// The seed of the match's dice.
    pub fn seed(&self) -> &str {
        &self.kept.seed
    }

    /// In a series, what each seat had scored before this game, for the record and for bots; seats that are not named
    /// have scored nothing.
    pub fn set_score(&mut self, score: &[u32]) {
        let mut score = score.to_vec();
        score.resize(usize::from(self.now().rules().seats), 0);
        self.kept.score = if score.iter().any(|&points| points > 0) { score } else { Vec::new() };
    }

    /// The steps played so far.
    pub fn steps(&self) -> &[G::Step] {
        &self.steps
    }

    /// How many steps can be redone.
    pub fn future(&self) -> usize {
        self.undone.len()
    }

    fn count_standing(&mut self) {
        if G::REPETITION > 0 {
            let now = self.now().standing();
            let positions = &self.positions;
            self.stood.push(now.as_ref(), |earlier| positions[earlier].standing() == now);
        }
    }

    /// How often the position now has stood, itself included; 0 where it does not count.
    pub fn times_stood(&self) -> u8 {
        self.stood.times()
    }

    /// The end of the game: what the position tells, or a draw because it stands for the last time allowed.
    pub fn outcome(&self) -> Option<Outcome> {
        let repeated = || {
            let drawn = G::REPETITION > 0 && self.times_stood() >= G::REPETITION;
            drawn.then(|| Outcome::draw(self.now().rules().seats, Reason::Repetition))
        };
        self.now().outcome().or_else(repeated)
    }

    /// Who acts next.
    pub fn turn(&self) -> Turn {
        if self.outcome().is_some() { Turn::Over } else { self.now().turn() }
    }

    /// The legal moves of the seat to move, or the outcomes of chance where they are few enough to list.
    pub fn legal_steps(&self) -> Vec<G::Step> {
        match self.turn() {
            Turn::Seat(_) => self.now().legal_steps(),
            Turn::Chance => match self.now().chances() {
                Chances::Listed(outcomes) if outcomes.len() <= LISTED_CHANCES => {
                    outcomes.into_iter().map(|(step, _)| step).collect()
                }
                _ => Vec::new(),
            },
            Turn::Over => Vec::new(),
        }
    }

    fn refuse_if_over(&self) -> Result<(), Error> {
        match self.turn() {
            Turn::Over => Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
            _ => Ok(()),
        }
    }

    /// Plays a step written in the game's notation; what could be redone is forgotten.
    ///
    /// # Errors
    /// `bad-notation`, `illegal-move`, `not-chance` or `game-over`; the match is as it was.
    pub fn play(&mut self, text: &str) -> Result<Vec<G::Event>, Error> {
        self.play_step(text).map(|()| self.told.clone())
    }

    pub(crate) fn play_step(&mut self, text: &str) -> Result<(), Error> {
        G::read_step(text)?;
        self.refuse_if_over()?;
        let step = self.now().find_step(text)?;
        let (next, told) = self.after(&step);
        if self.kept.whole && !next.knows_all() {
            return Err(Error::new(Code::IllegalMove, "a match needs to know all", text, 0));
        }
        self.undone.clear();
        self.go_to(step, next, told);
        Ok(())
    }

    fn after(&self, step: &G::Step) -> (G, Vec<G::Event>) {
        let mut told = Vec::new();
        let mut next = self.now().clone();
        next.play_unchecked(step, &mut |event| told.push(event));
        (next, told)
    }

    fn advance(&mut self, step: G::Step) {
        let (next, told) = self.after(&step);
        self.go_to(step, next, told);
    }

    fn go_to(&mut self, step: G::Step, next: G, told: Vec<G::Event>) {
        self.told = told;
        self.positions.push(next);
        self.steps.push(step);
        self.count_standing();
    }

    /// Draws one chance step from the match's seed.
    ///
    /// # Errors
    /// `seat-needed` at a seat's turn, `game-over` after the end.
    pub fn resolve_chance(&mut self) -> Result<Vec<G::Event>, Error> {
        self.draw_step().map(|()| self.told.clone())
    }

    pub(crate) fn draw_step(&mut self) -> Result<(), Error> {
        self.refuse_if_over()?;
        let mut dice = KeyedDice::new(&self.kept.seed, self.steps.len());
        match (self.turn(), self.now().draw(&mut dice)) {
            (Turn::Chance, Some(step)) => {
                self.undone.clear();
                self.advance(step);
                Ok(())
            }
            _ => Err(Error::new(Code::SeatNeeded, "a seat is to move, chance is not", "", 0)),
        }
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
        let Some(step) = self.undone.pop() else { return false };
        self.advance(step);
        true
    }

    /// The referee's position; its options stand in it only if they stood in the position the match began with.
    pub fn position(&self) -> String {
        self.write(self.now())
    }

    pub(crate) fn write(&self, position: &G) -> String {
        if self.kept.options_written {
            position.write_whole()
        } else {
            position.write(sobremesa_contract::Eye::Referee)
        }
    }

    /// All that a seat knows: what a bot gets.
    pub fn observation(&self, seat: Seat) -> String {
        self.now().observation(seat, &self.steps, &self.kept.score)
    }
}
