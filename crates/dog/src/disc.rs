//! Black's dog and its turning disc.

use crate::board::Board;
use crate::info::DogGuards;
use crate::piece::{Piece, Place};
use crate::setup::HouseRules;

/// The most squares that a card moves the dog.
pub(crate) const REACH: u8 = 7;

/// The number of squares that a quarter turn carries a piece.
const QUARTER: u8 = 16;

impl Board {
    /// The dog's square.
    pub fn dog(&self) -> Option<u8> {
        self.dog
    }

    /// Returns true if a piece that ends at a place is sent home because the dog is there.
    pub(crate) fn is_bitten(&self, piece: Piece, at: Place) -> bool {
        let square = at.square();
        square.is_some() && square == self.dog && square != Some(self.house.start(piece.seat))
    }

    /// The pieces that the dog sends home on its next `steps` squares.
    pub fn prey(&self, steps: u8) -> impl Iterator<Item = Piece> {
        self.dog.into_iter().flat_map(move |dog| self.ahead(dog, steps)).filter(|&piece| !self.is_spared(piece))
    }

    /// Returns true if the dog spares a piece that it reaches.
    fn is_spared(&self, piece: Piece) -> bool {
        self.house.dog_guards == DogGuards::Safe && self.is_guard(piece)
    }

    /// The squares that the dog can reach with the next card.
    pub fn reach(&self) -> impl Iterator<Item = u8> {
        self.dog.into_iter().flat_map(move |dog| (1..=REACH).map(move |steps| self.house.ahead(dog, steps)))
    }

    /// Returns true if a piece on this square turns the disc.
    pub fn is_paw(&self, at: Place) -> bool {
        at.square().is_some_and(|square| self.house.variant().paws.contains(&(square % 16)))
    }

    /// Returns true if a piece that moves to a place turns the disc: it is a paw square without the dog.
    pub fn turns_disc(&self, piece: Piece, to: Place) -> bool {
        self.is_paw(to) && !self.is_bitten(piece, to)
    }

    /// The board after a quarter turn of the disc (`None`: no turn).
    pub fn turned(&self, clockwise: Option<bool>) -> Board {
        let (mut after, house) = (*self, &self.house);
        for piece in self.on_track() {
            if let Place::Track(square) = self.place(piece) {
                after.set(piece, Place::Track(house.turned(square, clockwise)));
            }
        }
        after.dog = self.dog.map(|square| house.turned(square, clockwise));
        after
    }
}

impl HouseRules {
    /// The square to which a quarter turn of the disc carries one (`None`: no turn).
    pub fn turned(&self, square: u8, clockwise: Option<bool>) -> u8 {
        match clockwise.filter(|_| self.variant().disc.contains(&(square % 16))) {
            None => square,
            Some(true) => self.ahead(square, QUARTER),
            Some(false) => self.ahead(square, self.track() - QUARTER),
        }
    }
}
