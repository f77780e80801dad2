//! What can be seen: all but the others' hands.

use crate::action::Source;
use crate::board::Colour;
use crate::event::Event;
use crate::position::{Position, Stage};

/// The position as a viewer sees it, the hands it does not see hidden. [`View::data`] tells what it holds.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "crate::view_data::ViewData", try_from = "crate::view_data::ViewData")
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

    /// Whether an event can follow what is seen.
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
