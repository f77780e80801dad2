//! The end: colours are ranked by what is left of them, seats by what they kept.

use crate::board::Colour;
use crate::position::Position;
use sobremesa_contract::{Outcome, Reason, Seat};

/// Colours by the counters left of them, most first, tied ones together or, `ordered`, one after the other. White never
/// counts.
pub fn ranks(squares: &[Option<Colour>], ordered: bool) -> Vec<Vec<Colour>> {
    let left = |colour: Colour| squares.iter().filter(|&&other| other == Some(colour)).count();
    let mut ranks: Vec<Vec<Colour>> = Vec::new();
    for count in (0..=usize::from(Colour::Y.counters())).rev() {
        let mut tied = false;
        for colour in Colour::CARDS.into_iter().filter(|&colour| left(colour) == count) {
            match ranks.last_mut() {
                Some(rank) if tied && !ordered => rank.push(colour),
                _ => ranks.push(vec![colour]),
            }
            tied = true;
        }
    }
    ranks
}

impl Position {
    pub(crate) fn find_outcome(&self) -> Option<Outcome> {
        if !self.is_over() {
            return None;
        }
        let ranks = ranks(&self.squares, self.house.ordered());
        let mut winners: Vec<Seat> = (0..self.house.seats).map(Seat).collect();
        let kept = |seat: Seat, rank: &[Colour]| -> u8 {
            rank.iter().map(|colour| self.kept[seat.index()][colour.index()]).sum()
        };
        let scores = winners.iter().map(|&seat| f64::from(kept(seat, &ranks[0]))).collect();
        for rank in &ranks {
            let best = winners.iter().map(|&seat| kept(seat, rank)).max();
            winners.retain(|&seat| Some(kept(seat, rank)) == best);
        }
        let reason = if winners.len() > 1 { Reason::Shared } else { Reason::Majority };
        Some(Outcome { winners, scores, reason })
    }
}
