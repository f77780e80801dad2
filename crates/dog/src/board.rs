//! Pieces and places, and the one way in which pieces move.

use crate::house::{HouseRules, SEATS};

/// A piece, written `A1` to `F5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Piece {
    /// Whose it is.
    pub seat: u8,
    /// From 0.
    pub number: u8,
}

/// Where a piece is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Place {
    /// Off the track.
    #[default]
    Home,
    /// On a square of the track.
    Track(u8),
    /// With `guard=fresh`: on its start square, brought out and not moved since.
    Fresh(u8),
    /// On a square of its lane, 0 next to the track.
    Lane(u8),
}

impl Place {
    /// The square of the track.
    pub fn square(self) -> Option<u8> {
        match self {
            Place::Track(square) | Place::Fresh(square) => Some(square),
            _ => None,
        }
    }
}

/// All pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// Seats and house rules, on which the track depends.
    pub house: HouseRules,
    /// For each seat the places of its pieces; those that nobody has are at home.
    pub(crate) places: [[Place; 5]; SEATS],
}

impl Board {
    pub(crate) fn new(house: HouseRules) -> Board {
        let mut board = Board { house, places: [[Place::Home; 5]; SEATS] };
        if house.small() {
            for seat in 0..house.seats {
                board.set(Piece { seat, number: 0 }, board.brought(seat));
            }
        }
        board
    }

    /// Where a piece is.
    pub fn place(&self, piece: Piece) -> Place {
        self.places[usize::from(piece.seat)][usize::from(piece.number)]
    }

    pub(crate) fn set(&mut self, piece: Piece, place: Place) {
        self.places[usize::from(piece.seat)][usize::from(piece.number)] = place;
    }

    /// The pieces of a seat.
    pub fn pieces(&self, seat: u8) -> impl Iterator<Item = Piece> + use<> {
        (0..self.house.pieces()).map(move |number| Piece { seat, number })
    }

    /// Where a piece comes out.
    pub(crate) fn brought(&self, seat: u8) -> Place {
        let start = self.house.start(seat);
        if self.house.fresh() { Place::Fresh(start) } else { Place::Track(start) }
    }

    /// The piece on a square of the track.
    pub fn on(&self, square: u8) -> Option<Piece> {
        let mut all = (0..self.house.seats).flat_map(|seat| self.pieces(seat));
        all.find(|&piece| self.place(piece).square() == Some(square))
    }

    /// Whether it stands on its start square, safe and in everyone's way.
    pub fn is_guard(&self, piece: Piece) -> bool {
        self.place(piece) == self.brought(piece.seat)
    }

    /// Whether a guard stands on a square.
    fn guarded(&self, square: u8) -> bool {
        self.on(square).is_some_and(|piece| self.is_guard(piece))
    }

    /// Pieces of a seat that are in its lane.
    pub fn arrived(&self, seat: u8) -> u8 {
        self.pieces(seat).map(|piece| u8::from(matches!(self.place(piece), Place::Lane(_)))).sum()
    }

    /// Four pieces of a seat are in its lane.
    pub fn is_done(&self, seat: u8) -> bool {
        self.arrived(seat) == 4
    }

    /// No guard stands on the next so many squares.
    fn is_open(&self, from: u8, steps: u8) -> bool {
        (1..=steps).all(|step| !self.guarded(self.house.ahead(from, step)))
    }

    /// The squares of a lane from one to another are empty.
    fn lane_open(&self, seat: u8, from: u8, to: u8) -> bool {
        let inside = |piece| matches!(self.place(piece), Place::Lane(slot) if (from..=to).contains(&slot));
        to < 4 && !self.pieces(seat).any(inside)
    }

    /// Where a piece may go so many squares forward.
    pub fn forward(&self, piece: Piece, steps: u8, found: &mut dyn FnMut(Place)) {
        match self.place(piece) {
            Place::Home => {}
            Place::Lane(slot) => {
                if self.lane_open(piece.seat, slot + 1, slot + steps) {
                    found(Place::Lane(slot + steps));
                }
            }
            Place::Track(from) | Place::Fresh(from) => {
                if self.is_open(from, steps) {
                    found(Place::Track(self.house.ahead(from, steps)));
                }
                let gap = self.house.gap(from, piece.seat);
                if steps > gap && self.lane_open(piece.seat, 0, steps - gap - 1) && self.is_open(from, gap) {
                    found(Place::Lane(steps - gap - 1));
                }
            }
        }
    }

    /// Where a piece may go so many squares backward.
    pub fn backward(&self, piece: Piece, steps: u8, found: &mut dyn FnMut(Place)) {
        let Some(from) = self.place(piece).square() else { return };
        let to = self.house.ahead(from, self.house.track() - steps);
        // The piece's own square is not on the way.
        if !self.guarded(to) && self.is_open(to, steps - 1) {
            found(Place::Track(to));
        }
    }

    /// Forward steps from where a piece is to a place.
    pub fn points(&self, piece: Piece, to: Place) -> u8 {
        match (self.place(piece), to) {
            (Place::Lane(from), Place::Lane(to)) => to - from,
            (Place::Track(from) | Place::Fresh(from), Place::Lane(to)) => self.house.gap(from, piece.seat) + to + 1,
            (Place::Track(from) | Place::Fresh(from), Place::Track(to)) => self.house.distance(from, to),
            _ => 0,
        }
    }

    /// The pieces that a move sends home, in the order in which it meets them.
    pub fn victims(&self, piece: Piece, to: Place, burns: bool, found: &mut dyn FnMut(Piece)) {
        let mut meet = |square| {
            if let Some(other) = self.on(square)
                && other != piece
            {
                found(other);
            }
        };
        match (self.place(piece).square(), to.square()) {
            (Some(from), last) if burns => {
                let last = last.unwrap_or(self.house.start(piece.seat));
                for step in 1..=self.house.distance(from, last) {
                    meet(self.house.ahead(from, step));
                }
            }
            (_, Some(last)) => meet(last),
            _ => {}
        }
    }

    /// The board after a move.
    pub fn after(&self, piece: Piece, to: Place, burns: bool) -> Board {
        let mut after = *self;
        self.victims(piece, to, burns, &mut |victim| after.set(victim, Place::Home));
        after.set(piece, to);
        after
    }

    /// Whose pieces a seat plays: its partner's once its own are in.
    pub fn played_by(&self, seat: u8) -> u8 {
        if self.is_done(seat) { self.house.partner(seat) } else { seat }
    }

    /// Whether some portion of at most so many points by `seat` meets a wish; the piece moved last gets none.
    pub(crate) fn any_portion(
        &self,
        seat: u8,
        points: u8,
        last: Option<Piece>,
        wish: &mut dyn FnMut(Piece, Place, u8) -> bool,
    ) -> bool {
        let own = self.played_by(seat);
        let other = self.house.partner(own);
        let both = self.house.seven_free() && other != own && own == seat;
        for colour in [own, other].into_iter().take(1 + usize::from(both)) {
            for piece in self.pieces(colour) {
                if last == Some(piece) {
                    continue;
                }
                for portion in 1..=points {
                    let mut met = false;
                    self.forward(piece, portion, &mut |to| met = met || wish(piece, to, points - portion));
                    if met {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the points that a seat has left after a portion can all be spent.
    pub(crate) fn completes(&self, seat: u8, points: u8, last: Piece) -> bool {
        points == 0
            || self.may_lapse(seat, last)
            || self.any_portion(seat, points, Some(last), &mut |piece, to, left| {
                self.after(piece, to, true).completes(seat, left, piece)
            })
    }

    /// With `last-seven=lapses`: the portion just played has brought the seat's last piece in.
    pub(crate) fn may_lapse(&self, seat: u8, last: Piece) -> bool {
        self.house.lapses() && last.seat == seat && self.is_done(seat)
    }
}
