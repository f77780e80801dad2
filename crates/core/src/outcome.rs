//! How a game ends.

use crate::Seat;
use alloc::vec;
use alloc::vec::Vec;
use core::fmt::Debug;

/// How a game ended. A draw or a shared win lists all its seats in `winners`.
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
    /// One number a seat; its meaning is the game's.
    pub scores: Vec<f64>,
    /// Why the game ended.
    pub reason: R,
}

/// The reasons why a game of this kind ends.
pub trait Reason: Copy + Debug + PartialEq {
    /// The reason's word in the JS API and in `--json`.
    fn word(self) -> &'static str;
}

impl<R> Outcome<R> {
    /// One seat of two wins, 1 to 0.
    pub fn win(seat: Seat, reason: R) -> Outcome<R> {
        let scores = (0..2).map(|s| if s == seat.0 { 1.0 } else { 0.0 }).collect();
        Outcome { winners: vec![seat], scores, reason }
    }

    /// Every seat shares the result, an equal part of one point each.
    pub fn draw(seats: u8, reason: R) -> Outcome<R> {
        Outcome {
            winners: (0..seats).map(Seat).collect(),
            scores: vec![1.0 / f64::from(seats); usize::from(seats)],
            reason,
        }
    }
}
