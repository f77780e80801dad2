//! The seats and house rules, and what they determine: the track, the starts and the partners.

use crate::cards::{Card, Counts};
use crate::info::{
    Copied, DiscTurn, DogGuards, Guard, HandSize, INFO, KingStart, LastSeven, NoTarget, SevenPartner, Thirteen,
};
use crate::piece::Piece;
use crate::variant::{CardTraits, FIVE, Figure, Mode, PLAIN, TWELVE_STEPS, VARIANTS, Variant};
use sobremesa_core::{Rules, on_off};

/// The seats and the parsed house rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HouseRules {
    /// The number of seats.
    pub seats: u8,
    /// The variant's index in [`VARIANTS`].
    variant: u8,
    /// `guard`
    pub guard: Guard,
    /// `seven-partner`
    pub seven_partner: SevenPartner,
    /// `exchange-no-target`
    pub no_target: NoTarget,
    /// `last-seven`
    pub last_seven: LastSeven,
    /// `copy`
    pub copied: Copied,
    /// `copy-on-copy`: a copy may be copied.
    pub copy_on_copy: bool,
    /// `thirteen`
    pub thirteen: Thirteen,
    /// `king-start`
    pub king_start: KingStart,
    /// `dog-guards`
    pub dog_guards: DogGuards,
    /// `turn`
    pub turn: DiscTurn,
    /// `hand`
    pub hand_size: HandSize,
    /// `free-start`: each seat brings a piece out before the first cards.
    pub free_start: bool,
    /// `burning-seven`: the deck has a 7.
    pub burning_seven: bool,
}

impl HouseRules {
    pub(crate) fn new(rules: &Rules) -> HouseRules {
        let word = |key| rules.options.get(&INFO, key);
        let variant = VARIANTS.iter().position(|variant| variant.name == word("variant"));
        HouseRules {
            seats: rules.seats,
            variant: variant.unwrap_or(0) as u8,
            guard: Guard::of(word("guard")),
            seven_partner: SevenPartner::of(word("seven-partner")),
            no_target: NoTarget::of(word("exchange-no-target")),
            last_seven: LastSeven::of(word("last-seven")),
            copied: Copied::of(word("copy")),
            copy_on_copy: word("copy-on-copy") == "on",
            thirteen: Thirteen::of(word("thirteen")),
            king_start: KingStart::of(word("king-start")),
            dog_guards: DogGuards::of(word("dog-guards")),
            turn: DiscTurn::of(word("turn")),
            hand_size: HandSize::of(word("hand")),
            free_start: word("free-start") == "on",
            burning_seven: word("burning-seven") == "on",
        }
    }

    pub(crate) fn rules(&self) -> Rules {
        let words = [
            ("variant", self.variant().name),
            ("guard", self.guard.word()),
            ("seven-partner", self.seven_partner.word()),
            ("exchange-no-target", self.no_target.word()),
            ("last-seven", self.last_seven.word()),
            ("copy", self.copied.word()),
            ("copy-on-copy", on_off(self.copy_on_copy)),
            ("thirteen", self.thirteen.word()),
            ("king-start", self.king_start.word()),
            ("dog-guards", self.dog_guards.word()),
            ("turn", self.turn.word()),
            ("hand", self.hand_size.word()),
            ("free-start", on_off(self.free_start)),
            ("burning-seven", on_off(self.burning_seven)),
        ];
        Rules::of(&INFO, self.seats, &words)
    }

    /// `variant`
    pub fn variant(&self) -> &'static Variant {
        &VARIANTS[self.variant_number()]
    }

    /// The variant's index in [`VARIANTS`].
    pub fn variant_number(&self) -> usize {
        self.variant.into()
    }

    /// The possible turns of the disc: clockwise or not; with `turn=may` also no turn.
    pub fn turns(&self) -> &'static [Option<bool>] {
        match self.turn {
            DiscTurn::Must => &[Some(false), Some(true)],
            DiscTurn::May => &[Some(false), Some(true), None],
        }
    }

    /// Returns true if each seat brings a piece out before the first cards.
    pub fn places(&self) -> bool {
        self.free_start || self.variant().places
    }

    /// Returns the modes of a card.
    pub fn modes(&self, card: Card) -> &'static [Mode] {
        match self.thirteen {
            Thirteen::Twelve if card == Card::THIRTEEN => TWELVE_STEPS,
            _ => self.variant().modes[card.index()],
        }
    }

    /// Returns a card's modes and further traits.
    pub(crate) fn traits(&self, card: Card) -> CardTraits {
        let Variant { green, black, .. } = self.variant();
        CardTraits {
            card,
            modes: self.modes(card).to_vec(),
            any_rank: green.contains(&card),
            dog: black.contains(&card),
        }
    }

    /// Returns true if a copy may count as any card played before, so that the played cards must be recorded.
    pub fn copies_any(&self) -> bool {
        self.copied == Copied::Any && self.has(Card::COPY)
    }

    /// Returns true if the deck has this kind of card.
    pub(crate) fn has(&self, card: Card) -> bool {
        self.deck()[card.index()] > 0
    }

    /// The number of cards of each kind.
    pub fn deck(&self) -> &'static Counts {
        let variant = self.variant();
        if self.burning_seven { &variant.seven_deck } else { &variant.deck }
    }

    /// Returns the figure of a piece.
    pub fn figure(&self, piece: Piece) -> &'static Figure {
        self.variant().figures.get(usize::from(piece.number)).unwrap_or(&PLAIN)
    }

    /// Returns true if a card is drawn on a square.
    pub fn is_special(&self, square: u8) -> bool {
        self.variant().specials.contains(&(square % 16))
    }

    /// The squares of the track at these offsets in each section.
    pub fn squares(&self, offsets: &'static [u8]) -> impl Iterator<Item = u8> + use<> {
        (0..self.track()).filter(|square| offsets.contains(&(square % 16)))
    }

    /// Returns true for a small table: everyone plays alone, with a fifth piece.
    pub fn small(&self) -> bool {
        !matches!(self.seats, 4 | 6)
    }

    /// The number of pieces per seat.
    pub fn pieces(&self) -> u8 {
        if self.small() { 5 } else { 4 }
    }

    /// The number of squares of the track: 16 per arm of the star, which has four or six arms.
    pub fn track(&self) -> u8 {
        if self.seats > 4 { 96 } else { 64 }
    }

    /// The start square of a seat.
    pub fn start(&self, seat: u8) -> u8 {
        if self.seats == 2 { 32 * seat } else { 16 * seat }
    }

    /// The square this many steps forward. The steps are at most one lap.
    pub fn ahead(&self, square: u8, steps: u8) -> u8 {
        let to = square + steps;
        if to < self.track() { to } else { to - self.track() }
    }

    /// The number of steps forward from one square to another, less than one lap.
    pub fn distance(&self, from: u8, to: u8) -> u8 {
        if to < from { to + self.track() - from } else { to - from }
    }

    /// Returns the number of steps forward to the seat's start, or one lap from the start itself.
    pub fn gap(&self, square: u8, seat: u8) -> u8 {
        match self.distance(square, self.start(seat)) {
            0 => self.track(),
            gap => gap,
        }
    }

    /// The seat a number of seats further on.
    fn around(&self, seat: u8, by: u8) -> u8 {
        (seat + by) % self.seats
    }

    /// The seat on the left.
    pub fn next(&self, seat: u8) -> u8 {
        self.around(seat, 1)
    }

    /// The opposite seat, or the seat itself at a small table.
    pub fn partner(&self, seat: u8) -> u8 {
        if self.small() { seat } else { self.around(seat, self.seats / 2) }
    }

    /// Returns the seat that receives a seat's card: the partner, or in a game without partners the left neighbour.
    pub fn receiver(&self, seat: u8) -> u8 {
        if self.small() { self.next(seat) } else { self.partner(seat) }
    }

    /// The numbers of cards in a hand, one round after the other.
    pub fn deals(&self) -> &'static [u8] {
        match self.hand_size {
            HandSize::Usual => self.variant().hands,
            HandSize::Five => FIVE,
        }
    }

    /// The number of cards in a hand in a round.
    pub fn hand(&self, round: u16) -> u8 {
        let sizes = self.deals();
        sizes[(usize::from(round) + sizes.len() - 1) % sizes.len()]
    }
}
