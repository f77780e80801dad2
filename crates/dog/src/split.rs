//! Cards that are played in portions.

use crate::board::{Board, Piece, Place};

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
            colour == own || self.house.seven_free() && own == seat && colour == partner
        }
    }

    /// Whether some portion meets a wish, which is told the piece, where it goes, and what is left then.
    pub(crate) fn any_portion(&self, split: Split, wish: &mut dyn FnMut(Piece, Place, Split) -> bool) -> bool {
        for colour in (0..self.house.seats).filter(|&colour| self.spends_on(split, colour)) {
            for piece in self.pieces(colour).filter(|&piece| split.last != Some(piece)) {
                for portion in 1..=split.points {
                    let left = Split { points: split.points - portion, last: Some(piece), ..split };
                    let mut met = false;
                    self.forward(piece, portion, false, &mut |to| met = met || wish(piece, to, left));
                    if met {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether all points can be spent.
    pub(crate) fn completes(&self, split: Split) -> bool {
        split.points == 0
            || self.may_lapse(split)
            || self.any_portion(split, &mut |piece, to, left| self.goes_on(piece, to, left))
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
        self.house.lapses()
            && !split.shared
            && split.last.is_some_and(|last| last.seat == split.seat && matches!(self.place(last), Place::Lane(_)))
            && self.is_done(split.seat)
    }
}
