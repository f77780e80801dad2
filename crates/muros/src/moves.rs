//! The steps of the game and which of them are legal.

use crate::board::{Colour, Counts, Slot, Squares};
use crate::position::{COUNTERS, HALF, Hand, Hands, Position, Stage};
#[cfg(feature = "serde")]
use crate::view_data::DealData;
use sobremesa_contract::{Dice, draw_from};

/// Where a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Muros"))]
pub enum Source {
    /// The own hand.
    Hand,
    /// An open pile.
    Pile,
}

/// What a card takes from its line.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Take {
    /// There is nothing to choose: the first phase, or a blocked line.
    Open,
    /// `=-`, with `decline=on`: nothing.
    Nothing,
    /// `=B`: this colour is named.
    Named(Colour),
}

/// A card is laid: `hand:R@N3`, `pile:R@N3=B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Lay {
    /// Where the card comes from.
    pub source: Source,
    /// Its colour.
    pub colour: Colour,
    /// Where it is laid.
    pub slot: Slot,
    /// What it takes.
    pub take: Take,
}

/// The cards after the deal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(into = "DealData", try_from = "DealData")
)]
pub struct Deal {
    /// The number of seats.
    pub seats: u8,
    /// A hand a seat.
    pub hands: Hands,
    /// What lies open.
    pub piles: Counts,
}

/// A step of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// `grid:ROWS`: chance, the counters are laid out.
    Grid(Squares),
    /// `deal:A:YYBRGG/B:...`: chance, the cards are dealt.
    Deal(Deal),
    /// `starter:B`: chance, who begins.
    Starter(u8),
    /// A card is laid.
    Lay(Lay),
    /// `pass`: there is no card to lay.
    Pass,
}

impl Position {
    /// Finds every card that may be laid, ascending; none where the seat to move must pass.
    pub fn each_lay(&self, found: &mut dyn FnMut(Lay)) {
        if self.stage != Stage::Play {
            return;
        }
        let hand = &self.hands[self.mover()];
        for source in [Source::Hand, Source::Pile] {
            let cards = match source {
                // Any unseen card may be in a hidden hand.
                Source::Hand if hand.hidden > 0 => self.unseen(),
                Source::Hand => hand.cards,
                Source::Pile if self.house.piles_last() && hand.size() > 0 => return,
                Source::Pile => self.piles,
            };
            for colour in [Colour::B, Colour::G, Colour::R, Colour::Y] {
                if cards[colour.index()] == 0 {
                    continue;
                }
                for slot in Slot::all() {
                    if self.card(slot).is_some() {
                        continue;
                    }
                    let mut lay = |take| found(Lay { source, colour, slot, take });
                    match self.card(slot.opposite()) {
                        Some(_) if self.laid < HALF => {}
                        Some(other) if other != colour => {
                            if self.house.may_decline() {
                                lay(Take::Nothing);
                            }
                            lay(Take::Named(colour.min(other)));
                            lay(Take::Named(colour.max(other)));
                        }
                        _ => lay(Take::Open),
                    }
                }
            }
        }
    }

    pub(crate) fn list_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.each_lay(&mut |lay| steps.push(Step::Lay(lay)));
        if self.must_pass() {
            steps.push(Step::Pass);
        }
        steps
    }

    /// The seat to move has no card to lay: its hand is empty, and nothing lies open.
    pub fn must_pass(&self) -> bool {
        let cards = self.hands[self.mover()].size() + self.piles.iter().sum::<u8>();
        self.stage == Stage::Play && !self.is_over() && cards == 0
    }

    pub(crate) fn draw_chance(&self, dice: &mut dyn Dice) -> Option<Step> {
        let seats = self.house.seats;
        match self.stage {
            Stage::Grid => {
                let mut pool = COUNTERS;
                let mut squares = [None; 81];
                for square in &mut squares {
                    *square = Some(Colour::ALL[draw_from(&mut pool, dice)]);
                }
                Some(Step::Grid(squares))
            }
            Stage::Deal => {
                let mut dealt = *self;
                dealt.deal_hidden();
                dealt.fill(dice);
                Some(Step::Deal(Deal { seats, hands: dealt.hands, piles: dealt.unseen() }))
            }
            Stage::Starter => Some(Step::Starter(dice.below(seats.into()) as u8)),
            Stage::Play => None,
        }
    }

    /// Whether a step may be played now.
    pub(crate) fn allows(&self, step: &Step) -> bool {
        let mut after = *self;
        match (step, self.stage) {
            (Step::Grid(squares), Stage::Grid) if squares.iter().all(Option::is_some) => {}
            (Step::Deal(deal), Stage::Deal) if deal.seats == self.house.seats => {
                let dealt = |hand: &Hand| hand.size() == self.house.dealt();
                if !deal.hands[..self.seats()].iter().all(dealt) {
                    return false;
                }
            }
            (Step::Starter(seat), Stage::Starter) => return *seat < self.house.seats,
            (Step::Pass, _) => return self.must_pass(),
            (Step::Lay(lay), _) => {
                let mut listed = false;
                self.each_lay(&mut |legal| listed |= legal == *lay);
                return listed;
            }
            _ => return false,
        }
        // As many as there can be of each colour is all there are.
        after.apply(step, None);
        after.find_fault().is_ok()
    }
}
