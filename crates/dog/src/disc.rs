//! Black's dog and its turning disc.

use crate::board::{Board, Piece, Place};

impl Board {
    /// The dog's square.
    pub fn dog(&self) -> Option<u8> {
        self.dog
    }

    /// Whether a piece that ends at a place goes home, as the dog is there.
    pub(crate) fn is_bitten(&self, piece: Piece, at: Place) -> bool {
        let square = at.square();
        square.is_some() && square == self.dog && square != Some(self.house.start(piece.seat))
    }

    /// The pieces that the dog sends home on its next so many squares.
    pub fn prey(&self, steps: u8, found: &mut dyn FnMut(Piece)) {
        for step in 1..=steps {
            let met = self.dog.and_then(|dog| self.on(self.house.ahead(dog, step)));
            met.into_iter().filter(|&piece| !self.is_guard(piece)).for_each(&mut *found);
        }
    }

    /// The squares that the dog may come to with the next card.
    pub fn reach(&self) -> impl Iterator<Item = u8> {
        self.dog.into_iter().flat_map(move |dog| (1..=7).map(move |steps| self.house.ahead(dog, steps)))
    }

    /// Whether a piece on this square turns the disc.
    pub fn is_paw(&self, at: Place) -> bool {
        at.square().is_some_and(|square| self.house.variant().paws.contains(&(square % 16)))
    }

    /// The board with the disc turned by a quarter, or left.
    pub fn turned(&self, clockwise: Option<bool>) -> Board {
        let (mut after, house) = (*self, &self.house);
        let quarter = match clockwise {
            None => 0,
            Some(true) => 16,
            Some(false) => house.track() - 16,
        };
        let turn = |square: &mut u8| {
            if house.variant().disc.contains(&(*square % 16)) {
                *square = house.ahead(*square, quarter);
            }
        };
        for place in after.places.iter_mut().flatten() {
            if let Place::Track(square) = place {
                turn(square);
            }
        }
        after.dog.iter_mut().for_each(turn);
        after
    }
}
