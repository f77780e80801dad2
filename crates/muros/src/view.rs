//! A viewer's part of a position: everything except the others' hands.

use crate::action::Source;
use crate::board::{Colour, Slot};
use crate::event::Event;
use crate::info::INFO;
use crate::position::{CARDS, HALF, Position, Stage};
use crate::view_data::{Slots, ViewData, cards, from_rows, hands, to_rows};
use alloc::string::{String, ToString};
use sobremesa_core::Setup;

/// A position with the hands hidden that the viewer can't see. [`View::data`] returns its contents.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "ViewData", try_from = "ViewData")
)]
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

    /// Returns true if an event can follow this view.
    pub(crate) fn admits(&self, event: &Event) -> bool {
        let position = &self.0;
        let sits = |seat: &u8| *seat < position.house.seats;
        match event {
            Event::Gridded { .. } | Event::Left { .. } | Event::Blocked { .. } => true,
            Event::Dealt(deal) => deal.seats == position.house.seats,
            Event::Laid { source, colour, slot, .. } => {
                let hand = &position.hands[position.mover()];
                let held = |cards: &[u8; 4]| cards.get(colour.index()).is_some_and(|&count| count > 0);
                *colour != Colour::W
                    && position.card(*slot).is_none()
                    && match source {
                        Source::Hand => hand.hidden > 0 || held(&hand.cards),
                        Source::Pile => held(&position.piles),
                    }
            }
            Event::Taken { seat, .. } => sits(seat) && position.kept[usize::from(*seat)].iter().all(|&kept| kept <= 81),
            Event::Started { seat } | Event::Declined { seat } | Event::Passed { seat } => sits(seat),
            Event::Moved { from, to } => from.all().len() == to.all().len(),
        }
    }
}

impl View {
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

impl TryFrom<ViewData> for View {
    type Error = String;

    fn try_from(data: ViewData) -> Result<View, String> {
        let (hands, seats) = hands(&data.hands)?;
        let setup = Setup::of(&INFO, Some(seats), &data.options).map_err(|error| error.to_string())?;
        let mut position = Position::empty(&setup.rules(&INFO).map_err(|error| error.to_string())?);
        if data.mover >= seats || data.kept.len() != usize::from(seats) {
            return Err("a view tells of each seat".into());
        }
        if data.piles.iter().any(|&cards| cards > CARDS) || data.kept.iter().flatten().any(|&count| count > 81) {
            return Err("there are nine cards of a colour and 81 counters".into());
        }
        position.stage = data.stage;
        position.mover = data.mover;
        position.squares = from_rows(&data.squares)?;
        position.slots = data.slots.cards()?;
        position.laid = position.slots.iter().flatten().count() as u8;
        position.hands = hands;
        position.piles = data.piles;
        position.kept[..usize::from(seats)].copy_from_slice(&data.kept);
        Ok(View(position))
    }
}
