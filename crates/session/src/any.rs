//! A match whose game is known only at run time, for the command line, series and records.

use crate::games::GameId;
use crate::matches::{Match, write};
use crate::outcome::Outcome;
use crate::record::write::{Content, write_record, write_result};
use sobremesa_core::{Error, Game, Info, Notation, Rules, Seat, Setup, Turn, Viewer};

/// A legal move or an outcome of chance.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Listed {
    /// The action in the game's notation.
    pub action: String,
    /// The places that a person touches.
    pub path: Vec<String>,
    /// The weight of an outcome of chance; 0 for a move.
    pub weight: u32,
}

/// A [`Match`] of any game, with actions as strings.
pub trait AnyMatch: Send + Sync {
    /// The game's description.
    fn info(&self) -> &'static Info;

    /// The game.
    ///
    /// # Panics
    /// If the game is not on the list. Only tests have such games.
    fn id(&self) -> GameId {
        self.info().id.parse().expect("a game of the list")
    }

    /// The rules of the match.
    fn rules(&self) -> Rules;

    /// The seed of the dice.
    fn seed(&self) -> &str;

    /// In a series, each seat's score before this game; otherwise empty.
    fn score(&self) -> &[u32];

    /// Sets each seat's score in the series before this game, for the record and for bots. Missing seats have a score
    /// of 0.
    fn set_score(&mut self, score: &[u32]);

    /// Header lines of the record that don't affect the match, such as Names and Date.
    fn notes(&self) -> &[(String, String)];

    /// The actions played so far, in the game's notation.
    fn moves(&self) -> Vec<String>;

    /// The number of actions played so far, including chance.
    fn ply(&self) -> usize;

    /// The number of actions that can be redone.
    fn future(&self) -> usize;

    /// The number of occurrences of the current position, including this one; 0 if it isn't counted.
    fn times_stood(&self) -> u8;

    /// The outcome of the position, or a draw by repetition.
    fn outcome(&self) -> Option<Outcome>;

    /// Returns the next to act.
    fn turn(&self) -> Turn;

    /// The legal moves, or the outcomes of chance if they can be listed, in the rules' order.
    fn list(&self) -> Vec<Listed>;

    /// The draw offer that the seat to move may make now. It is never listed.
    fn draw_offer(&self) -> Option<String>;

    /// Plays an action in the game's notation. Undone actions can no longer be redone.
    ///
    /// # Errors
    /// `bad-notation`, `illegal-move`, `not-chance` or `game-over`. The match stays unchanged.
    fn play(&mut self, text: &str) -> Result<(), Error>;

    /// Draws one chance action from the match's seed.
    ///
    /// # Errors
    /// `seat-needed` at a seat's turn, `game-over` after the end.
    fn resolve_chance(&mut self) -> Result<(), Error>;

    /// Undoes the last action. Returns false at the start.
    fn undo(&mut self) -> bool;

    /// Redoes the last undone action. Returns false if there is none.
    fn redo(&mut self) -> bool;

    /// Returns the full position. It includes the options only if the match's first position did.
    fn position(&self) -> String;

    /// A viewer's view as a drawing in letters, hidden things as `?`.
    fn drawing(&self, viewer: Viewer) -> String;

    /// The first position, if it is not the game's usual start.
    fn start_position(&self) -> Option<String>;

    /// Everything that a seat knows, as the input of a bot.
    fn observation(&self, seat: Seat) -> String;

    /// The input of a seat's engine: the position as the seat sees it, with its options. In games with repetition, it
    /// is the first position and the actions since.
    fn engine_input(&self, seat: Seat) -> (String, Vec<String>);

    /// Undoes or redoes actions to get to this number of actions, or as close as possible.
    fn go_to(&mut self, ply: usize) {
        while self.ply() > ply && self.undo() {}
        while self.ply() < ply && self.redo() {}
    }

    /// The number of seats.
    fn seats(&self) -> u8 {
        self.rules().seats
    }

    /// Every option of the game with its value in this match.
    fn options(&self) -> Vec<(&'static str, String)> {
        let (info, rules) = (self.info(), self.rules());
        info.options.iter().map(|option| (option.key, rules.options.text(info, option.key))).collect()
    }

    /// The notations of [`AnyMatch::list`].
    fn legal_moves(&self) -> Vec<String> {
        self.list().into_iter().map(|listed| listed.action).collect()
    }

    /// The record of the match so far.
    fn record(&self) -> String {
        write_record(&Content {
            info: self.info(),
            rules: self.rules(),
            seed: self.seed(),
            position: self.start_position(),
            score: self.score(),
            result: self.result(),
            notes: self.notes(),
            moves: self.moves(),
        })
    }

    /// `*`, or the winners' seats joined by commas.
    fn result(&self) -> String {
        write_result(self.outcome().as_ref())
    }
}

impl<G: Notation> AnyMatch for Match<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn rules(&self) -> Rules {
        self.now().rules()
    }

    fn seed(&self) -> &str {
        &self.seed
    }

    fn score(&self) -> &[u32] {
        &self.score
    }

    fn set_score(&mut self, score: &[u32]) {
        let mut score = score.to_vec();
        score.resize(usize::from(self.rules().seats), 0);
        self.score = if score.iter().any(|&points| points > 0) { score } else { Vec::new() };
    }

    fn notes(&self) -> &[(String, String)] {
        &self.notes
    }

    fn moves(&self) -> Vec<String> {
        self.actions().iter().map(ToString::to_string).collect()
    }

    fn ply(&self) -> usize {
        Match::ply(self)
    }

    fn future(&self) -> usize {
        self.undone.len()
    }

    fn times_stood(&self) -> u8 {
        self.repetitions.times()
    }

    fn outcome(&self) -> Option<Outcome> {
        Match::outcome(self)
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn list(&self) -> Vec<Listed> {
        let listed = |(action, weight): (G::Action, u32)| Listed {
            path: self.now().path(&action),
            action: action.to_string(),
            weight,
        };
        self.listed().into_iter().map(listed).collect()
    }

    fn draw_offer(&self) -> Option<String> {
        let offer = self.outcome_now().is_none().then(|| self.now().draw_offer());
        offer.flatten().as_ref().map(ToString::to_string)
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

    fn position(&self) -> String {
        Match::position(self)
    }

    fn drawing(&self, viewer: Viewer) -> String {
        Match::drawing(self, viewer)
    }

    fn start_position(&self) -> Option<String> {
        self.from_position.then(|| write(self.start(), Viewer::Referee, self.options_written))
    }

    fn observation(&self, seat: Seat) -> String {
        Match::observation(self, seat)
    }

    fn engine_input(&self, seat: Seat) -> (String, Vec<String>) {
        let viewer = Viewer::Seat(seat);
        if G::REPETITION.is_some() {
            (write(self.start(), viewer, true), self.moves())
        } else {
            (write(self.now(), viewer, true), Vec::new())
        }
    }
}

/// Starts a match of a game.
///
/// # Errors
/// `bad-setup` or `bad-position`, located. A position must not contain anything unknown.
///
/// ```
/// use sobremesa_core::Setup;
/// use sobremesa_session::{GameId, new_match};
///
/// let mut game = new_match("cock-bull".parse()?, &Setup::default(), None, "a seed")?;
/// game.resolve_chance()?;
/// assert_eq!((game.id(), game.ply()), (GameId::CockBull, 1));
/// assert!(game.undo());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub fn new_match(game: GameId, setup: &Setup, position: Option<&str>, seed: &str) -> Result<Box<dyn AnyMatch>, Error> {
    with_game!(game, G => Ok(Box::new(Match::<G>::new(setup, position, seed)?)))
}

/// The same as [`new_match`], but the position may contain unknown parts.
///
/// # Errors
/// The same as [`new_match`].
///
/// ```
/// use sobremesa_core::{Seat, Setup};
/// use sobremesa_session::{GameId, new_match, partial_match};
///
/// let mut game = new_match(GameId::Muros, &Setup::default(), None, "a seed")?;
/// (0..3).try_for_each(|_| game.resolve_chance())?;
/// let seen = game.observation(Seat(0));
/// assert!(seen.contains('?') && partial_match(GameId::Muros, &Setup::default(), Some(&seen)).is_ok());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub fn partial_match(game: GameId, setup: &Setup, position: Option<&str>) -> Result<Box<dyn AnyMatch>, Error> {
    with_game!(game, G => Ok(Box::new(Match::<G>::partial(setup, position, "")?)))
}

/// Counts the sequences of exactly `depth` actions from a position, or from the game's usual start.
///
/// # Errors
/// `bad-setup` or `bad-position`, located. A game that begins with a deal needs a position.
///
/// ```
/// use sobremesa_session::{GameId, perft};
///
/// assert_eq!(perft(GameId::Gobblet, None, 2)?, 16 * 15);
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub fn perft(game: GameId, position: Option<&str>, depth: u32) -> Result<u64, Error> {
    may_count(game.info(), position)?;
    with_game!(game, G => Ok(Match::<G>::new(&Setup::default(), position, "")?.now().perft(depth)))
}

/// Checks that sequences of actions can be counted from the position, or from the usual start if there is none.
///
/// # Errors
/// `bad-position` if a game that begins with a deal gets no position.
pub fn may_count(info: &Info, position: Option<&str>) -> Result<(), Error> {
    if position.is_none() && info.dealt {
        return Err(Error::position("this game is dealt, a count needs a position", "", 0));
    }
    Ok(())
}
