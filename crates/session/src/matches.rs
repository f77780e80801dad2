//! One game in progress: the start and the actions played, with undo and redo.

use crate::any::AnyMatch;
use crate::dice::KeyedDice;
use crate::repetition::Repetitions;
use sobremesa_core::{Code, Error, Notation, Outcome, Seat, Setup, Turn, Viewer};

/// One game in progress. The trait [`crate::AnyMatch`] has more methods, those that don't depend on the game's types.
#[derive(Clone, Debug)]
pub struct Match<G: Notation> {
    /// The seed of the dice.
    pub(crate) seed: String,
    /// True if the start is not the game's usual one, or was written with its own options.
    pub(crate) from_position: bool,
    /// True if the first position had options. Only then `position()` writes them.
    pub(crate) options_written: bool,
    /// True if the start contains nothing unknown.
    whole: bool,
    /// In a series, each seat's score before this game; otherwise empty.
    pub(crate) score: Vec<u32>,
    /// Header lines of a record that don't affect the match, such as Names and Date.
    pub(crate) notes: Vec<(String, String)>,
    /// The position after every action, the start first.
    pub(crate) positions: Vec<G>,
    pub(crate) actions: Vec<G::Action>,
    /// The events of each action.
    pub(crate) events: Vec<Vec<G::Event>>,
    /// Actions taken back, the next one to redo last.
    pub(crate) undone: Vec<G::Action>,
    pub(crate) repetitions: Repetitions<G::RepetitionKey>,
}

/// The result of an action, played on a copy.
#[derive(Debug)]
#[non_exhaustive]
pub struct Preview<G: Notation> {
    /// The events that the viewer may see, without the end of the game.
    pub events: Vec<G::Event>,
    /// The outcome, if the action would end the game.
    pub outcome: Option<crate::Outcome>,
    /// The full position after the action.
    pub position: G,
}

/// The result of an action.
pub(crate) struct Played<G: Notation> {
    action: G::Action,
    next: G,
    events: Vec<G::Event>,
}

impl<G: Notation> Match<G> {
    /// A match from the game's usual start, or from a position in its notation.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located. A position must not contain anything unknown.
    pub fn new(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        let mut game = Match::<G>::partial(setup, position, seed)?;
        game.whole = true;
        if game.now().knows_all() {
            return Ok(game);
        }
        let at = position.and_then(|text| text.chars().position(|letter| letter == '?'));
        Err(Error::position("a match needs to know all", "?", at.unwrap_or(0)))
    }

    /// The same as [`Match::new`], but the position may contain unknown parts. This is for display and for bots.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located.
    pub fn partial(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        if position.is_some_and(|text| text.len() > crate::LONGEST_TEXT) {
            return Err(Error::position("a position of over a million bytes", "", 0));
        }
        let start = match position {
            Some(text) => G::read_position(text, setup)?,
            None => G::start(&setup.rules(G::INFO)?),
        };
        let rules = start.rules();
        // Options at their defaults are not written again.
        let options_written = !rules.options.write(G::INFO).is_empty()
            && position.is_some_and(|text| text.split(' ').any(|field| field.starts_with("options=")));
        let is_usual = G::start(&rules) == start;
        let mut game = Match {
            // A record has its seed on one line, so control characters can't be part of a seed.
            seed: seed.chars().map(|c| if c.is_control() { ' ' } else { c }).collect(),
            from_position: position.is_some() && (options_written || !is_usual),
            options_written,
            whole: false,
            score: Vec::new(),
            notes: Vec::new(),
            positions: Vec::new(),
            actions: Vec::new(),
            events: Vec::new(),
            undone: Vec::new(),
            repetitions: Repetitions::new(),
        };
        game.go_to(start);
        Ok(game)
    }

    /// The full current position.
    pub fn now(&self) -> &G {
        // The list always contains the start.
        &self.positions[self.positions.len() - 1]
    }

    /// The position the match began with.
    pub fn start(&self) -> &G {
        &self.positions[0]
    }

    /// The full position in the game's notation. It includes the options only if the first position did.
    pub fn position(&self) -> String {
        write(self.now(), Viewer::Referee, self.options_written)
    }

    /// A viewer's view as a drawing in letters, hidden things as `?`.
    pub fn drawing(&self, viewer: Viewer) -> String {
        self.now().view(viewer).to_string()
    }

    /// The number of actions played so far, including chance.
    pub fn ply(&self) -> usize {
        self.actions.len()
    }

    /// The actions played so far.
    pub fn actions(&self) -> &[G::Action] {
        &self.actions
    }

    /// The legal moves of the seat to move, or the outcomes of chance if they are few enough to list.
    pub fn legal_actions(&self) -> Vec<G::Action> {
        self.listed().into_iter().map(|(action, _)| action).collect()
    }

    /// The same with the weights of outcomes of chance. The weight of a move is 0.
    pub(crate) fn listed(&self) -> Vec<(G::Action, u32)> {
        match self.turn() {
            Turn::Over => Vec::new(),
            Turn::Seat(_) => self.now().legal_actions().into_iter().map(|action| (action, 0)).collect(),
            Turn::Chance => self.now().short_chances(),
        }
    }

    /// Returns the events of the last action that a viewer may see. Empty before the first action.
    pub fn events(&self, viewer: Viewer) -> impl Iterator<Item = G::Event> {
        self.events.last().into_iter().flatten().filter_map(move |event| G::redact(event, viewer))
    }

    /// Returns a viewer's views of the last action: before it, and after each of its [`Match::events`]. Before the first
    /// action, only the current view.
    ///
    /// ```
    /// use sobremesa_core::{Game, Setup, Viewer};
    /// use sobremesa_session::{AnyMatch, Gobblet, Match};
    ///
    /// let mut game = Match::<Gobblet>::new(&Setup::default(), None, "")?;
    /// let before = game.now().view(Viewer::Onlooker);
    /// game.play("D@b2")?;
    /// assert_eq!(game.views(Viewer::Onlooker), [before, game.now().view(Viewer::Onlooker)]);
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn views(&self, viewer: Viewer) -> Vec<G::View> {
        let before = &self.positions[self.positions.len().saturating_sub(2)];
        let mut views = vec![before.view(viewer)];
        for event in self.events(viewer) {
            let mut after = views[views.len() - 1].clone();
            G::fold(&mut after, &event);
            views.push(after);
        }
        views
    }

    /// Returns the next to act.
    pub fn turn(&self) -> Turn {
        if self.outcome_now().is_some() { Turn::Over } else { self.now().turn() }
    }

    /// The outcome of the position, or a draw by repetition.
    pub fn outcome(&self) -> Option<crate::Outcome> {
        self.outcome_now().map(Into::into)
    }

    /// Plays an action in the game's notation and returns its events in full. Undone actions can no longer be redone.
    ///
    /// # Errors
    /// `bad-notation`, `illegal-move`, `not-chance` or `game-over`. The match stays unchanged.
    ///
    /// ```
    /// use sobremesa_session::{Gobblet, Match};
    ///
    /// let mut game = Match::<Gobblet>::new(&Default::default(), None, "")?;
    /// assert_eq!(game.play("D@b2")?.len(), 1);
    /// assert!(game.undo() && game.redo());
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn play(&mut self, text: &str) -> Result<&[G::Event], Error> {
        let played = self.try_out(text)?;
        Ok(self.play_on(played))
    }

    /// Plays an action and returns its events in full. Undone actions can no longer be redone.
    ///
    /// # Errors
    /// `illegal-move`, `not-chance` or `game-over`. The match stays unchanged.
    pub fn play_action(&mut self, action: G::Action) -> Result<&[G::Event], Error> {
        let text = action.to_string();
        let played = self.try_action(action, &text)?;
        Ok(self.play_on(played))
    }

    /// Draws one chance action from the match's seed and returns its events in full.
    ///
    /// # Errors
    /// `seat-needed` at a seat's turn, `game-over` after the end.
    pub fn resolve_chance(&mut self) -> Result<&[G::Event], Error> {
        self.refuse_if_over()?;
        let mut dice = KeyedDice::new(&self.seed, self.actions.len());
        match (self.turn(), self.now().draw(&mut dice)) {
            (Turn::Chance, Some(action)) => Ok(self.play_on(self.after(action))),
            _ => Err(Error::new(Code::SeatNeeded, "a seat is to move, chance is not", "", 0)),
        }
    }

    /// Undoes the last action. Returns false at the start.
    pub fn undo(&mut self) -> bool {
        let Some(action) = self.actions.pop() else { return false };
        self.positions.pop();
        self.repetitions.pop();
        self.undone.push(action);
        self.events.pop();
        true
    }

    /// Redoes the last undone action. Returns false if there is none.
    pub fn redo(&mut self) -> bool {
        // An undone step is legal again, unless the game breaks the law that play is deterministic.
        let Some(action) = self.undone.pop().filter(|action| self.now().is_legal(action)) else { return false };
        self.advance(self.after(action));
        true
    }

    /// Everything that a seat knows, as the input of a bot.
    pub fn observation(&self, seat: Seat) -> String {
        self.now().observation(seat, &self.actions, &self.score)
    }

    /// The record of the match so far.
    pub fn record(&self) -> String {
        AnyMatch::record(self)
    }

    pub(crate) fn outcome_now(&self) -> Option<Outcome<G::Reason>> {
        outcome(self.now(), self.repetitions.times())
    }

    fn go_to(&mut self, next: G) {
        self.repetitions.push(repetition_key(&next));
        self.positions.push(next);
    }

    pub(crate) fn refuse_if_over(&self) -> Result<(), Error> {
        match self.turn() {
            Turn::Over => Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
            _ => Ok(()),
        }
    }

    /// Returns the result of an action, as a viewer may see it, without playing it.
    ///
    /// # Errors
    /// As [`crate::AnyMatch::play`].
    ///
    /// ```
    /// use sobremesa_core::{Setup, Viewer};
    /// use sobremesa_session::{AnyMatch, Gobblet, Match};
    ///
    /// let game = Match::<Gobblet>::new(&Setup::default(), None, "")?;
    /// assert_eq!(game.preview("D@b2", Viewer::Onlooker)?.events.len(), 1);
    /// assert_eq!(game.ply(), 0, "nothing was played");
    /// # Ok::<(), sobremesa_core::Error>(())
    /// ```
    pub fn preview(&self, text: &str, viewer: Viewer) -> Result<Preview<G>, Error> {
        let played = self.try_out(text)?;
        let times = self.repetitions.times_next(repetition_key(&played.next).as_ref());
        let events = played.events.iter().filter_map(|event| G::redact(event, viewer)).collect();
        let outcome = outcome(&played.next, times).map(Into::into);
        Ok(Preview { events, outcome, position: played.next })
    }

    /// Returns the result of an action, read from its text.
    pub(crate) fn try_out(&self, text: &str) -> Result<Played<G>, Error> {
        self.try_action(text.parse()?, text)
    }

    /// Returns the result of an action, written `text`.
    fn try_action(&self, action: G::Action, text: &str) -> Result<Played<G>, Error> {
        self.refuse_if_over()?;
        if !self.now().is_legal(&action) {
            return Err(self.now().refusal(Some(&action), text));
        }
        let played = self.after(action);
        if self.whole && !played.next.knows_all() {
            return Err(Error::new(Code::IllegalMove, "a match needs to know all", text, 0));
        }
        Ok(played)
    }

    /// Returns the result of a legal action.
    pub(crate) fn after(&self, action: G::Action) -> Played<G> {
        let mut next = self.now().clone();
        let events = next.advance_with_events(&action);
        Played { action, next, events }
    }

    /// Goes to the position after an action, which ends what could be redone.
    fn play_on(&mut self, played: Played<G>) -> &[G::Event] {
        self.advance(played);
        self.undone.clear();
        self.events.last().map_or(&[], Vec::as_slice)
    }

    fn advance(&mut self, played: Played<G>) {
        self.go_to(played.next);
        self.actions.push(played.action);
        self.events.push(played.events);
    }
}

fn repetition_key<G: Notation>(position: &G) -> Option<G::RepetitionKey> {
    G::REPETITION.and_then(|_| position.repetition_key())
}

/// The position as a viewer sees it. With its options it can be read without a setup.
pub(crate) fn write<G: Notation>(position: &G, viewer: Viewer, options: bool) -> String {
    let text = position.write(viewer);
    if options { text + &position.write_options() } else { text }
}

/// The outcome of the position, or a draw by repetition.
fn outcome<G: Notation>(position: &G, times: u8) -> Option<Outcome<G::Reason>> {
    let repeated = || {
        let reason = G::REPETITION.filter(|_| times >= position.repetitions())?;
        Some(Outcome::draw(position.rules().seats, reason))
    };
    position.outcome().or_else(repeated)
}
