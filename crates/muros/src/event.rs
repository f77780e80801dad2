//! What happens while a step is played.

use crate::board::{Colour, Slot, Squares};
use crate::moves::{Deal, Source};
use crate::notation::{write_all, write_cells};
use sobremesa_contract::{Plain, Show};

/// Some squares of a line.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Few {
    squares: [u8; 9],
    count: u8,
}

impl Few {
    /// The squares, 0 to 80, row by row.
    pub fn all(&self) -> &[u8] {
        &self.squares[..usize::from(self.count)]
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.count == 0
    }

    pub(crate) fn push(&mut self, square: u8) {
        self.squares[usize::from(self.count)] = square;
        self.count += 1;
    }
}

/// What can happen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Event {
    /// The counters are laid out.
    Gridded {
        /// The 81 squares.
        squares: Squares,
    },
    /// The cards are dealt.
    Dealt {
        /// As far as the eye knows it.
        deal: Deal,
    },
    /// The starter is drawn.
    Started {
        /// Who begins.
        seat: u8,
    },
    /// A card is laid.
    Laid {
        /// Who laid it.
        seat: u8,
        /// Where it comes from.
        source: Source,
        /// Its colour.
        colour: Colour,
        /// Where it lies now.
        slot: Slot,
    },
    /// Counters leave the line and the game.
    Left {
        /// Where they stood, from the far end.
        squares: Few,
    },
    /// Both cards of the line have one colour: nothing is taken.
    Blocked {
        /// Where the second one lies.
        slot: Slot,
    },
    /// A seat takes counters and keeps them.
    Taken {
        /// Who takes them.
        seat: u8,
        /// The colour named.
        colour: Colour,
        /// Where they stood, from the far end; maybe nowhere.
        squares: Few,
    },
    /// A seat takes nothing though it might.
    Declined {
        /// Who.
        seat: u8,
    },
    /// The rest of the line closes up.
    Moved {
        /// Where each counter that moves stood, the farthest first.
        from: Few,
        /// Where it stands now.
        to: Few,
    },
    /// A seat has no card to lay.
    Passed {
        /// Who.
        seat: u8,
    },
}

impl Show for Event {
    fn plain(&self) -> Plain {
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        let letter = |colour: &Colour| Plain::Text(colour.letter().into());
        let (kind, seat) = match self {
            Event::Gridded { squares } => {
                put("squares", Plain::Text(write_cells(squares, '.')));
                ("gridded", None)
            }
            Event::Dealt { deal } => {
                put("hands", write_all(&deal.hands[..usize::from(deal.seats)]));
                put("piles", deal.piles.as_slice().plain());
                ("dealt", None)
            }
            Event::Laid { seat, source, colour, slot } => {
                put("open", Plain::Bool(*source == Source::Pile));
                put("colour", letter(colour));
                put("slot", Plain::Text(slot.name()));
                ("laid", Some(seat))
            }
            Event::Left { squares } => {
                put("squares", squares.all().plain());
                ("left", None)
            }
            Event::Blocked { slot } => {
                put("slot", Plain::Text(slot.name()));
                ("blocked", None)
            }
            Event::Taken { seat, colour, squares } => {
                put("colour", letter(colour));
                put("squares", squares.all().plain());
                ("taken", Some(seat))
            }
            Event::Moved { from, to } => {
                put("from", from.all().plain());
                put("to", to.all().plain());
                ("moved", None)
            }
            Event::Started { seat } => ("started", Some(seat)),
            Event::Declined { seat } => ("declined", Some(seat)),
            Event::Passed { seat } => ("passed", Some(seat)),
        };
        put("kind", kind.plain());
        if let Some(seat) = seat {
            put("seat", seat.plain());
        }
        plain
    }
}
