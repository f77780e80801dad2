//! The record: header lines, an empty line, then one action per line. Reading a bad record returns its longest legal
//! prefix and a located error.

mod header;
mod link;
mod notes;
mod summary;
mod text;
pub(crate) mod write;

use crate::any::AnyMatch;
use crate::games::GameId;
use crate::matches::Match;
pub(crate) use header::{Header, Located, quoted};
pub use link::{from_link, record_in, to_link};
pub use notes::with_names;
use sobremesa_core::{Code, Error, Info, Notation, Setup};
pub use summary::{Summary, is_series, summary};
pub(crate) use text::lines;
pub use text::{plain, text_in};

/// A record's first error, with line and column from 1, and the match up to there.
///
/// ```
/// use sobremesa_session::from_record;
///
/// let bad = from_record("[Game \"gobblet\"]\n\n1. D@b2\n2. D@z9\n").err().expect("there is no such square");
/// assert_eq!((bad.line, bad.column, bad.error.token.as_str()), (4, 6, "z9"));
/// assert_eq!(bad.prefix.expect("the legal part").moves(), ["D@b2"]);
/// ```
pub struct BadRecord<M: ?Sized = dyn AnyMatch> {
    /// The error (`bad-record`).
    pub error: Error,
    /// The line, from 1.
    pub line: usize,
    /// The column, in characters from 1.
    pub column: usize,
    /// The longest legal prefix; `None` if the header is bad.
    pub prefix: Option<Box<M>>,
}

impl<M: ?Sized> From<BadRecord<M>> for Error {
    fn from(bad: BadRecord<M>) -> Error {
        bad.error
    }
}

impl Located {
    pub(crate) fn bad<M: ?Sized>(self, prefix: Option<Box<M>>) -> BadRecord<M> {
        let Located { message, token, line, column } = self;
        let message = format!("line {line}, column {column}: {message}");
        BadRecord { error: Error::new(Code::BadRecord, message, &token, column - 1), line, column, prefix }
    }
}

impl<G: Notation> From<BadRecord<Match<G>>> for BadRecord {
    fn from(bad: BadRecord<Match<G>>) -> BadRecord {
        let BadRecord { error, line, column, prefix } = bad;
        BadRecord { error, line, column, prefix: prefix.map(|game| -> Box<dyn AnyMatch> { game }) }
    }
}

impl<M: ?Sized> std::fmt::Debug for BadRecord<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.error.fmt(f)
    }
}

impl<M: ?Sized> std::fmt::Display for BadRecord<M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}", self.error)
    }
}

impl<M: ?Sized> std::error::Error for BadRecord<M> {}

/// The start of a match as a header describes it.
struct Beginning {
    setup: Setup,
    score: Vec<u32>,
    notes: Vec<(String, String)>,
}

impl Beginning {
    fn read(header: &Header, info: &Info) -> Result<Beginning, Located> {
        let mut setup = Setup::default();
        if let Some((kind, line, column)) = header.get("Series") {
            return Err(Located::new("this is the record of a series: read it as a Series", kind, line, column));
        }
        match header.get("Game") {
            Some((game, _, _)) if game == info.id => {}
            Some((game, line, column)) => {
                return Err(Located::new(format!("not a record of {}", info.id), game, line, column));
            }
            None => return Err(Located::new("the header line Game is missing", "", 1, 1)),
        }
        if let Some((seats, line, column)) = header.get("Seats") {
            let number = seats.parse().map_err(|_| Located::new("seats are a number", seats, line, column))?;
            setup.seats = Some(number);
        }
        if let Some((options, line, column)) = header.get("Options") {
            let read = setup.options.read(info, options);
            read.map_err(|e| Located::new(&*e.message, &e.token, line, column + e.at))?;
        }
        // Not every variant has every number of seats.
        if let Some((seats, line, column)) = header.get("Seats") {
            setup.rules(info).map_err(|e| Located::new(&*e.message, seats, line, column))?;
        }
        let mut score = Vec::new();
        if let Some((text, line, column)) = header.get("Score") {
            let complain =
                |token, at| Located::new("a score is a whole number for each seat", token, line, column + at);
            let mut at = 0;
            for points in text.split(',') {
                score.push(points.parse().map_err(|_| complain(points, at))?);
                at += points.len() + 1;
            }
            if score.len() != usize::from(setup.seats.unwrap_or(info.default_seats)) {
                return Err(complain(text, 0));
            }
        }
        let known = ["Game", "Version", "Seats", "Options", "Seed", "Position", "Score", "Result"];
        let notes = header.entries().filter(|entry| !known.contains(&&*entry.key));
        let notes = notes.map(|entry| (entry.key.clone(), entry.value.clone())).collect();
        Ok(Beginning { setup, score, notes })
    }
}

/// Plays a record's actions on a match at its start.
fn replay<G: Notation>(header: &Header, beginning: Beginning, game: &mut Match<G>) -> Result<(), Located> {
    game.set_score(&beginning.score);
    game.notes = beginning.notes;
    for step in header.steps() {
        let step = step?;
        game.play(&step.action).map_err(|e| {
            let token = if e.token.is_empty() { &step.action } else { &e.token };
            Located::new(&*e.message, token, step.line, step.column(e.at))
        })?;
    }
    if let Some((text, line, column)) = header.get("Result")
        && text != "*"
        && text != game.result()
    {
        return Err(Located::new(format!("the steps end with result {}", game.result()), text, line, column));
    }
    Ok(())
}

/// Returns the match of a header, at its start.
fn begin<G: Notation>(header: &Header) -> Result<(Match<G>, Beginning), Located> {
    let beginning = Beginning::read(header, G::INFO)?;
    let (position, seed) = header.start();
    let game = Match::new(&beginning.setup, position, seed).map_err(|e| header.misplaced(e))?;
    Ok((game, beginning))
}

fn read_under<G: Notation>(header: &Header) -> Result<Match<G>, BadRecord<Match<G>>> {
    let (mut game, beginning) = begin(header).map_err(|located| located.bad(None))?;
    match replay(header, beginning, &mut game) {
        Ok(()) => Ok(game),
        Err(located) => Err(located.bad(Some(Box::new(game)))),
    }
}

impl<G: Notation> Match<G> {
    /// Reads a record of this game and replays it.
    ///
    /// # Errors
    /// `bad-record` with its line and column, and the match up to there.
    pub fn from_record(text: &str) -> Result<Match<G>, BadRecord<Match<G>>> {
        read_under(&Header::read(text, 0).map_err(|located| located.bad(None))?)
    }
}

/// Reads a record of any game.
///
/// # Errors
/// [`BadRecord`] with the longest legal prefix.
///
/// ```
/// use sobremesa_session::from_record;
///
/// let game = from_record("[Game \"gobblet\"]\n\n1. D@b2\n2. d@c3\n");
/// assert!(game.is_err(), "sizes are capital letters");
/// let game = from_record("[Game \"gobblet\"]\n\n1. D@b2\n2. D@c3\n")?;
/// assert_eq!(game.position(), "-,-,-,-/-,-,d,-/-,D,-,-/-,-,-,- 443/443 w");
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn from_record(text: &str) -> Result<Box<dyn AnyMatch>, BadRecord> {
    below(text, 0)
}

/// The game of a record.
///
/// # Errors
/// [`BadRecord`] if the header doesn't name a game.
///
/// ```
/// use sobremesa_session::{GameId, game_of_record};
///
/// assert_eq!(game_of_record("[Game \"muros\"]\n\n")?, GameId::Muros);
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn game_of_record(text: &str) -> Result<GameId, BadRecord> {
    Header::read(text, 0).and_then(|header| header.game()).map_err(|located| located.bad(None))
}

/// Like [`from_record`], for a record with a number of lines above it.
pub(crate) fn below(text: &str, above: usize) -> Result<Box<dyn AnyMatch>, BadRecord> {
    let header = Header::read(text, above).map_err(|located| located.bad::<dyn AnyMatch>(None))?;
    let game = header.game().map_err(|located| located.bad::<dyn AnyMatch>(None))?;
    with_game!(game, G => match read_under::<G>(&header) {
        Ok(game) => Ok(Box::new(game)),
        Err(bad) => Err(bad.into()),
    })
}
