//! What can be seen: all but the others' hands.

use crate::notation::{write_cells, write_hand};
use crate::play::Event;
use crate::position::{HALF, Position, Stage};
use sobremesa_contract::{Plain, Show};

/// The position as an eye sees it, the hands it does not see hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct View(pub(crate) Position);

impl Show for View {
    fn plain(&self) -> Plain {
        let position = &self.0;
        let phase = if position.laid >= HALF { 2 } else { u8::from(position.stage == Stage::Play) };
        let mut hands = Vec::new();
        let mut kept = Vec::new();
        for (hand, counters) in position.hands().iter().zip(position.kept()) {
            hands.push(Plain::Text(write_hand(hand)));
            kept.push(counters.as_slice().plain());
        }
        Plain::Object(vec![
            ("phase", phase.plain()),
            ("squares", Plain::Text(write_cells(&position.squares, '.'))),
            ("slots", Plain::Text(write_cells(&position.walls(), '-'))),
            ("hands", Plain::List(hands)),
            ("piles", position.piles.as_slice().plain()),
            ("kept", Plain::List(kept)),
            ("ranks", position.ranks().as_slice().plain()),
            ("unseen", position.unseen().as_slice().plain()),
        ])
    }
}

impl View {
    pub(crate) fn fold(&mut self, event: &Event) {
        let position = &mut self.0;
        match event {
            Event::Gridded { squares } => {
                position.squares = *squares;
                position.stage = Stage::Deal;
            }
            Event::Dealt { deal } => {
                position.hands = deal.hands;
                position.piles = deal.piles;
                position.stage = Stage::Starter;
            }
            Event::Started { seat } => {
                position.mover = *seat;
                position.stage = Stage::Play;
            }
            Event::Laid { source, colour, slot, .. } => {
                position.spend(*source, *colour);
                position.slots[slot.index()] = Some(*colour);
                position.laid += 1;
                position.pass();
            }
            Event::Left { squares } => {
                for &square in squares.all() {
                    position.squares[usize::from(square)] = None;
                }
            }
            Event::Taken { seat, squares, .. } => {
                for &square in squares.all() {
                    if let Some(colour) = position.squares[usize::from(square)].take() {
                        position.kept[usize::from(*seat)][colour.index()] += 1;
                    }
                }
            }
            Event::Moved { from, to } => {
                for (&from, &to) in from.all().iter().zip(to.all()) {
                    position.squares[usize::from(to)] = position.squares[usize::from(from)].take();
                }
            }
            Event::Passed { .. } => position.pass(),
            Event::Blocked { .. } | Event::Declined { .. } => {}
        }
    }
}
