//! What a [`View`] holds, as lists and objects: what programs outside the rules look at.

use crate::blocked::Blocked;
use crate::board::{Piece, Place};
use crate::cards::{Card, Hand, Hands, Pile};
use crate::chance::Deal;
use crate::info::INFO;
use crate::position::{NOTHING, Owed, Pending, Phase, Position};
use crate::setup::SEATS;
use crate::variant::{CARDS, CardTraits};
use crate::view::View;
use alloc::string::{String, ToString};
use alloc::vec::Vec;
use sobremesa_core::{OptionValues, Setup};

/// Dog as a viewer sees it: all is public but the deck, the others' hands and what they gave.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "camelCase"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog", missing_as_null))]
#[non_exhaustive]
pub struct ViewData {
    /// The cards and the board that are played with.
    #[cfg_attr(feature = "tsify", tsify(type = r#""classic" | "royal" | "black""#))]
    pub variant: String,
    /// What each kind of card in the deck does.
    pub traits: Vec<CardTraits>,
    /// Where the round is.
    pub phase: Phase,
    /// From 1.
    pub round: u16,
    /// Who leads the round, once it is drawn.
    pub starter: Option<u8>,
    /// Whose turn it is; at the end who moved last.
    pub mover: u8,
    /// Whose pieces the mover plays: its partner's once its own are in.
    pub colour: u8,
    /// What the running card still owes, in order.
    pub owed: Vec<Owed>,
    /// What the card played last counted as.
    pub last: Option<Card>,
    /// What cards of the round have counted as, in the order of a hand: a copy may count as any of them. Empty where it counts
    /// as the last.
    pub played: Vec<Card>,
    /// Squares of the track: 64 or 96.
    #[cfg_attr(feature = "tsify", tsify(type = "64 | 96"))]
    pub track: u8,
    /// For each seat its partner; where everybody plays alone, the seat itself.
    pub partners: Vec<u8>,
    /// The start square of each seat.
    pub starts: Vec<u8>,
    /// Royal: the squares where a card is drawn.
    pub specials: Vec<u8>,
    /// Black: the squares that turn the disc.
    pub paws: Vec<u8>,
    /// Black: the squares that lie on the disc.
    pub disc: Vec<u8>,
    /// Black: where the dog is.
    pub dog: Option<u8>,
    /// Black: the squares that the dog may come to with the next card.
    pub reach: Vec<u8>,
    /// For each seat where its pieces are, as positions write it.
    pub places: Vec<Vec<Place>>,
    /// The same as moves' paths name it: for each seat the squares that its pieces stand on, `T16` and `AF0`; null at home.
    pub squares: Vec<Vec<Option<String>>>,
    /// The pieces that stand safe on their start and block everyone.
    pub guards: Vec<Piece>,
    /// The mover's cards that guards keep from being played; none where the viewer does not see all of its hand.
    pub blocked: Vec<Blocked>,
    /// A hand a seat, its cards in order, hidden ones last.
    pub hands: Vec<Hand>,
    /// For each seat the card it chose to give (`?`: it has chosen), then gave, while the viewer knows of it.
    pub given: Vec<Option<Card>>,
    /// The seats that have folded in this round.
    pub folded: Vec<u8>,
    /// How many cards are to be dealt.
    pub deck: usize,
    /// The cards played and folded, from the top.
    pub discard: Vec<Card>,
    /// The house rules that differ from the defaults.
    #[cfg_attr(feature = "tsify", tsify(type = "Record<string, string>"))]
    pub options: OptionValues,
}

/// Cards dealt, as a viewer knows them.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(type_prefix = "Dog"))]
pub struct DealData {
    /// What each seat gets.
    pub hands: Vec<Hand>,
}

impl View {
    /// What it holds.
    pub fn data(&self) -> ViewData {
        let position = &self.0;
        let (board, house) = (&position.board, position.house());
        let (seats, variant) = (0..house.seats, house.variant());
        let pieces = || seats.clone().flat_map(|seat| board.pieces(seat));
        ViewData {
            variant: variant.name.into(),
            traits: Card::all().filter(|&card| house.has(card)).map(|card| house.traits(card)).collect(),
            phase: position.phase,
            round: position.round,
            starter: position.starter,
            mover: position.turn,
            colour: board.played_by(position.turn),
            owed: position.pending().collect(),
            last: position.last,
            played: position.played.to_vec(),
            track: house.track(),
            partners: seats.clone().map(|seat| house.partner(seat)).collect(),
            starts: seats.clone().map(|seat| house.start(seat)).collect(),
            specials: house.squares(variant.specials).collect(),
            paws: house.squares(variant.paws).collect(),
            disc: house.squares(variant.disc).collect(),
            dog: board.dog,
            reach: board.reach().collect(),
            places: seats.clone().map(|seat| board.pieces(seat).map(|piece| board.place(piece)).collect()).collect(),
            squares: seats
                .clone()
                .map(|seat| board.pieces(seat).map(|piece| board.place(piece).square_id(seat)).collect())
                .collect(),
            guards: pieces().filter(|&piece| board.is_guard(piece)).collect(),
            blocked: position.blocked().collect(),
            hands: position.hands().to_vec(),
            given: seats.clone().map(|seat| position.given(seat)).collect(),
            folded: seats.filter(|&seat| position.has_folded(seat)).collect(),
            deck: position.deck.len(),
            discard: position.discard.to_vec(),
            options: house.rules().options.values(&INFO),
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
        let seats = u8::try_from(data.places.len()).map_err(|_| "there are not so many seats")?;
        let setup = Setup::of(&INFO, Some(seats), &data.options).map_err(|error| error.to_string())?;
        let mut view = View(Position::new(&setup.rules(&INFO).map_err(|error| error.to_string())?));
        view.take_places(&data)?;
        view.take_cards(data)?;
        Ok(view)
    }
}

impl View {
    /// Takes over the pieces and the dog.
    fn take_places(&mut self, data: &ViewData) -> Result<(), &'static str> {
        let pieces = usize::from(self.0.house().pieces());
        let track = self.0.house().track();
        if data.places.iter().any(|places| places.len() != pieces) {
            return Err("every seat has its pieces");
        }
        if !data.places.iter().flatten().all(|&place| self.has_place(place)) {
            return Err("the track has no such square");
        }
        if data.dog.is_some() != self.0.board.dog.is_some() || data.dog.is_some_and(|dog| dog >= track) {
            return Err("the dog stands on the track of Black, and nowhere else");
        }
        self.0.board.set_all(&data.places);
        self.0.board.dog = data.dog;
        Ok(())
    }

    /// Takes over the round and its cards.
    fn take_cards(&mut self, data: ViewData) -> Result<(), &'static str> {
        let seats = usize::from(self.0.house().seats);
        let told = data.starter.into_iter().chain([data.mover]).chain(data.folded.iter().copied());
        if data.hands.len() != seats || data.given.len() != seats || !told.clone().all(|seat| self.has_seat(seat)) {
            return Err("a view tells of each seat");
        }
        if data.deck > CARDS || data.discard.len() > CARDS || data.round == 0 {
            return Err("there are 110 cards, and rounds count from 1");
        }
        if data.owed.len() > NOTHING.len() || !data.owed.iter().all(|&owed| self.has_owed(owed)) {
            return Err("a card owes no such thing");
        }
        let known = |&card: &Card| card != Card::UNKNOWN;
        if !data.played.iter().all(known) {
            return Err("what cards have counted as is known");
        }
        let position = &mut self.0;
        position.phase = data.phase;
        position.round = data.round;
        position.starter = data.starter;
        position.turn = data.mover;
        position.pending = pending(data.owed);
        position.last = data.last;
        for card in data.played {
            position.played.insert(card);
        }
        position.hands[..seats].copy_from_slice(&data.hands);
        position.given[..seats].copy_from_slice(&data.given);
        for &seat in &data.folded {
            position.folded[usize::from(seat)] = true;
        }
        position.deck = Pile::unknown(data.deck);
        position.discard = Pile::of(&data.discard);
        Ok(())
    }
}

/// The first two that are owed.
fn pending(owed: Vec<Owed>) -> Pending {
    let mut pending = NOTHING;
    pending.iter_mut().zip(owed).for_each(|(place, owed)| *place = Some(owed));
    pending
}

/// All that a card owes, as a list.
#[cfg(feature = "serde")]
pub(crate) mod owed {
    use crate::position::{NOTHING, Owed, Pending};
    use alloc::vec::Vec;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(pending: &Pending, to: S) -> Result<S::Ok, S::Error> {
        to.collect_seq(pending.iter().flatten())
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Pending, D::Error> {
        let owed = Vec::<Owed>::deserialize(from)?;
        if owed.len() > NOTHING.len() {
            return Err(de::Error::custom("a card owes at most two things"));
        }
        Ok(super::pending(owed))
    }
}

/// How many cards there are, of which nobody outside knows the faces.
#[cfg(feature = "serde")]
pub(crate) mod count {
    use crate::cards::Card;
    use crate::variant::CARDS;
    use alloc::vec;
    use alloc::vec::Vec;
    use serde::{Deserialize, Deserializer, Serializer, de};

    pub fn serialize<S: Serializer>(deck: &[Card], to: S) -> Result<S::Ok, S::Error> {
        to.serialize_u32(deck.len() as u32)
    }

    pub fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Vec<Card>, D::Error> {
        let count = usize::deserialize(from)?;
        if count > CARDS {
            return Err(de::Error::custom("there are 110 cards"));
        }
        Ok(vec![Card::UNKNOWN; count])
    }
}

impl From<Deal> for DealData {
    fn from(deal: Deal) -> DealData {
        DealData { hands: deal.hands[..usize::from(deal.seats)].to_vec() }
    }
}

impl TryFrom<DealData> for Deal {
    type Error = &'static str;

    fn try_from(data: DealData) -> Result<Deal, Self::Error> {
        if data.hands.len() > SEATS {
            return Err("there are at most six seats");
        }
        let mut hands = Hands::default();
        hands[..data.hands.len()].copy_from_slice(&data.hands);
        Ok(Deal { seats: data.hands.len() as u8, hands })
    }
}

impl From<Hand> for Vec<Card> {
    fn from(hand: Hand) -> Vec<Card> {
        hand.iter().collect()
    }
}

impl TryFrom<Vec<Card>> for Hand {
    type Error = &'static str;

    fn try_from(cards: Vec<Card>) -> Result<Hand, Self::Error> {
        if cards.len() > CARDS {
            return Err("there are 110 cards");
        }
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.put(card));
        Ok(hand)
    }
}

sobremesa_core::as_text!(Card, |card| card.token().into(), |token| Card::named(token).ok_or("this is no card"));
sobremesa_core::as_text!(Piece, |piece| piece.to_string(), str::parse);
sobremesa_core::as_text!(Place, |place| place.to_string(), str::parse);
