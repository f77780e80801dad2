//! What cannot be in a position.

use crate::board::Slot;
use crate::position::{CARDS, COUNTERS, HALF, Position, Stage};

impl Position {
    /// Whether the position can be; the words say what is wrong.
    pub(crate) fn find_fault(&self) -> Result<(), &'static str> {
        let mut counters = [0; 5];
        for kept in &self.kept {
            for (counters, kept) in counters.iter_mut().zip(kept) {
                *counters += kept;
            }
        }
        let keeps = counters != [0; 5];
        for counter in self.squares.into_iter().flatten() {
            counters[counter.index()] += 1;
        }
        if counters.iter().zip(&COUNTERS).any(|(counters, most)| counters > most) {
            return Err("too many counters of a colour");
        }
        if self.mover >= self.house.seats {
            return Err("the seat to move does not play");
        }
        if matches!(self.stage, Stage::Grid | Stage::Deal) {
            return Ok(());
        }
        let known = self.known();
        let hidden: u8 = self.hands.iter().map(|hand| hand.hidden).sum();
        if known.iter().any(|&cards| cards > CARDS) || known.iter().sum::<u8>() + hidden != 4 * CARDS {
            return Err("36 cards, 9 of each colour");
        }
        if self.hands.iter().any(|hand| hand.size() > self.house.dealt()) {
            return Err("a hand is larger than dealt");
        }
        for slot in Slot::all() {
            let cards = u8::from(self.card(slot).is_some()) + u8::from(self.card(slot.opposite()).is_some());
            if (cards > 1 && self.laid <= HALF) || (cards == 0 && self.laid >= HALF) {
                return Err("the first 18 cards lie one at each line");
            }
        }
        if (keeps && self.laid <= HALF) || (self.stage == Stage::Starter && self.laid > 0) {
            return Err("too early to have laid or kept anything");
        }
        Ok(())
    }
}
