//! The track, the lanes and the moves of pieces.

use crate::info::{Guard, KingStart};
use crate::piece::{Piece, Place, SEATS, TRACK};
use crate::setup::HouseRules;

/// All pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The seats and house rules, which determine the track.
    pub house: HouseRules,
    /// The places of each seat's pieces. The pieces of absent seats are at home.
    places: [[Place; 5]; SEATS],
    /// The piece on each square of the track, packed. It is the inverse of `places`, kept because it is read most
    /// often.
    track: [u8; TRACK],
    /// The dog's square.
    pub(crate) dog: Option<u8>,
}

/// The value of a square without a piece.
const EMPTY: u8 = u8::MAX;

/// A piece in a byte.
fn pack(piece: Piece) -> u8 {
    piece.seat << 3 | piece.number
}

fn unpack(packed: u8) -> Option<Piece> {
    (packed != EMPTY).then_some(Piece { seat: packed >> 3, number: packed & 7 })
}

impl Board {
    pub(crate) fn new(house: HouseRules) -> Board {
        let (places, track) = ([[Place::Home; 5]; SEATS], [EMPTY; TRACK]);
        let mut board = Board { house, places, track, dog: house.variant().dog };
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

    /// Puts a piece on a place. A square of the track may briefly hold two pieces, until the captured one leaves.
    pub(crate) fn set(&mut self, piece: Piece, place: Place) {
        if let Some(from) = self.place(piece).square()
            && self.on(from) == Some(piece)
        {
            self.track[usize::from(from)] = EMPTY;
        }
        self.places[usize::from(piece.seat)][usize::from(piece.number)] = place;
        if let Some(to) = place.square() {
            self.track[usize::from(to)] = pack(piece);
        }
    }

    pub(crate) fn set_all(&mut self, places: &[impl AsRef<[Place]>]) {
        for (seat, places) in (0..).zip(places) {
            for (number, &place) in (0..).zip(places.as_ref()) {
                self.set(Piece { seat, number }, place);
            }
        }
    }

    /// The pieces of a seat.
    pub fn pieces(&self, seat: u8) -> impl Iterator<Item = Piece> + use<> {
        (0..self.house.pieces()).map(move |number| Piece { seat, number })
    }

    /// The pieces on the track.
    pub fn on_track(&self) -> impl Iterator<Item = Piece> {
        self.track.into_iter().filter_map(unpack)
    }

    /// The pieces on the next `steps` squares after one, the nearest first.
    pub(crate) fn ahead(&self, square: u8, steps: u8) -> impl Iterator<Item = Piece> {
        (1..=steps).filter_map(move |step| self.on(self.house.ahead(square, step)))
    }

    /// The place of a piece that was just brought out.
    pub fn brought(&self, seat: u8) -> Place {
        let start = self.house.start(seat);
        match self.house.guard {
            Guard::Always => Place::Track(start),
            Guard::Fresh => Place::Fresh(start),
        }
    }

    /// The piece on a square of the track.
    pub fn on(&self, square: u8) -> Option<Piece> {
        unpack(self.track[usize::from(square)])
    }

    /// Returns true if the piece is a guard: safe on its start square, and blocking everyone.
    pub fn is_guard(&self, piece: Piece) -> bool {
        self.place(piece) == self.brought(piece.seat)
    }

    /// The number of a seat's pieces in its lane.
    pub fn arrived(&self, seat: u8) -> u8 {
        let mut arrived = 0;
        for place in &self.places[usize::from(seat)] {
            arrived += u8::from(matches!(place, Place::Lane(_)));
        }
        arrived
    }

    /// Returns true if four pieces of a seat are in its lane.
    pub fn is_done(&self, seat: u8) -> bool {
        self.arrived(seat) == 4
    }

    /// The seat whose pieces a seat plays: its own or, once those are in, its partner's.
    pub fn played_by(&self, seat: u8) -> u8 {
        if self.is_done(seat) { self.house.partner(seat) } else { seat }
    }

    /// Returns true if nothing stops the piece on the next `steps` squares. With a `green` card, rank doesn't matter.
    fn is_open(&self, piece: Piece, from: u8, steps: u8, green: bool) -> bool {
        if self.house.variant().figures.is_empty() {
            // Only guards stop it. Starts are 16 squares apart, so at most one is near enough.
            let steps_to_start = 16 - from % 16;
            let start = self.house.ahead(from, steps_to_start);
            return steps_to_start > steps || !self.on(start).is_some_and(|other| self.is_guard(other));
        }
        let figure = self.house.figure(piece);
        !self.ahead(from, steps).any(|other| {
            !green && self.house.figure(other).rank > figure.rank || !figure.vaults && self.is_guard(other)
        })
    }

    /// Returns true if a piece may end on a square: it holds neither a guard nor a King that is safe from the piece.
    fn may_land(&self, piece: Piece, to: u8) -> bool {
        self.on(to).is_none_or(|other| {
            let safe = self.house.figure(other).crowned && !self.house.figure(piece).crowned;
            !self.is_guard(other) && (!safe || self.is_exposed_to(piece.seat, other.seat, to))
        })
    }

    /// Returns true if every figure of another colour may capture this King, because he is on a foreign start square.
    fn is_exposed_to(&self, colour: u8, king: u8, square: u8) -> bool {
        let house = &self.house;
        colour != king
            && match house.king_start {
                KingStart::Owner => square == house.start(colour),
                KingStart::Any => (0..house.seats).any(|seat| seat != king && house.start(seat) == square),
            }
    }

    /// Returns true if the squares of a lane from one to another are empty.
    fn lane_open(&self, seat: u8, from: u8, to: u8) -> bool {
        let inside = |piece| matches!(self.place(piece), Place::Lane(slot) if (from..=to).contains(&slot));
        to < 4 && !self.pieces(seat).any(inside)
    }

    /// The free squares ahead of a piece in its lane; 0 for one elsewhere.
    pub fn room(&self, piece: Piece) -> u8 {
        let Place::Lane(slot) = self.place(piece) else { return 0 };
        (1..4).rev().find(|steps| self.lane_open(piece.seat, slot + 1, slot + steps)).unwrap_or(0)
    }

    /// The places that a piece may reach by a number of squares forward.
    pub fn forward(&self, piece: Piece, steps: u8, green: bool) -> impl Iterator<Item = Place> + use<> {
        let place = if steps > self.house.figure(piece).most { Place::Home } else { self.place(piece) };
        let places = match place {
            Place::Home => [None; 5],
            Place::Lane(slot) => {
                let open = self.lane_open(piece.seat, slot + 1, slot + steps);
                [open.then_some(Place::Lane(slot + steps)), None, None, None, None]
            }
            Place::Track(from) | Place::Fresh(from) => {
                let to = self.house.ahead(from, steps);
                let open = self.may_land(piece, to) && self.is_open(piece, from, steps - 1, green);
                let [a, b, c, d] = self.entries(piece, from, steps, green);
                [open.then_some(Place::Track(to)), a, b, c, d]
            }
        };
        places.into_iter().flatten()
    }

    /// The places in its lane that a piece on the track may reach with a number of points, some of which it may
    /// forfeit.
    fn entries(&self, piece: Piece, from: u8, steps: u8, green: bool) -> [Option<Place>; 4] {
        let gap = self.house.gap(from, piece.seat);
        if steps <= gap {
            return [None; 4];
        }
        let forfeits = self.house.figure(piece).forfeits;
        [0, 1, 2, 3].map(|slot| {
            let spare = steps.checked_sub(gap + 1 + slot)?;
            let open =
                spare <= forfeits && self.lane_open(piece.seat, 0, slot) && self.is_open(piece, from, gap, green);
            open.then_some(Place::Lane(slot))
        })
    }

    /// The place that a piece may reach by a number of squares backward.
    pub fn backward(&self, piece: Piece, steps: u8, green: bool) -> Option<Place> {
        let from = self.place(piece).square()?;
        let to = self.house.ahead(from, self.house.track() - steps);
        // The piece's own square is not on the way.
        let open = self.may_land(piece, to) && self.is_open(piece, to, steps - 1, green);
        open.then_some(Place::Track(to))
    }

    /// The place to which a magnet draws a piece: right behind the next figure or dog ahead.
    pub fn attracted(&self, piece: Piece) -> Option<Place> {
        let from = self.place(piece).square()?;
        let mut squares = (1..self.house.track()).map(|step| self.house.ahead(from, step));
        let next = squares.position(|square| self.on(square).is_some() || self.dog == Some(square))?;
        (next > 0).then(|| Place::Track(self.house.ahead(from, next as u8)))
    }

    /// The next free special square, for a piece on one.
    pub fn leap(&self, piece: Piece) -> Option<u8> {
        let from = self.place(piece).square()?;
        let mut squares = (1..self.house.track()).map(|step| self.house.ahead(from, step));
        squares.find(|&square| self.house.is_special(square) && self.on(square).is_none())
    }

    /// The number of forward steps from a piece to a place.
    pub fn points(&self, piece: Piece, to: Place) -> u8 {
        match (self.place(piece), to) {
            (Place::Lane(from), Place::Lane(to)) => to - from,
            (Place::Track(from) | Place::Fresh(from), Place::Lane(to)) => self.house.gap(from, piece.seat) + to + 1,
            (Place::Track(from) | Place::Fresh(from), Place::Track(to)) => self.house.distance(from, to),
            _ => 0,
        }
    }

    /// The pieces that a move sends home, in the order in which it meets them. On the dog's square, the moving piece
    /// itself comes last.
    pub fn victims(&self, piece: Piece, to: Place, burns: bool) -> impl Iterator<Item = Piece> {
        let (from, steps) = match (self.place(piece).square(), to.square()) {
            (Some(from), last) if burns => {
                (from, self.house.distance(from, last.unwrap_or(self.house.start(piece.seat))))
            }
            (_, Some(last)) => (self.house.ahead(last, self.house.track() - 1), 1),
            _ => (0, 0),
        };
        let met = self.ahead(from, steps).filter(move |&other| other != piece);
        met.chain(self.is_bitten(piece, to).then_some(piece))
    }

    /// The board after a move.
    pub fn after(&self, piece: Piece, to: Place, burns: bool) -> Board {
        let mut after = *self;
        after.set(piece, to);
        for victim in self.victims(piece, to, burns) {
            after.set(victim, Place::Home);
        }
        after
    }
}
