//! The summary of a record, read from its header without replaying it.

use super::header::{Header, Located};
use super::notes::names;
use super::{BadRecord, begin};
use crate::any::AnyMatch;
use crate::games::GameId;
use crate::series::{Series, games};
use sobremesa_core::{Notation, Seat};

/// A record's summary. For a series, all fields except `series` and `steps` are about its last game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Summary {
    /// The game.
    pub game: GameId,
    /// The variant, if the game has several.
    pub variant: Option<&'static str>,
    /// The number of seats.
    pub seats: u8,
    /// People's names by seat; empty if the record has none.
    pub names: Vec<String>,
    /// True if the header has a result.
    pub over: bool,
    /// The seats that won, ascending; a draw or a shared win lists all its seats. Empty before the end.
    pub winners: Vec<Seat>,
    /// The first position, if the header has one.
    pub position: Option<String>,
    /// The number of steps, in a series of all its games.
    pub steps: usize,
    /// The kind of a series, such as `games:3`; null for a single game.
    pub series: Option<String>,
}

/// Summarizes the record of a match or series from its header. No step is read: [`super::from_record`] checks whether
/// they can be played.
///
/// # Errors
/// `bad-record` if [`super::from_record`] rejects a value of the header, at the same place.
///
/// ```
/// let summary = sobremesa_session::summary("[Game \"gobblet\"]\n[Names \"Ana, Bo\"]\n\n1. D@b2\n")?;
/// assert_eq!((summary.seats, summary.names, summary.over, summary.steps), (2, vec!["Ana".into(), "Bo".into()], false, 1));
/// # Ok::<(), sobremesa_session::BadRecord>(())
/// ```
pub fn summary(text: &str) -> Result<Summary, BadRecord> {
    let tell = || -> Result<Summary, Located> {
        let header = Header::top(text, 0)?;
        let Some((kind, _, _)) = header.get("Series") else { return of_game(&header, header.game()?) };
        let series = Series::begin(&header)?;
        let mut last = of_game(&Header::top(series.current(), 0)?, series.id())?;
        let mut steps = 0;
        for (above, record) in games(text) {
            last = of_game(&Header::top(&record, above)?, series.id())?;
            steps += last.steps;
        }
        Ok(Summary { series: Some(kind.into()), steps, ..last })
    };
    tell().map_err(|located| located.bad(None))
}

/// Returns true if a text is the record of a series, by its first lines; the rest may be malformed.
///
/// ```
/// use sobremesa_session::is_series;
///
/// assert!(is_series("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x\"]\n"));
/// assert!(!is_series("[Game \"gobblet\"]\n\n"));
/// ```
pub fn is_series(text: &str) -> bool {
    Header::top(text, 0).is_ok_and(|header| header.get("Series").is_some())
}

fn of_game(header: &Header, id: GameId) -> Result<Summary, Located> {
    with_game!(id, G => of::<G>(header, id))
}

fn of<G: Notation>(header: &Header, game: GameId) -> Result<Summary, Located> {
    let (start, _) = begin::<G>(header)?;
    let rules = start.rules();
    let winners = winners(header, rules.seats)?;
    let (position, _) = header.start();
    Ok(Summary {
        game,
        variant: (!G::INFO.variants.is_empty()).then(|| rules.options.get(G::INFO, "variant")),
        seats: rules.seats,
        names: names(header),
        over: winners.is_some(),
        winners: winners.unwrap_or_default(),
        position: position.map(String::from),
        steps: header.steps().filter(Result::is_ok).count(),
        series: None,
    })
}

/// Returns the winners from the header's result; `None` if the game isn't over.
fn winners(header: &Header, seats: u8) -> Result<Option<Vec<Seat>>, Located> {
    let Some((result, line, column)) = header.get("Result").filter(|&(result, _, _)| result != "*") else {
        return Ok(None);
    };
    let seat = |text: &str| text.parse().ok().filter(|&seat| seat < seats).map(Seat);
    let winners: Option<Vec<Seat>> = result.split(',').map(seat).collect();
    let complaint = || Located::new("a result is * or the winners' seats", result, line, column);
    winners.ok_or_else(complaint).map(Some)
}
