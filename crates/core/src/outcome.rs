//! The outcome of a game.

use crate::Seat;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Debug;

/// The outcome of a game. A draw or a shared win lists all its seats in `winners`.
///
/// ```
/// use sobremesa_core::{Outcome, Seat};
///
/// let draw = Outcome::draw(2, "agreement");
/// assert_eq!((draw.winners, draw.scores), (vec![Seat(0), Seat(1)], vec![0.5, 0.5]));
/// assert_eq!(Outcome::win(Seat(1), "line").scores, [0.0, 1.0]);
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Outcome<R> {
    /// The seats that won, ascending; a draw or a shared win lists all its seats.
    pub winners: Vec<Seat>,
    /// One number per seat, whose meaning depends on the game.
    pub scores: Vec<f64>,
    /// The reason of the end.
    pub reason: R,
}

/// The reasons why a game of this kind ends.
pub trait Reason: Copy + Debug + PartialEq {
    /// The reason's word in the JS API and in `--json`.
    fn word(self) -> &'static str;
}

impl<R> Outcome<R> {
    /// A win of one of two seats, 1 to 0.
    pub fn win(seat: Seat, reason: R) -> Outcome<R> {
        let scores = (0..2).map(|s| if s == seat.0 { 1.0 } else { 0.0 }).collect();
        Outcome { winners: vec![seat], scores, reason }
    }

    /// A draw between all seats, which share one point equally.
    pub fn draw(seats: u8, reason: R) -> Outcome<R> {
        Outcome {
            winners: (0..seats).map(Seat).collect(),
            scores: vec![1.0 / f64::from(seats); usize::from(seats)],
            reason,
        }
    }
}
