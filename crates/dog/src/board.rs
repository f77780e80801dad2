//! Pieces and places, and the one way in which pieces move.

use crate::house::{HouseRules, SEATS};

/// A piece, written `A1` to `F5`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dog", type = r#"`${"A" | "B" | "C" | "D" | "E" | "F"}${1 | 2 | 3 | 4 | 5}`"#)
)]
pub struct Piece {
    /// Whose it is.
    pub seat: u8,
    /// From 0.
    pub number: u8,
}

/// Where a piece is: written `H`, `T19`, `T16!`, `F0`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "String", try_from = "String")
)]
#[cfg_attr(
    feature = "tsify",
    derive(tsify::Tsify),
    tsify(type_prefix = "Dog", type = r#""H" | `T${number}` | `T${number}!` | `F${0 | 1 | 2 | 3}`"#)
)]
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
    #[inline(always)]
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
    /// The dog's square.
    pub(crate) dog: Option<u8>,
}

impl Board {
    pub(crate) fn new(house: HouseRules) -> Board {
        let mut board = Board { house, places: [[Place::Home; 5]; SEATS], dog: house.variant().dog };
        if house.small() {
            for seat in 0..house.seats {
                board.set(Piece { seat, number: 0 }, board.brought(seat));
            }
        }
        board
    }

    /// Where a piece is.
    #[inline(always)]
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

    /// The first piece on the track that meets a wish, which is told its square too.
    pub fn find_out(&self, wish: &mut dyn FnMut(Piece, u8) -> bool) -> Option<Piece> {
        // What a bot does most: without ranges, which where small matters cost a call for each number.
        let mut piece = Piece { seat: 0, number: 0 };
        while piece.seat < self.house.seats {
            if let Some(square) = self.place(piece).square()
                && wish(piece, square)
            {
                return Some(piece);
            }
            piece.number += 1;
            if piece.number == 5 {
                piece = Piece { seat: piece.seat + 1, number: 0 };
            }
        }
        None
    }

    /// Where a piece comes out.
    pub(crate) fn brought(&self, seat: u8) -> Place {
        let start = self.house.start(seat);
        if self.house.fresh() { Place::Fresh(start) } else { Place::Track(start) }
    }

    /// The piece on a square of the track.
    pub fn on(&self, square: u8) -> Option<Piece> {
        self.find_out(&mut |_, at| at == square)
    }

    /// Whether it stands on its start square, safe and in everyone's way.
    pub fn is_guard(&self, piece: Piece) -> bool {
        self.place(piece) == self.brought(piece.seat)
    }

    /// Pieces of a seat that are in its lane.
    pub fn arrived(&self, seat: u8) -> u8 {
        let mut arrived = 0;
        for place in &self.places[usize::from(seat)] {
            arrived += u8::from(matches!(place, Place::Lane(_)));
        }
        arrived
    }

    /// Four pieces of a seat are in its lane.
    pub fn is_done(&self, seat: u8) -> bool {
        self.arrived(seat) == 4
    }

    /// Whose pieces a seat plays: its partner's once its own are in.
    pub fn played_by(&self, seat: u8) -> u8 {
        if self.is_done(seat) { self.house.partner(seat) } else { seat }
    }

    /// Nothing on the next so many squares holds a piece up; with a `green` card rank is no matter.
    fn is_open(&self, piece: Piece, from: u8, steps: u8, green: bool) -> bool {
        let figure = self.house.figure(piece);
        let mut bars = |other, square| {
            let away = self.house.distance(from, square);
            (1..=steps).contains(&away)
                && (!green && self.house.figure(other).rank > figure.rank || !figure.vaults && self.is_guard(other))
        };
        self.find_out(&mut bars).is_none()
    }

    /// Whether a piece may end on a square: a King is safe from all but Kings, and on a foreign start from all but its colour.
    fn may_land(&self, piece: Piece, to: u8) -> bool {
        self.on(to).is_none_or(|other| {
            let safe = self.house.figure(other).crowned && !self.house.figure(piece).crowned;
            let foreign = other.seat != piece.seat && to == self.house.start(piece.seat);
            !self.is_guard(other) && (!safe || foreign)
        })
    }

    /// The squares of a lane from one to another are empty.
    fn lane_open(&self, seat: u8, from: u8, to: u8) -> bool {
        let inside = |piece| matches!(self.place(piece), Place::Lane(slot) if (from..=to).contains(&slot));
        to < 4 && !self.pieces(seat).any(inside)
    }

    /// Where a piece may go so many squares forward.
    pub fn forward(&self, piece: Piece, steps: u8, green: bool, found: &mut dyn FnMut(Place)) {
        let figure = self.house.figure(piece);
        match self.place(piece) {
            _ if steps > figure.most => {}
            Place::Home => {}
            Place::Lane(slot) => {
                if self.lane_open(piece.seat, slot + 1, slot + steps) {
                    found(Place::Lane(slot + steps));
                }
            }
            Place::Track(from) | Place::Fresh(from) => {
                let to = self.house.ahead(from, steps);
                if self.may_land(piece, to) && self.is_open(piece, from, steps - 1, green) {
                    found(Place::Track(to));
                }
                let gap = self.house.gap(from, piece.seat);
                for forfeit in 0..=figure.forfeits {
                    if let Some(slot) = steps.checked_sub(gap + 1 + forfeit)
                        && self.lane_open(piece.seat, 0, slot)
                        && self.is_open(piece, from, gap, green)
                    {
                        found(Place::Lane(slot));
                    }
                }
            }
        }
    }

    /// Where a piece may go so many squares backward.
    pub fn backward(&self, piece: Piece, steps: u8, green: bool, found: &mut dyn FnMut(Place)) {
        let Some(from) = self.place(piece).square() else { return };
        let to = self.house.ahead(from, self.house.track() - steps);
        // The piece's own square is not on the way.
        if self.may_land(piece, to) && self.is_open(piece, to, steps - 1, green) {
            found(Place::Track(to));
        }
    }

    /// Where a magnet draws a piece: right behind the next figure ahead, the dog counted.
    pub fn attracted(&self, piece: Piece) -> Option<Place> {
        let from = self.place(piece).square()?;
        let mut next = self.house.track();
        let mut nearer = |square| match self.house.distance(from, square) {
            0 => {}
            away => next = next.min(away),
        };
        self.dog.into_iter().for_each(&mut nearer);
        self.find_out(&mut |_, square| {
            nearer(square);
            false
        });
        (1 < next && next < self.house.track()).then(|| Place::Track(self.house.ahead(from, next - 1)))
    }

    /// The next free special square, for a piece on one.
    pub fn leap(&self, piece: Piece) -> Option<u8> {
        let from = self.place(piece).square()?;
        let mut squares = (1..self.house.track()).map(|step| self.house.ahead(from, step));
        squares.find(|&square| self.house.is_special(square) && self.on(square).is_none())
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

    /// The pieces that a move sends home, in the order in which it meets them; on the dog's square itself, at last.
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
        if self.is_bitten(piece, to) {
            found(piece);
        }
    }

    /// The board after a move.
    pub fn after(&self, piece: Piece, to: Place, burns: bool) -> Board {
        let mut after = *self;
        after.set(piece, to);
        self.victims(piece, to, burns, &mut |victim| after.set(victim, Place::Home));
        after
    }
}
