//! How positions and steps are written: the fields of the rules page in its order; `5 A1>T19`, `13 start:A2`,
//! `J=X A1<>B2`, `turn:cw`, `give:5`, `fold`, `deal:A:2.5/B:...`.

use crate::board::{Piece, Place};
use crate::cards::{Card, Hand};
use crate::moves::{Action, Step};
use crate::position::{Owed, Pending, Phase, Position};
use crate::reading;
use crate::variant::Mode;
use sobremesa_contract::{Error, Eye, Notation, Plain, Setup, joined, seat_letter};

/// A list of so many things as plain data.
pub(crate) fn each(count: usize, show: &mut dyn FnMut(usize) -> Plain) -> Plain {
    let mut list = Vec::new();
    for at in 0..count {
        list.push(show(at));
    }
    Plain::List(list)
}

/// A hand as plain data.
pub(crate) fn list_cards(hand: &Hand) -> Plain {
    let mut cards = Vec::new();
    hand.each(&mut |card| cards.push(Plain::Text(card.token().into())));
    Plain::List(cards)
}

/// A number of at most three digits.
fn push_number(text: &mut String, number: u8) {
    for part in [number / 100, number / 10 % 10, number % 10].into_iter().skip(match number {
        0..10 => 2,
        10..100 => 1,
        _ => 0,
    }) {
        text.push(char::from(b'0' + part));
    }
}

fn push_piece(text: &mut String, piece: Piece) {
    text.push(seat_letter(piece.seat));
    text.push(char::from(b'1' + piece.number));
}

fn push_place(text: &mut String, place: Place) {
    let (letter, number) = match place {
        Place::Home => return text.push('H'),
        Place::Track(square) | Place::Fresh(square) => ('T', square),
        Place::Lane(slot) => ('F', slot),
    };
    text.push(letter);
    push_number(text, number);
    if matches!(place, Place::Fresh(_)) {
        text.push('!');
    }
}

pub(crate) fn write_piece(piece: Piece) -> String {
    let mut text = String::new();
    push_piece(&mut text, piece);
    text
}

pub(crate) fn write_place(place: Place) -> String {
    let mut text = String::new();
    push_place(&mut text, place);
    text
}

/// Tokens with dots between, or `-`.
fn push_cards(text: &mut String, cards: &[Card]) {
    if cards.is_empty() {
        text.push('-');
    }
    for (card, at) in cards.iter().zip(0..) {
        if at > 0 {
            text.push('.');
        }
        text.push_str(card.token());
    }
}

pub(crate) fn write_hand(hand: &Hand) -> String {
    let (mut text, mut cards) = (String::new(), Vec::new());
    hand.each(&mut |card| cards.push(card));
    push_cards(&mut text, &cards);
    text
}

/// `A:2.5/B:-`
fn push_hands(text: &mut String, hands: &[Hand]) {
    for (seat, hand) in (0..).zip(hands) {
        push_seat(text, seat, seat > 0);
        text.push_str(&write_hand(hand));
    }
}

/// `A:`, `/B:`
fn push_seat(text: &mut String, seat: u8, follows: bool) {
    if follows {
        text.push('/');
    }
    text.push(seat_letter(seat));
    text.push(':');
}

pub(crate) fn write_owed(owed: Owed) -> String {
    let mut text = String::from(match owed {
        Owed::Draw => "draw",
        Owed::Drawn => "drawn",
        Owed::Paw => "paw",
        Owed::Jump(_) => "jump:",
        Owed::Dog(_) => "dog:",
        Owed::Split { card, .. } => card.token(),
    });
    match owed {
        Owed::Jump(piece) => push_piece(&mut text, piece),
        Owed::Dog(steps) => push_number(&mut text, steps),
        Owed::Split { points, piece, .. } => {
            text.push(':');
            push_number(&mut text, points);
            text.push(':');
            push_piece(&mut text, piece);
        }
        _ => {}
    }
    text
}

/// `paw;dog:5`, or `-`.
pub(crate) fn write_pending(pending: &Pending) -> String {
    match joined(pending.iter().flatten().map(|&owed| write_owed(owed)), ';') {
        nothing if nothing.is_empty() => "-".into(),
        owed => owed,
    }
}

impl Phase {
    /// All, by their words.
    pub(crate) const ALL: [Phase; 5] = [Phase::Deal, Phase::Exchange, Phase::Place, Phase::Play, Phase::Over];

    /// Its word.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Exchange => "exchange",
            Phase::Place => "place",
            Phase::Play => "play",
            Phase::Over => "over",
        }
    }
}

impl Notation for Position {
    fn write(&self, eye: Eye) -> String {
        let seen = self.hidden_from(eye);
        let seats = 0..seen.house().seats;
        // Room for all of it, as texts are written often.
        let mut text = String::with_capacity(640);
        text.push_str("variant=");
        text.push_str(seen.house().variant().name);
        for seat in seats.clone() {
            text.push(' ');
            text.push(seat_letter(seat));
            for piece in seen.board.pieces(seat) {
                text.push(if piece.number == 0 { '=' } else { ',' });
                push_place(&mut text, seen.board.place(piece));
            }
        }
        if let Some(dog) = seen.board.dog {
            text.push_str(" dog=");
            push_place(&mut text, Place::Track(dog));
        }
        let or_none = |seat: Option<u8>| seat.map_or('-', seat_letter);
        text.push_str(" round=");
        text.push_str(&seen.round.to_string());
        text.push_str(" starter=");
        text.push(or_none(seen.starter));
        text.push_str(" phase=");
        text.push_str(seen.phase.word());
        text.push_str(" turn=");
        text.push(or_none(Some(seen.turn).filter(|_| seen.phase != Phase::Deal)));
        text.push_str(" pending=");
        text.push_str(&write_pending(&seen.pending));
        text.push_str(" last=");
        text.push_str(seen.last.map_or("-", Card::token));
        text.push_str(" hands=");
        push_hands(&mut text, seen.hands());
        text.push_str(" given=");
        let mut any = false;
        for seat in seats.clone() {
            if let Some(card) = seen.given(seat) {
                push_seat(&mut text, seat, any);
                text.push_str(card.token());
                any = true;
            }
        }
        if !any {
            text.push('-');
        }
        text.push_str(" out=");
        seats.filter(|&seat| seen.has_folded(seat)).for_each(|seat| text.push(seat_letter(seat)));
        if seen.out == 0 {
            text.push('-');
        }
        text.push_str(" deck=");
        push_cards(&mut text, &seen.deck);
        text.push_str(" discard=");
        push_cards(&mut text, &seen.discard);
        text
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        reading::read_position(text, setup)
    }

    fn knows_all(&self) -> bool {
        // An unknown deck is chance still to come.
        let unknown = Some(Card::UNKNOWN);
        self.hands.iter().all(|hand| hand.hidden == 0)
            && !self.given.contains(&unknown)
            && !self.discard.contains(&Card::UNKNOWN)
    }

    fn write_step(step: &Step) -> String {
        let mut text = String::new();
        let mut with_card = |verb: &str, card: &Card| {
            text.push_str(verb);
            text.push_str(card.token());
        };
        match step {
            Step::Starter(seat) => {
                text.push_str("starter:");
                text.push(seat_letter(*seat));
            }
            Step::Shuffle(deck) => {
                text.push_str("shuffle:");
                push_cards(&mut text, deck);
            }
            Step::Deal(deal) => {
                text.push_str("deal:");
                push_hands(&mut text, &deal.hands[..usize::from(deal.seats)]);
            }
            Step::Draw(card) => with_card("draw:", card),
            Step::Give(card) => with_card("give:", card),
            Step::Discard(card) => with_card("discard:", card),
            Step::Lapse => text.push_str("lapse"),
            Step::Turn(clockwise) => text.push_str(if *clockwise { "turn:cw" } else { "turn:ccw" }),
            Step::Stay => text.push_str("stay"),
            Step::Place(piece) => {
                text.push_str("place:");
                push_piece(&mut text, *piece);
            }
            Step::Jump(square) => {
                text.push_str("jump:");
                push_place(&mut text, Place::Track(*square));
            }
            Step::Fold => text.push_str("fold"),
            Step::Play(play) => {
                with_card("", &play.card);
                if play.counts != play.card {
                    with_card("=", &play.counts);
                }
                text.push(' ');
                match play.action {
                    Action::Start(piece) => {
                        text.push_str("start:");
                        push_piece(&mut text, piece);
                    }
                    Action::Move(piece, to) => {
                        push_piece(&mut text, piece);
                        text.push('>');
                        push_place(&mut text, to);
                    }
                    Action::Exchange(piece, other) => {
                        push_piece(&mut text, piece);
                        text.push_str("<>");
                        push_piece(&mut text, other);
                    }
                    Action::Discard => text.push_str("discard"),
                }
            }
        }
        text
    }

    fn read_step(text: &str) -> Result<Step, Error> {
        reading::read_step(text)
    }

    /// A card, what a joker counts as, a piece, and where it goes: `card:J`, `as:13`, `A2`, `T0`; lanes bear their
    /// seat's letter, `AF0`. The card of further portions is not touched again, nor need one say what a copy counts as.
    fn path(&self, step: &Step) -> Vec<String> {
        let card = |kind: &str, card: Card| String::from(kind) + card.token();
        let play = match step {
            Step::Play(play) => play,
            Step::Give(chosen) => return vec![card("card:", *chosen)],
            // Nobody lays a card down by one touch: it may be the wrong one.
            Step::Discard(chosen) => return vec![card("card:", *chosen), "discard".into()],
            Step::Place(piece) => return self.start_path(*piece),
            Step::Jump(square) => return vec![write_place(Place::Track(*square))],
            _ => return vec![Self::write_step(step)],
        };
        let mut path = Vec::new();
        if self.pending[0].is_none_or(|owed| owed == Owed::Drawn) {
            path.push(card("card:", play.card));
            if self.house().variant().modes[play.card.index()] == [Mode::Wild] {
                path.push(card("as:", play.counts));
            }
        }
        match play.action {
            Action::Start(piece) => path.extend(self.start_path(piece)),
            Action::Move(piece, to) => {
                let mut place = String::new();
                if matches!(to, Place::Lane(_)) {
                    place.push(seat_letter(piece.seat));
                }
                push_place(&mut place, to);
                path.push(write_piece(piece));
                path.push(place);
            }
            Action::Exchange(piece, other) => {
                path.push(write_piece(piece));
                path.push(write_piece(other));
            }
            Action::Discard => path.push("discard".into()),
        }
        path
    }
}

impl Position {
    /// A piece and the square where it comes out.
    fn start_path(&self, piece: Piece) -> Vec<String> {
        vec![write_piece(piece), write_place(Place::Track(self.house().start(piece.seat)))]
    }
}
