//! Cards that are played in portions.

use crate::board::Board;
use crate::cards::Card;
use crate::info::{LastSeven, SevenPartner};
use crate::piece::{Piece, Place};
use crate::position::Owed;

/// A card that is being split.
#[derive(Clone, Copy)]
pub(crate) struct Split {
    /// The seat that plays it.
    pub seat: u8,
    /// True if others' pieces may get portions. Otherwise passed pieces go home.
    pub shared: bool,
    /// The points left to spend.
    pub points: u8,
    /// The piece that moved last, which doesn't get the next portion.
    pub last: Option<Piece>,
    /// True if an earlier portion allowed giving up the rest.
    pub may: bool,
}

impl Board {
    /// Returns true if points may be spent on pieces of a colour.
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

    /// The ways to spend a portion of a split: the piece, its destination, and the split that is left. Large portions
    /// come first.
    pub(crate) fn portions(&self, split: Split) -> impl Iterator<Item = (Piece, Place, Split)> {
        let colours = (0..self.house.seats).filter(move |&colour| self.spends_on(split, colour));
        let moves = move |&piece: &Piece| split.last != Some(piece) && self.place(piece) != Place::Home;
        let pieces = colours.flat_map(|colour| self.pieces(colour)).filter(moves);
        let may = self.house.last_seven == LastSeven::May && self.may_lapse(split);
        pieces.flat_map(move |piece| {
            (1..=split.points).rev().flat_map(move |portion| {
                let left = Split { points: split.points - portion, last: Some(piece), may, ..split };
                self.forward(piece, portion, false).map(move |to| (piece, to, left))
            })
        })
    }

    pub(crate) fn left_of(&self, split: Split, piece: Piece, portion: u8) -> Split {
        let may = self.house.last_seven == LastSeven::May && self.may_lapse(split);
        Split { points: split.points - portion, last: Some(piece), may, ..split }
    }

    /// Returns true if all points can be spent.
    pub(crate) fn completes(&self, split: Split) -> bool {
        split.points == 0
            || self.may_lapse(split)
            || self.portions(split).any(|(piece, to, left)| self.goes_on(piece, to, left))
    }

    /// Returns true if the points left after a portion can be spent.
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

    /// Returns true if the points left of a 7 may be given up. With `last-seven=lapses` that is right after the portion
    /// that brought the seat's last piece in. With `last-seven=may` it is from the first portion on that brought the
    /// last piece of any colour in.
    pub(crate) fn may_lapse(&self, split: Split) -> bool {
        let last_is = |is: &dyn Fn(Piece) -> bool| !split.shared && split.last.is_some_and(is);
        match self.house.last_seven {
            LastSeven::May => split.may || last_is(&|last| self.is_done(last.seat)),
            LastSeven::Complete => false,
            LastSeven::Lapses => last_is(&|last| {
                last.seat == split.seat && matches!(self.place(last), Place::Lane(_)) && self.is_done(split.seat)
            }),
        }
    }

    /// Returns the rest of a split as an owed choice. `may` is written only if the piece that moved last doesn't
    /// already imply it.
    pub(crate) fn owed(&self, split: Split, card: Card) -> Option<Owed> {
        let piece = split.last?;
        Some(Owed::Split { card, points: split.points, piece, may: split.may && !self.is_done(piece.seat) })
    }
}
