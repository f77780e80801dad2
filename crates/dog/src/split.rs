//! Cards that are played in portions.

use crate::board::{Board, Piece, Place};
use crate::setup::{LastSeven, SevenPartner};

/// A card that is being split.
#[derive(Clone, Copy)]
pub(crate) struct Split {
    /// Who plays it.
    pub seat: u8,
    /// Over others' pieces too; otherwise it burns.
    pub shared: bool,
    /// Points to spend.
    pub points: u8,
    /// The piece that moved last gets no portion.
    pub last: Option<Piece>,
}

impl Board {
    /// Whether points may be spent on pieces of a colour.
    fn spends_on(&self, split: Split, colour: u8) -> bool {
        let seat = split.seat;
        let partner = self.house.partner(seat);
        let own = self.played_by(seat);
        if split.shared {
            colour == seat || colour == partner || self.is_done(seat) || self.is_done(partner)
        } else {
            colour == own || self.house.seven_partner == SevenPartner::Free && own == seat && colour == partner
        }
    }

    /// The ways to spend a portion of a split: a piece, where it goes, and what is left then.
    pub(crate) fn portions(&self, split: Split) -> impl Iterator<Item = (Piece, Place, Split)> {
        let colours = (0..self.house.seats).filter(move |&colour| self.spends_on(split, colour));
        let pieces = colours.flat_map(|colour| self.pieces(colour)).filter(move |&piece| split.last != Some(piece));
        pieces.flat_map(move |piece| {
            (1..=split.points).flat_map(move |portion| {
                let left = Split { points: split.points - portion, last: Some(piece), ..split };
                self.forward(piece, portion, false).map(move |to| (piece, to, left))
            })
        })
    }

    /// Whether all points can be spent.
    pub(crate) fn completes(&self, split: Split) -> bool {
        split.points == 0
            || self.may_lapse(split)
            || self.portions(split).any(|(piece, to, left)| self.goes_on(piece, to, left))
    }

    /// Whether the points left after a portion can be spent.
    pub(crate) fn goes_on(&self, piece: Piece, to: Place, left: Split) -> bool {
        if left.points == 0 {
            return true;
        }
        let after = self.after(piece, to, !left.shared);
        if after.place(piece) == to && after.is_paw(to) {
            return self.house.turns().iter().any(|&turn| after.turned(turn).completes(left));
        }
        after.completes(left)
    }

    /// With `last-seven=lapses`: the portion just played has brought the seat's last piece in.
    pub(crate) fn may_lapse(&self, split: Split) -> bool {
        self.house.last_seven == LastSeven::Lapses
            && !split.shared
            && split.last.is_some_and(|last| last.seat == split.seat && matches!(self.place(last), Place::Lane(_)))
            && self.is_done(split.seat)
    }
}
