//! Checks that positions are possible.

use crate::board::{Colour, Slot};
use crate::position::{CARDS, COUNTERS, HALF, Position, Stage};
use sobremesa_core::seat_letter;

/// The reason why a position is impossible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
#[allow(missing_docs, reason = "the messages say what is wrong")]
pub enum Fault {
    #[error("{count} counters of a colour, {}: there are {}", .colour, COUNTERS[.colour.index()])]
    TooManyCounters { colour: Colour, count: u8 },
    #[error("{}, the seat to move, does not play", seat_letter(*.0))]
    NoSuchSeat(u8),
    #[error("{count} cards of a colour, {}: there are 9 of each", .colour)]
    TooManyCards { colour: Colour, count: u8 },
    #[error("{0} cards: there are 36 cards")]
    CardsMissing(u8),
    #[error("the hand of {} is larger than dealt", seat_letter(*.0))]
    HandTooLarge(u8),
    #[error("two cards at the line of {}: the first 18 cards lie one at each line", .0)]
    LineFull(Slot),
    #[error("no card at the line of {}: the first 18 cards lie one at each line", .0)]
    LineEmpty(Slot),
    #[error("too early to have kept anything")]
    KeptTooEarly,
    #[error("too early to have laid anything")]
    LaidTooEarly,
}

impl Fault {
    /// The number of the field with the fault in a written position.
    pub(crate) fn field(self) -> usize {
        match self {
            Fault::TooManyCounters { .. } => 0,
            Fault::LineFull(_) | Fault::LineEmpty(_) | Fault::LaidTooEarly => 1,
            Fault::NoSuchSeat(_) => 2,
            Fault::HandTooLarge(_) => 3,
            Fault::TooManyCards { .. } | Fault::CardsMissing(_) => 4,
            Fault::KeptTooEarly => 5,
        }
    }
}

impl Position {
    /// Checks that the position is possible.
    pub(crate) fn find_fault(&self) -> Result<(), Fault> {
        self.check_counters()?;
        if self.mover >= self.house.seats {
            return Err(Fault::NoSuchSeat(self.mover));
        }
        if matches!(self.stage, Stage::Grid | Stage::Deal) {
            return Ok(());
        }
        self.check_cards()?;
        self.check_lines()?;
        if self.laid <= HALF && self.kept.iter().flatten().any(|&kept| kept > 0) {
            return Err(Fault::KeptTooEarly);
        }
        if self.stage == Stage::Starter && self.laid > 0 { Err(Fault::LaidTooEarly) } else { Ok(()) }
    }

    fn check_counters(&self) -> Result<(), Fault> {
        let mut counters = [0; 5];
        for kept in &self.kept {
            for (counters, kept) in counters.iter_mut().zip(kept) {
                *counters += kept;
            }
        }
        for counter in self.squares.into_iter().flatten() {
            counters[counter.index()] += 1;
        }
        for colour in Colour::ALL {
            let count = counters[colour.index()];
            if count > COUNTERS[colour.index()] {
                return Err(Fault::TooManyCounters { colour, count });
            }
        }
        Ok(())
    }

    fn check_cards(&self) -> Result<(), Fault> {
        let known = self.known();
        for (colour, count) in Colour::ALL.into_iter().zip(known) {
            if count > CARDS {
                return Err(Fault::TooManyCards { colour, count });
            }
        }
        let hidden: u8 = self.hands.iter().map(|hand| hand.hidden).sum();
        let cards = known.iter().sum::<u8>() + hidden;
        if cards != 4 * CARDS {
            return Err(Fault::CardsMissing(cards));
        }
        match (0..).zip(&self.hands).find(|(_, hand)| hand.size() > self.house.dealt()) {
            Some((seat, _)) => Err(Fault::HandTooLarge(seat)),
            None => Ok(()),
        }
    }

    fn check_lines(&self) -> Result<(), Fault> {
        for slot in Slot::all() {
            let cards = u8::from(self.card(slot).is_some()) + u8::from(self.card(slot.opposite()).is_some());
            if cards > 1 && self.laid <= HALF {
                return Err(Fault::LineFull(slot));
            }
            if cards == 0 && self.laid >= HALF {
                return Err(Fault::LineEmpty(slot));
            }
        }
        Ok(())
    }
}
