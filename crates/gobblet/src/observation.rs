//! A seat's memory beyond the position: the board moves since the last gobblet left a stack, written
//! `since=a1-a2,d4-d3`. Repetition (rule 7) needs no more than this, because no earlier position can recur after a
//! stack has shrunk, and because earlier positions follow from undoing board moves.

use crate::action::Action;
use crate::board::Square;
use crate::position::{Pending, Position, RepetitionKey};
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sobremesa_core::{Error, Game, Notation, Setup, split_field, split_options};

/// The number of moves to remember. A longer sequence of board moves would already be a draw.
const REMEMBERED: usize = 400;

/// A position as a bot gets it, with the earlier positions that may recur.
///
/// ```
/// use sobremesa_gobblet::Observation;
///
/// let text = "D,-,-,-/-,-,-,-/-,-,-,-/d,-,-,- 443/443 w since=a1-a2,a2-a1";
/// assert!(Observation::read(text).is_err(), "White has no gobblet there to take back");
/// let text = "D,-,-,-/-,-,-,-/-,-,-,-/d,-,-,- 443/443 w";
/// assert!(!Observation::read(text)?.is_repeated());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Observation {
    /// The position to search.
    pub position: Position,
    /// The positions before it since the last gobblet left a stack, the latest last.
    pub past: Vec<RepetitionKey>,
}

impl Observation {
    /// Returns true if the game is drawn by repetition (rule 7).
    pub fn is_repeated(&self) -> bool {
        let stands = self.position.repetition_key();
        let times = self.past.iter().filter(|&earlier| Some(earlier) == stands.as_ref()).count() + 1;
        stands.is_some() && times >= usize::from(self.position.repetitions())
    }
}

/// Writes the `since=` field with a leading space, or nothing if there are no moves.
pub(crate) fn write_since(actions: &[Action]) -> String {
    let since = actions.iter().rev().take_while(|action| !matches!(action, Action::Place(..)));
    let moves = since.filter(|action| matches!(action, Action::Move(..))).take(REMEMBERED);
    let mut moves: Vec<String> = moves.map(ToString::to_string).collect();
    moves.reverse();
    if moves.is_empty() { String::new() } else { format!(" since={}", moves.join(",")) }
}

impl Observation {
    /// Reads what [`Notation::observation`] writes, or any position.
    ///
    /// # Errors
    /// `bad-position` or `bad-setup`, located.
    pub fn read(text: &str) -> Result<Observation, Error> {
        let (rest, setup) = split_options(Position::INFO, text, &Setup::default())?;
        let (rest, since) = split_field(rest, "since");
        let position = Position::read(rest, &setup)?;
        let mut past = Vec::new();
        if let Some((value, at)) = since {
            let mut earlier = position.clone();
            earlier.pending = Pending::Nothing;
            if matches!(position.pending, Pending::Offer | Pending::Agreed) {
                earlier.mover = 1 - position.mover;
            }
            let mut end = at + value.chars().count();
            let moves: Vec<&str> = value.split(',').collect();
            for &text in moves.iter().rev() {
                end -= text.chars().count();
                let complain = |error: Error| Error::position(error.message.as_str(), text, end);
                let Action::Move(from, to) = text.parse().map_err(complain)? else {
                    return Err(Error::position("since= holds board moves", text, end));
                };
                if !earlier.take_back(from, to) {
                    return Err(Error::position("this cannot have been played", text, end));
                }
                past.push(earlier.key_now());
                end = end.saturating_sub(1);
            }
            past.reverse();
        }
        Ok(Observation { position, past })
    }
}

impl Position {
    /// Takes back a board move of the seat that is not to move. Returns false if it can't have been the last move.
    fn take_back(&mut self, from: Square, to: Square) -> bool {
        let seat = 1 - self.mover;
        let Some(gobblet) = self.top(to).filter(|g| g.seat == seat) else { return false };
        if from == to || self.top(from).is_some_and(|below| below.size >= gobblet.size) {
            return false;
        }
        self.remove(to);
        self.put(gobblet, from);
        self.mover = seat;
        true
    }
}
