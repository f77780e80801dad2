//! The pieces that a play moves, found without playing it.

use crate::action::{Effect, Play};
use crate::board::Board;
use crate::info::DogGuards;
use crate::piece::{Piece, Place};
use crate::variant::Mode;

impl Board {
    /// Reports each piece that a play moves, in order, with its places before and after. These are the pieces played
    /// and the pieces sent home, also by the dog. A turn of the disc is a separate action.
    ///
    /// This is for searches that value many plays. It doesn't copy the board or allocate.
    pub fn displacements(&self, play: Play, mut moved: impl FnMut(Piece, Place, Place)) {
        match play.effect {
            Effect::Start(piece) => self.walk(piece, self.brought(piece.seat), false, &mut moved),
            Effect::Move(piece, to) => {
                self.walk(piece, to, matches!(self.house.modes(play.counts), [Mode::Burn(_)]), &mut moved);
                // If the disc turns, that comes before the dog's walk.
                let turns = self.turns_disc(piece, to);
                if self.house.variant().black.contains(&play.counts) && !turns {
                    self.prowl(piece, to, &mut moved);
                }
            }
            Effect::Exchange(piece, other) => {
                let [from, to] = [piece, other].map(|piece| self.place(piece));
                for (piece, from, to) in [(piece, from, to), (other, to, from)] {
                    moved(piece, from, to);
                    if self.is_bitten(piece, to) {
                        moved(piece, to, Place::Home);
                    }
                }
            }
            Effect::Discard => {}
        }
    }

    /// Reports a move of a piece and the captured pieces.
    fn walk(&self, piece: Piece, to: Place, burns: bool, moved: &mut impl FnMut(Piece, Place, Place)) {
        moved(piece, self.place(piece), to);
        for victim in self.victims(piece, to, burns) {
            let from = if victim == piece { to } else { self.place(victim) };
            moved(victim, from, Place::Home);
        }
    }

    /// Reports the pieces that the dog captures after the move of a piece.
    fn prowl(&self, piece: Piece, to: Place, moved: &mut impl FnMut(Piece, Place, Place)) {
        let steps = self.points(piece, to);
        for prey in self.prey(steps).filter(|&prey| prey != piece && self.place(prey) != to) {
            moved(prey, self.place(prey), Place::Home);
        }
        let caught = |dog, square| (1..=steps).contains(&self.house.distance(dog, square));
        let spared = self.house.dog_guards == DogGuards::Safe && to == self.brought(piece.seat);
        if !spared
            && !self.is_bitten(piece, to)
            && let (Some(dog), Some(square)) = (self.dog(), to.square())
            && caught(dog, square)
        {
            moved(piece, to, Place::Home);
        }
    }
}
