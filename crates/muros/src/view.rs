//! What can be seen: all but the others' hands.

use crate::board::{Colour, Counts, Slot};
use crate::outcome::ranks;
use crate::play::Event;
use crate::position::{HALF, Hand, Position, Stage, unseen};
use sobremesa_contract::{Plain, Show};

/// The table as an eye sees it.
#[derive(Clone, Debug, PartialEq)]
pub struct View {
    /// 0 before the starter is drawn, then 1, 2 once every line has a card.
    pub phase: u8,
    /// The 81 squares, row by row; empty before the counters are laid out.
    pub squares: Vec<Option<Colour>>,
    /// The 36 slots.
    pub slots: Vec<Place>,
    /// Each seat's hand.
    pub hands: Vec<Hand>,
    /// The open cards.
    pub piles: Counts,
    /// The counters each seat has kept, white last.
    pub kept: Vec<[u8; 5]>,
    /// The colours by the counters left of them, tied ones together (one by one with `ties=ordered`).
    pub ranks: Vec<Vec<Colour>>,
    /// The cards of each colour in hidden hands.
    pub unseen: Counts,
    /// What the ranks need to know.
    ordered: bool,
}

/// A slot and what lies there.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The slot.
    pub slot: Slot,
    /// The card.
    pub card: Option<Colour>,
    /// The card opposite is of the same colour.
    pub blocked: bool,
}

impl Show for View {
    fn plain(&self) -> Plain {
        Plain::object()
            .with("phase", self.phase)
            .with("squares", &self.squares)
            .with("slots", &self.slots)
            .with("hands", &self.hands)
            .with("piles", self.piles)
            .with("kept", &self.kept)
            .with("ranks", &self.ranks)
            .with("unseen", self.unseen)
    }
}

impl Show for Place {
    fn plain(&self) -> Plain {
        Plain::object().with("slot", self.slot).with("card", self.card).with("blocked", self.blocked)
    }
}

impl View {
    pub(crate) fn of(position: &Position) -> View {
        let place = |slot| Place { slot, card: position.card(slot), blocked: false };
        let mut view = View {
            phase: u8::from(position.stage == Stage::Play),
            squares: position.squares.to_vec(),
            slots: Slot::all().map(place).collect(),
            hands: position.hands().to_vec(),
            piles: position.piles,
            kept: position.kept().to_vec(),
            ranks: Vec::new(),
            unseen: [0; 4],
            ordered: position.house.ordered(),
        };
        view.work_out();
        view
    }

    /// What follows from the rest.
    fn work_out(&mut self) {
        let cards = || self.slots.iter().filter_map(|place| place.card.as_ref());
        if cards().count() >= usize::from(HALF) {
            self.phase = 2;
        }
        self.ranks = ranks(&self.squares, self.ordered);
        self.unseen = unseen(cards(), &self.piles, &self.hands);
        for slot in Slot::all() {
            let card = self.slots[slot.index()].card;
            self.slots[slot.index()].blocked = card.is_some() && card == self.slots[slot.opposite().index()].card;
        }
    }

    pub(crate) fn fold(&mut self, event: &Event) {
        match event {
            Event::Gridded { squares } => self.squares.clone_from(squares),
            Event::Dealt { hands, piles } => {
                self.hands.clone_from(hands);
                self.piles = *piles;
            }
            Event::Started { .. } => self.phase = 1,
            Event::Laid { seat, open, colour, slot } => {
                if *open {
                    self.piles[colour.index()] -= 1;
                } else {
                    self.hands[usize::from(*seat)].lose(*colour);
                }
                self.slots[slot.index()].card = Some(*colour);
            }
            Event::Left { counters } => {
                for counter in counters {
                    self.squares[usize::from(counter.square)] = None;
                }
            }
            Event::Taken { seat, counters, .. } => {
                for counter in counters {
                    self.squares[usize::from(counter.square)] = None;
                    self.kept[usize::from(*seat)][counter.colour.index()] += 1;
                }
            }
            Event::Moved { counters } => {
                for way in counters {
                    self.squares[usize::from(way.to)] = self.squares[usize::from(way.from)].take();
                }
            }
            Event::Blocked { .. } | Event::Declined { .. } | Event::Passed { .. } => {}
        }
        self.work_out();
    }
}
