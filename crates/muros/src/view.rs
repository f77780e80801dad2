//! A viewer's part of a position: everything except the others' hands.

use crate::board::Slot;
use crate::event::Event;
use crate::info::INFO;
use crate::position::{HALF, Position, Stage};
use crate::view_data::{Slots, ViewData, cards, to_rows};

/// A position with the hands hidden that the viewer can't see. [`View::data`] returns its contents.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(into = "ViewData"))]
pub struct View(pub(crate) Position);

impl View {
    pub(crate) fn fold(&mut self, event: &Event) {
        let position = &mut self.0;
        match event {
            Event::Gridded { squares } => {
                position.squares = *squares;
                position.stage = Stage::Deal;
            }
            Event::Dealt(deal) => {
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

    /// Returns the contents.
    pub fn data(&self) -> ViewData {
        let position = &self.0;
        ViewData {
            stage: position.stage,
            phase: if position.laid >= HALF { 2 } else { u8::from(position.stage == Stage::Play) },
            mover: position.mover,
            squares: to_rows(&position.squares),
            slots: Slots::of(position),
            blocked: Slot::all().filter(|&slot| position.is_blocked(slot)).collect(),
            hands: position.hands().iter().map(cards).collect(),
            piles: position.piles,
            kept: position.kept().to_vec(),
            ranks: position.ranks(),
            deciding: position.deciding_rank(),
            leaders: position.leaders().iter().zip(0..).filter_map(|(&leads, seat)| leads.then_some(seat)).collect(),
            unseen: position.unseen(),
            options: position.house.rules().options.values(&INFO),
        }
    }
}

impl From<View> for ViewData {
    fn from(view: View) -> ViewData {
        view.data()
    }
}
