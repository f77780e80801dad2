//! Reading positions and actions; every complaint says where.

use crate::action::{Action, Deal, Effect, Play};
use crate::cards::{CARDS, Card, Hand, Pile};
use crate::piece::{Piece, Place, SEATS, number};
use crate::position::{Hands, Owed, Phase, Position};
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use sobremesa_core::{Code, Error, Fields, Game, Setup};

/// What is wrong with a text, the token, and where it stands.
struct Bad<'a> {
    message: String,
    token: &'a str,
    at: usize,
}

impl<'a> Bad<'a> {
    fn new(message: impl Into<String>, (token, at): Value<'a>) -> Bad<'a> {
        Bad { message: message.into(), token, at }
    }

    /// As an error about the whole text.
    fn error(self, code: Code) -> Error {
        Error::new(code, self.message, self.token, self.at)
    }
}

/// Reads a token or complains about it.
fn or_complain<'a, T>(read: Option<T>, what: &str, token: Value<'a>) -> Result<T, Bad<'a>> {
    read.ok_or_else(|| Bad::new(format!("this is no {what}"), token))
}

/// A seat by its letter.
fn seat(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'A'..=b'F'] => Some(letter - b'A'),
        _ => None,
    }
}

fn piece(text: &str) -> Option<Piece> {
    text.parse().ok()
}

fn place(text: &str) -> Option<Place> {
    text.parse().ok()
}

/// A square of the track.
fn square(text: &str) -> Option<u8> {
    match place(text)? {
        Place::Track(square) => Some(square),
        _ => None,
    }
}

/// A card that is known.
fn face(text: &str) -> Option<Card> {
    Card::named(text).filter(|&card| card != Card::UNKNOWN)
}

/// Tokens with dots between, or `-`.
fn cards((text, at): Value) -> Result<Vec<Card>, Bad> {
    let mut found = Vec::new();
    for token in Fields::new(text, '.', at).filter(|_| text != "-") {
        let card = Card::named(token.0).filter(|_| found.len() < CARDS);
        found.push(or_complain(card, "card", token)?);
    }
    Ok(found)
}

/// The cards of a deck from its top, and whether `?*` comes under them: all that are left, and nobody knows.
fn deck((text, at): Value) -> Result<(Vec<Card>, bool), Bad> {
    let (known, rest) = match text.strip_suffix(".?*") {
        _ if text == "?*" => ("-", true),
        Some(known) if known != "-" => (known, true),
        _ => (text, false),
    };
    Ok((cards((known, at))?, rest))
}

/// `A:2.5/B:-`, and the number of seats.
fn hands((text, at): Value) -> Result<(Hands, u8), Bad> {
    let mut hands = Hands::default();
    let mut seats = 0;
    for (token, at) in Fields::new(text, '/', at) {
        let (owner, rest) = token.split_once(':').unwrap_or(("", ""));
        let owner = seat(owner).filter(|&owner| owner == seats);
        let owner = or_complain(owner, "hand of this seat", (token, at))?;
        let mut hand = Hand::default();
        cards((rest, at + 2))?.into_iter().for_each(|card| hand.put(card));
        hands[usize::from(owner)] = hand;
        seats += 1;
    }
    Ok((hands, seats))
}

fn owed(text: &str) -> Option<Owed> {
    let points = |text| number(text).filter(|points| (1..10).contains(points)).map(|points| points as u8);
    match text.split_once(':').unwrap_or((text, "")) {
        ("draw", "") => Some(Owed::Draw),
        ("drawn", "") => Some(Owed::Drawn),
        ("paw", "") => Some(Owed::Paw),
        ("jump", moved) => piece(moved).map(|piece| Owed::Jump { piece }),
        ("dog", steps) => points(steps).map(|steps| Owed::Dog { steps }),
        (card, rest) => {
            let (left, moved) = rest.split_once(':')?;
            let (moved, may) = moved.strip_suffix(":may").map_or((moved, false), |moved| (moved, true));
            Some(Owed::Split { card: face(card)?, points: points(left)?, piece: piece(moved)?, may })
        }
    }
    .filter(|_| !text.ends_with(':'))
}

/// A token or a value, and where it begins.
type Value<'a> = (&'a str, usize);

/// The value of a field `key=`.
fn value<'a>(field: Option<Value<'a>>, key: &'static str) -> Result<Value<'a>, Bad<'a>> {
    // Missing fields are missing at the text's end, wherever that is.
    let (text, at) = field.ok_or_else(|| Bad::new(format!("{key}= is missing"), ("", usize::MAX)))?;
    match text.split_once('=') {
        Some((found, value)) if found == key => Ok((value, at + key.chars().count() + 1)),
        _ => Err(Bad::new(format!("{key}= belongs here"), (text, at))),
    }
}

pub(crate) fn read_position(text: &str, setup: &Setup) -> Result<Position, Error> {
    let end = text.chars().count();
    let at_fault = |bad: Bad| Bad { at: bad.at.min(end), ..bad }.error(Code::BadPosition);
    let mut fields = Fields::new(text, ' ', 0);
    let mut setup = setup.clone();
    let (variant, at) = value(fields.next(), "variant").map_err(at_fault)?;
    setup.options.ask(Position::INFO, "variant", variant).map_err(|mut error| {
        error.at = at;
        error
    })?;
    let mut board = Places::default();
    let field = read_places(&mut fields, &mut board).map_err(at_fault)?;
    if setup.seats.is_some_and(|asked| asked != board.seats) {
        return Err(Error::new(Code::BadSetup, "another number of seats was asked for", "", 0));
    }
    setup.seats = Some(board.seats);
    let rules = setup.rules(Position::INFO).map_err(|mut error| {
        error.code = Code::BadPosition;
        error
    })?;
    let mut position = Position::new(&rules);
    position.board.set_all(&board.places);
    if board.pieces != usize::from(position.house().pieces()) {
        return Err(Error::position("four pieces a seat, five at a small table", text, 0));
    }
    read_round(&mut position, field, &mut fields).map_err(at_fault)?;
    position.find_fault().map_err(|fault| {
        let key = fault.key() + "=";
        let field = text.split(' ').position(|field| field.starts_with(&key));
        Error::fault(&fault, text, field.unwrap_or(0))
    })?;
    Ok(position)
}

/// Where all pieces are, and how many there are.
#[derive(Default)]
struct Places {
    places: [[Place; 5]; SEATS],
    seats: u8,
    pieces: usize,
}

/// Reads the pieces; what comes after them.
fn read_places<'a>(fields: &mut Fields<'a>, board: &mut Places) -> Result<Option<Value<'a>>, Bad<'a>> {
    const KEYS: [&str; SEATS] = ["A", "B", "C", "D", "E", "F"];
    let mut field = fields.next();
    for (places, key) in board.places.iter_mut().zip(KEYS) {
        if board.seats > 0 && field.is_none_or(|(text, _)| !text.starts_with(key)) {
            break;
        }
        let list = value(field, key)?;
        let mut count = 0;
        for token in Fields::new(list.0, ',', list.1) {
            let known = place(token.0).filter(|_| count < 5);
            places[count] = or_complain(known, "place", token)?;
            count += 1;
        }
        if board.seats > 0 && count != board.pieces {
            return Err(Bad::new("every seat has as many pieces", list));
        }
        board.pieces = count;
        board.seats += 1;
        field = fields.next();
    }
    Ok(field)
}

/// Reads all after the pieces.
fn read_round<'a>(
    position: &mut Position,
    mut field: Option<Value<'a>>,
    fields: &mut Fields<'a>,
) -> Result<(), Bad<'a>> {
    let seats = position.house().seats;
    if position.board.dog.is_some() {
        let token = value(field, "dog")?;
        position.board.dog = Some(or_complain(square(token.0), "square", token)?);
        field = fields.next();
    }
    let token = value(field, "round")?;
    let round = number(token.0).and_then(|round| round.try_into().ok()).filter(|&round| round > 0);
    position.round = or_complain(round, "round", token)?;
    let token = value(fields.next(), "starter")?;
    if token.0 != "-" {
        position.starter = Some(or_complain(seat(token.0), "seat", token)?);
    }
    let token = value(fields.next(), "phase")?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.word() == token.0);
    position.phase = or_complain(phase, "phase", token)?;
    let token = value(fields.next(), "turn")?;
    if position.phase != Phase::Deal || token.0 != "-" {
        let turn = seat(token.0).filter(|_| position.phase != Phase::Deal);
        position.turn = or_complain(turn, "seat to move here", token)?;
    }
    let token = value(fields.next(), "pending")?;
    if token.0 != "-" {
        for (count, token) in Fields::new(token.0, ';', token.1).enumerate() {
            let known = owed(token.0).filter(|_| count < 2);
            position.pending[count] = Some(or_complain(known, "rest of a card", token)?);
        }
    }
    read_cards_played(position, fields)?;
    let token = value(fields.next(), "hands")?;
    let (hands, held) = hands(token)?;
    position.hands = or_complain(Some(hands).filter(|_| held == seats), "hand a seat", token)?;
    let token = value(fields.next(), "given")?;
    if token.0 != "-" {
        for token in Fields::new(token.0, '/', token.1) {
            let (owner, card) = token.0.split_once(':').unwrap_or(("", ""));
            let owner = seat(owner).filter(|&owner| owner < seats && position.given(owner).is_none());
            let given = or_complain(owner.zip(Card::named(card)), "given card", token)?;
            position.given[usize::from(given.0)] = Some(given.1);
        }
    }
    let token = value(fields.next(), "out")?;
    for letter in token.0.bytes().filter(|_| token.0 != "-") {
        let folded = letter.wrapping_sub(b'A');
        let folded = Some(folded).filter(|&folded| folded < seats && !position.has_folded(folded));
        position.folded[usize::from(or_complain(folded, "seat that folded", token)?)] = true;
    }
    let (deck, rest) = deck(value(fields.next(), "deck")?)?;
    position.deck = Pile::of(&deck);
    position.discard = Pile::of(&cards(value(fields.next(), "discard")?)?);
    if rest {
        (position.count_cards()..CARDS).for_each(|_| position.deck.slip(Card::UNKNOWN));
    }
    match fields.next() {
        None => Ok(()),
        Some(token) => Err(Bad::new("nothing may follow the position", token)),
    }
}

/// Reads what the card played last counted as, and where a copy may count as any, what all cards of the round did.
fn read_cards_played<'a>(position: &mut Position, fields: &mut Fields<'a>) -> Result<(), Bad<'a>> {
    let token = value(fields.next(), "last")?;
    if token.0 != "-" {
        position.last = Some(or_complain(face(token.0), "card", token)?);
    }
    if position.house().copies_any() {
        let token = value(fields.next(), "played")?;
        for token in Fields::new(token.0, '.', token.1).filter(|_| token.0 != "-") {
            let known = face(token.0).filter(|&card| position.played.insert(card));
            or_complain(known, "card that is not named yet", token)?;
        }
    }
    Ok(())
}

fn effect(text: &str) -> Option<Effect> {
    if text == "discard" {
        return Some(Effect::Discard);
    }
    let Some((moved, to)) = text.split_once('>') else {
        let (verb, moved) = text.split_once(':')?;
        return (verb == "start").then_some(Effect::Start(piece(moved)?));
    };
    match moved.strip_suffix('<') {
        Some(moved) => Some(Effect::Exchange(piece(moved)?, piece(to)?)),
        None => {
            let to = place(to).filter(|to| matches!(to, Place::Track(_) | Place::Lane(_)))?;
            Some(Effect::Move(piece(moved)?, to))
        }
    }
}

pub(crate) fn read_action(text: &str) -> Result<Action, Error> {
    let at_fault = |bad: Bad| bad.error(Code::BadNotation);
    let action = match text.split_once(':').unwrap_or((text, "")) {
        ("fold", "") => Some(Action::Fold),
        ("lapse", "") => Some(Action::Lapse),
        ("stay", "") => Some(Action::Stay),
        ("turn", "ccw") => Some(Action::Turn(false)),
        ("turn", "cw") => Some(Action::Turn(true)),
        ("place", placed) => piece(placed).map(Action::Place),
        ("jump", to) => square(to).map(Action::Jump),
        ("give", card) => face(card).map(Action::Give),
        ("discard", card) => face(card).map(Action::Discard),
        ("draw", card) => face(card).map(Action::Draw),
        ("starter", letter) => seat(letter).map(Action::Starter),
        ("shuffle", deck) if !deck.is_empty() => Some(Action::Shuffle(cards((deck, 8)).map_err(at_fault)?)),
        ("deal", dealt) if !dealt.is_empty() => {
            let (hands, seats) = hands((dealt, 5)).map_err(at_fault)?;
            Some(Action::Deal(Deal { seats, hands }))
        }
        _ => text.split_once(' ').and_then(|(card, rest)| {
            let (card, counts) = card.split_once('=').unwrap_or((card, card));
            Some(Action::Play(Play { card: face(card)?, counts: face(counts)?, effect: effect(rest)? }))
        }),
    };
    action.filter(|_| !text.ends_with(':')).ok_or_else(|| {
        Error::notation("a move is 5 A1>T19, 13 start:A2, X A1<>B2, J=5 A1>T19, give:5 or fold", text, 0)
    })
}
