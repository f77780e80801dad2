//! The steps of the game and which of them are legal.

use crate::board::{Colour, Counts, Slot, Squares};
use crate::position::{CARDS, HALF, Hand, Position, Stage, draw};
use sobremesa_contract::Dice;

/// Where a card comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Deal {
    /// A hand a seat.
    pub hands: Vec<Hand>,
    /// What lies open.
    pub piles: Counts,
}

/// A step of a game.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Step {
    /// `grid:ROWS`: chance, the counters are laid out.
    Grid(Box<Squares>),
    /// `deal:A:YYBRGG/B:...`: chance, the cards are dealt.
    Deal(Box<Deal>),
    /// `starter:B`: chance, who begins.
    Starter(u8),
    /// A card is laid.
    Lay(Lay),
    /// `pass`: there is no card to lay.
    Pass,
}

/// The colours of cards by their letters, as moves are listed.
const BY_LETTER: [Colour; 4] = [Colour::B, Colour::G, Colour::R, Colour::Y];

impl Position {
    /// The cards that the seat to move may lay: from its hand, from the piles. Where its hand is hidden, any unseen one.
    fn playable(&self) -> [Counts; 2] {
        let hand = &self.hands[self.mover()];
        let cards = if hand.hidden > 0 { self.unseen() } else { hand.cards };
        let piles = if self.house.piles_last() && hand.size() > 0 { [0; 4] } else { self.piles };
        [cards, piles]
    }

    /// Finds every card that may be laid, ascending; none where the seat to move must pass.
    pub fn each_lay(&self, found: &mut dyn FnMut(Lay)) {
        if self.stage != Stage::Play {
            return;
        }
        for (source, cards) in [Source::Hand, Source::Pile].into_iter().zip(self.playable()) {
            for colour in BY_LETTER.into_iter().filter(|colour| cards[colour.index()] > 0) {
                for slot in Slot::all().filter(|&slot| self.card(slot).is_none()) {
                    let mut lay = |take| found(Lay { source, colour, slot, take });
                    match self.card(slot.opposite()) {
                        None => lay(Take::Open),
                        Some(_) if self.laid < HALF => {}
                        Some(other) if other == colour => lay(Take::Open),
                        Some(other) => {
                            if self.house.may_decline() {
                                lay(Take::Nothing);
                            }
                            lay(Take::Named(colour.min(other)));
                            lay(Take::Named(colour.max(other)));
                        }
                    }
                }
            }
        }
    }

    pub(crate) fn list_steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        self.each_lay(&mut |lay| steps.push(Step::Lay(lay)));
        if steps.is_empty() && self.stage == Stage::Play && !self.is_over() {
            steps.push(Step::Pass);
        }
        steps
    }

    /// A grid or a deal.
    pub(crate) fn draw_set_up(&self, dice: &mut dyn Dice) -> Step {
        if self.stage == Stage::Grid {
            let mut pool = Colour::ALL.map(Colour::counters);
            return Step::Grid(Box::new([(); 81].map(|()| Some(Colour::ALL[draw(&mut pool, dice)]))));
        }
        let mut piles = [CARDS; 4];
        let mut hands = vec![Hand::default(); usize::from(self.house.seats)];
        for hand in &mut hands {
            for _ in 0..self.house.dealt() {
                hand.cards[draw(&mut piles, dice)] += 1;
            }
        }
        Step::Deal(Box::new(Deal { hands, piles }))
    }

    /// Whether a grid or a deal is one that chance may bring.
    pub(crate) fn may_set_up(&self, step: &Step) -> bool {
        match (step, self.stage) {
            (Step::Grid(_), Stage::Grid) | (Step::Deal(_), Stage::Deal) => {}
            _ => return false,
        }
        if let Step::Deal(deal) = step
            && !(deal.hands.len() == usize::from(self.house.seats)
                && deal.hands.iter().all(|hand| hand.size() == self.house.dealt()))
        {
            return false;
        }
        let mut after = *self;
        after.apply(step, None);
        let all_lie = self.stage == Stage::Deal || after.squares.iter().all(Option::is_some);
        // As many as there can be of each colour is all there are.
        all_lie && after.find_fault().is_ok()
    }
}
