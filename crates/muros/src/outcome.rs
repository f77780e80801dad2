//! The end: colours are ranked by the counters left of them, seats by the counters they kept.

use crate::info::Ties;
use crate::position::Position;
use alloc::vec::Vec;
use core::array;
use sobremesa_core::{Outcome, Seat};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
#[non_exhaustive]
pub enum Reason {
    /// The winner kept more counters of a ranked colour.
    Majority,
    /// The winners are equal in all ranks.
    Shared,
}

impl sobremesa_core::Reason for Reason {
    fn word(self) -> &'static str {
        match self {
            Reason::Majority => "majority",
            Reason::Shared => "shared",
        }
    }
}

impl Position {
    /// The rank of each colour by its counters left, 0 for the most. Tied colours share a rank or, with `ties=ordered`,
    /// are ranked one after the other. White never counts.
    pub fn ranks(&self) -> [u8; 4] {
        let mut left = [0; 5];
        for counter in self.squares.into_iter().flatten() {
            left[counter.index()] += 1;
        }
        let mut ranks = [0; 4];
        for colour in 0..4 {
            for other in 0..4 {
                let tied_before = self.house.ties == Ties::Ordered && other < colour && left[other] == left[colour];
                ranks[colour] += u8::from(left[other] > left[colour] || tied_before);
            }
        }
        ranks
    }

    /// The number of counters that a seat has kept of the colours of a rank.
    pub fn kept_of(&self, seat: usize, rank: u8, ranks: &[u8; 4]) -> u8 {
        (0..4).map(|colour| if ranks[colour] == rank { self.kept[seat][colour] } else { 0 }).sum()
    }

    /// The seats that would win now: those that kept the most counters of the first rank; among equals, of the second
    /// rank, and so on.
    pub fn leaders(&self) -> [bool; 4] {
        let ranks = self.ranks();
        let kept = |seat| [0, 1, 2, 3].map(|rank| self.kept_of(seat, rank, &ranks));
        let most = (0..self.seats()).map(kept).max();
        array::from_fn(|seat| seat < self.seats() && Some(kept(seat)) == most)
    }

    /// The rank that would decide now: the last one in which a seat falls behind seats that were equal until then.
    /// `None` while all seats are equal in all ranks.
    pub fn deciding_rank(&self) -> Option<u8> {
        let ranks = self.ranks();
        let mut equal: Vec<usize> = (0..self.seats()).collect();
        let mut deciding = None;
        for rank in 0..4 {
            let kept = |seat: usize| self.kept_of(seat, rank, &ranks);
            let most = equal.iter().map(|&seat| kept(seat)).max();
            let before = equal.len();
            equal.retain(|&seat| Some(kept(seat)) == most);
            if equal.len() < before {
                deciding = Some(rank);
            }
        }
        deciding
    }

    pub(crate) fn find_outcome(&self) -> Option<Outcome<Reason>> {
        if !self.is_over() {
            return None;
        }
        let (ranks, leaders) = (self.ranks(), self.leaders());
        let (mut winners, mut scores) = (Vec::new(), Vec::new());
        for seat in 0..self.house.seats {
            scores.push(f64::from(self.kept_of(seat.into(), 0, &ranks)));
            if leaders[usize::from(seat)] {
                winners.push(Seat(seat));
            }
        }
        let reason = if winners.len() > 1 { Reason::Shared } else { Reason::Majority };
        Some(Outcome { winners, scores, reason })
    }
}
