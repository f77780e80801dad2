//! What can be seen: all but the others' hands.

use crate::board::Slot;
use crate::event::Event;
use crate::notation::{write_all, write_cells};
use crate::position::{HALF, Position, Stage};
use sobremesa_contract::{Plain, Show};

/// The position as an eye sees it, the hands it does not see hidden.
#[derive(Clone, Debug, PartialEq)]
pub struct View(pub(crate) Position);

impl Show for View {
    fn plain(&self) -> Plain {
        let position = &self.0;
        let phase = if position.laid >= HALF { 2 } else { u8::from(position.stage == Stage::Play) };
        let mut plain = Plain::object();
        let mut put = |key, value| plain.put(key, value);
        put("phase", phase.plain());
        put("squares", Plain::Text(write_cells(&position.squares, '.')));
        put("slots", Plain::Text(write_cells(&position.walls(), '-')));
        let blocked = Slot::all().filter(|slot| position.is_blocked(*slot)).map(|slot| Plain::Text(slot.name()));
        put("blocked", Plain::List(blocked.collect()));
        put("hands", write_all(position.hands()));
        put("piles", position.piles.as_slice().plain());
        put("kept", Plain::List(position.kept().iter().map(|kept| kept.as_slice().plain()).collect()));
        put("ranks", position.ranks().as_slice().plain());
        put("unseen", position.unseen().as_slice().plain());
        plain
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
