//! The end: colours are ranked by what is left of them, seats by what they kept.

use crate::info::Ties;
use crate::position::Position;
use alloc::vec::Vec;
use core::array;
use sobremesa_core::{Outcome, Seat};

/// Why a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
#[non_exhaustive]
pub enum Reason {
    /// Compared by kept counters of the ranked colours.
    Majority,
    /// Equal in all ranks.
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
    /// The rank of each colour by the counters left of it, 0 for the most: tied ones have the same, or with
    /// `ties=ordered` one after the other. White never counts.
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

    /// The counters a seat has kept of the colours of a rank.
    pub fn kept_of(&self, seat: usize, rank: u8, ranks: &[u8; 4]) -> u8 {
        (0..4).map(|colour| if ranks[colour] == rank { self.kept[seat][colour] } else { 0 }).sum()
    }

    /// Which seats win as things stand: those that kept most of the first rank, among equals of the second, and so on.
    pub fn leaders(&self) -> [bool; 4] {
        let ranks = self.ranks();
        let kept = |seat| [0, 1, 2, 3].map(|rank| self.kept_of(seat, rank, &ranks));
        let most = (0..self.seats()).map(kept).max();
        array::from_fn(|seat| seat < self.seats() && Some(kept(seat)) == most)
    }

    /// The rank that decides as things stand: the last in which a seat falls behind those that are equal so far. None while
    /// all are equal in all ranks.
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
