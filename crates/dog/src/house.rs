//! Seats, house rules, and what follows from them: the track, the starts, who is whose partner.

use crate::board::Piece;
use crate::cards::{Card, Counts};
use crate::info::INFO;
use crate::variant::{Figure, PLAIN, VARIANTS, Variant};
use sobremesa_contract::{Compact, Rules};

// Where each house rule stands among the options.
const VARIANT: usize = INFO.place("variant");
const GUARD: usize = INFO.place("guard");
const SEVEN_PARTNER: usize = INFO.place("seven-partner");
const EXCHANGE_NO_TARGET: usize = INFO.place("exchange-no-target");
const LAST_SEVEN: usize = INFO.place("last-seven");
const COPY_ON_COPY: usize = INFO.place("copy-on-copy");
const TURN: usize = INFO.place("turn");
const HAND: usize = INFO.place("hand");
const FREE_START: usize = INFO.place("free-start");
const BURNING_SEVEN: usize = INFO.place("burning-seven");

/// The most seats.
pub const SEATS: usize = 6;

/// The seats and the house rules, read once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The number of seats.
    pub seats: u8,
    options: Compact<{ INFO.options.len() }>,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        HouseRules { seats: rules.seats, options: Compact::new(&INFO, rules) }
    }

    pub(crate) fn rules(&self) -> Rules {
        self.options.rules(&INFO, self.seats)
    }

    /// `variant`
    pub fn variant(&self) -> &'static Variant {
        &VARIANTS[self.variant_number()]
    }

    /// Its number in [`VARIANTS`].
    pub fn variant_number(&self) -> usize {
        self.options.value(VARIANT).into()
    }

    /// `guard=fresh`: only a piece brought out and not moved since is a guard.
    pub fn fresh(&self) -> bool {
        self.options.value(GUARD) > 0
    }

    /// `seven-partner=free`: portions may go to the partner's pieces at any time.
    pub fn seven_free(&self) -> bool {
        self.options.value(SEVEN_PARTNER) > 0
    }

    /// `exchange-no-target=discard`: an exchange without a target may be laid down.
    pub fn may_discard(&self) -> bool {
        self.options.value(EXCHANGE_NO_TARGET) > 0
    }

    /// `last-seven=lapses`: points left when the last own piece is in may be given up.
    pub fn lapses(&self) -> bool {
        self.options.value(LAST_SEVEN) > 0
    }

    /// `copy-on-copy=off`: a copy is not copied.
    pub fn copies_once(&self) -> bool {
        self.options.value(COPY_ON_COPY) > 0
    }

    /// How the disc may be turned, clockwise or not; with `turn=may` it may be left.
    pub fn turns(&self) -> &'static [Option<bool>] {
        let all = &[Some(false), Some(true), None];
        if self.options.value(TURN) > 0 { all } else { &all[..2] }
    }

    /// Each seat brings a piece out before the first cards.
    pub fn places(&self) -> bool {
        self.variant().places[usize::from(self.options.value(FREE_START))]
    }

    /// Whether the deck has such a card.
    pub(crate) fn has(&self, card: Card) -> bool {
        self.deck()[card.index()] > 0
    }

    /// How many cards of each kind there are.
    pub fn deck(&self) -> &'static Counts {
        &self.variant().decks[usize::from(self.options.value(BURNING_SEVEN))]
    }

    /// What a piece can do.
    pub fn figure(&self, piece: Piece) -> &'static Figure {
        self.variant().figures.get(usize::from(piece.number)).unwrap_or(&PLAIN)
    }

    /// Whether a card is drawn on a square.
    pub fn is_special(&self, square: u8) -> bool {
        self.variant().specials.contains(&(square % 16))
    }

    /// Squares of the track by their places in each section.
    pub fn squares(&self, offsets: &'static [u8]) -> impl Iterator<Item = u8> + use<> {
        (0..self.track()).filter(|square| offsets.contains(&(square % 16)))
    }

    /// A small table: everyone alone, with a fifth piece.
    pub fn small(&self) -> bool {
        !matches!(self.seats, 4 | 6)
    }

    /// Pieces a seat.
    pub fn pieces(&self) -> u8 {
        if self.small() { 5 } else { 4 }
    }

    /// Squares of the track: 16 an arm of the star, which has four or six.
    pub fn track(&self) -> u8 {
        if self.seats > 4 { 96 } else { 64 }
    }

    /// The start square of a seat.
    pub fn start(&self, seat: u8) -> u8 {
        if self.seats == 2 { 32 * seat } else { 16 * seat }
    }

    /// The square so far forward.
    pub fn ahead(&self, square: u8, steps: u8) -> u8 {
        (square + steps) % self.track()
    }

    /// How far it is from one square forward to another, 0 to the track less one.
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        (to + self.track() - from) % self.track()
    }

    /// Squares forward to the own start, the whole track from there.
    pub fn gap(&self, square: u8, seat: u8) -> u8 {
        match self.distance(square, self.start(seat)) {
            0 => self.track(),
            gap => gap,
        }
    }

    /// Some seats on.
    fn around(&self, seat: u8, by: u8) -> u8 {
        (seat + by) % self.seats
    }

    /// The seat on the left.
    pub fn next(&self, seat: u8) -> u8 {
        self.around(seat, 1)
    }

    /// The seat opposite; at a small table the seat itself.
    pub fn partner(&self, seat: u8) -> u8 {
        if self.small() { seat } else { self.around(seat, self.seats / 2) }
    }

    /// Who gets the card that a seat gives: the partner, at a small table the left neighbour.
    pub fn receiver(&self, seat: u8) -> u8 {
        if self.small() { self.next(seat) } else { self.partner(seat) }
    }

    /// Cards of a hand in a round.
    pub fn hand(&self, round: u16) -> u8 {
        let sizes = self.variant().hands[usize::from(self.options.value(HAND))];
        sizes[(usize::from(round) + sizes.len() - 1) % sizes.len()]
    }
}
