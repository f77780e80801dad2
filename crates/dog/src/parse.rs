//! Parses positions and actions. Every error has its place in the text.

use crate::action::{Action, Deal, Effect, Play};
use crate::cards::{CARDS, Card, Hand, Pile};
use crate::piece::{Piece, Place, SEATS, number};
use crate::position::{Hands, Owed, Phase, Position};
use alloc::format;
use alloc::string::ToString;
use alloc::vec::Vec;
use core::str::FromStr;
use sobremesa_core::{Code, Error, Fields, Game, Setup};

/// A token or a value, and its offset in the text.
type Value<'a> = (&'a str, usize);

fn complaint(what: &str, (token, at): Value) -> Error {
    Error::position(format!("this is no {what}"), token, at)
}

/// Returns what was read from a token, or an error about the token.
fn or_complain<T>(read: Option<T>, what: &str, token: Value) -> Result<T, Error> {
    read.ok_or_else(|| complaint(what, token))
}

/// A seat by its letter.
fn seat(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'A'..=b'F'] => Some(letter - b'A'),
        _ => None,
    }
}

/// A square of the track.
fn square(text: &str) -> Option<u8> {
    match text.parse().ok()? {
        Place::Track(square) => Some(square),
        _ => None,
    }
}

/// A known card.
fn face(text: &str) -> Option<Card> {
    text.parse().ok().filter(|&card| card != Card::UNKNOWN)
}

/// Cards separated by dots, or `-`.
fn cards((text, at): Value) -> Result<Vec<Card>, Error> {
    let mut found = Vec::new();
    for token in Fields::new(text, '.', at).filter(|_| text != "-") {
        let card = token.0.parse().ok().filter(|_| found.len() < CARDS);
        found.push(or_complain(card, "card", token)?);
    }
    Ok(found)
}

/// The cards of a deck from its top, and whether `?*` follows: all remaining cards, in unknown order.
fn deck((text, at): Value) -> Result<(Vec<Card>, bool), Error> {
    let (known, rest) = match text.strip_suffix(".?*") {
        _ if text == "?*" => ("-", true),
        Some(known) if known != "-" => (known, true),
        _ => (text, false),
    };
    Ok((cards((known, at))?, rest))
}

/// `A:2.5/B:-`, and the number of seats.
fn hands((text, at): Value) -> Result<(Hands, u8), Error> {
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

/// The points of a card, one digit.
fn points(text: &str) -> Option<u8> {
    number(text).filter(|points| (1..10).contains(points)).map(|points| points as u8)
}

/// The points left of a card: `4:A1`, `2:C1:may`.
fn split(card: &str, rest: &str) -> Option<Owed> {
    let (left, moved) = rest.split_once(':')?;
    let (moved, may) = moved.strip_suffix(":may").map_or((moved, false), |moved| (moved, true));
    Some(Owed::Split { card: face(card)?, points: points(left)?, piece: moved.parse().ok()?, may })
}

impl FromStr for Owed {
    type Err = Error;

    fn from_str(text: &str) -> Result<Owed, Error> {
        let owed = match text.split_once(':') {
            None if text == "draw" => Some(Owed::Draw),
            None if text == "drawn" => Some(Owed::Drawn),
            None if text == "paw" => Some(Owed::Paw),
            None => None,
            Some(("jump", moved)) => moved.parse().ok().map(|piece| Owed::Jump { piece }),
            Some(("dog", steps)) => points(steps).map(|steps| Owed::Dog { steps }),
            Some((card, rest)) => split(card, rest),
        };
        owed.ok_or_else(|| Error::notation("this is no rest of a card", text, 0))
    }
}

/// Takes the next field, `key=`, and returns its value.
fn value<'a>(fields: &mut Fields<'a>, key: &str) -> Result<Value<'a>, Error> {
    let (text, at) = fields.need(&format!("{key}="))?;
    match text.split_once('=') {
        Some((found, value)) if found == key => Ok((value, at + key.len() + 1)),
        _ => Err(Error::position(format!("{key}= belongs here"), text, at)),
    }
}

pub(crate) fn read_position(text: &str, setup: &Setup) -> Result<Position, Error> {
    let mut fields = Fields::new(text, ' ', 0);
    let mut setup = setup.clone();
    let (variant, at) = value(&mut fields, "variant")?;
    setup.options.ask(Position::INFO, "variant", variant).map_err(|mut error| {
        error.at = at;
        error
    })?;
    let board = read_places(&mut fields)?;
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
    read_round(&mut position, &mut fields)?;
    position.find_fault().map_err(|fault| {
        let key = fault.key() + "=";
        let field = text.split(' ').position(|field| field.starts_with(&key));
        Error::fault(&fault, text, field.unwrap_or(0))
    })?;
    Ok(position)
}

/// The places of all pieces, and their number.
#[derive(Default)]
struct Places {
    places: [[Place; 5]; SEATS],
    seats: u8,
    pieces: usize,
}

/// Reads the pieces, seat by seat.
fn read_places(fields: &mut Fields) -> Result<Places, Error> {
    const KEYS: [&str; SEATS] = ["A", "B", "C", "D", "E", "F"];
    let mut board = Places::default();
    for (places, key) in board.places.iter_mut().zip(KEYS) {
        if board.seats > 0 && fields.clone().next().is_none_or(|(text, _)| !text.starts_with(key)) {
            break;
        }
        let list = value(fields, key)?;
        let mut count = 0;
        for token in Fields::new(list.0, ',', list.1) {
            let known = token.0.parse().ok().filter(|_| count < 5);
            places[count] = or_complain(known, "place", token)?;
            count += 1;
        }
        if board.seats > 0 && count != board.pieces {
            return Err(Error::position("every seat has as many pieces", list.0, list.1));
        }
        board.pieces = count;
        board.seats += 1;
    }
    Ok(board)
}

/// Reads the fields after the pieces.
fn read_round(position: &mut Position, fields: &mut Fields) -> Result<(), Error> {
    let seats = position.house().seats;
    if position.board.dog.is_some() {
        let token = value(fields, "dog")?;
        position.board.dog = Some(or_complain(square(token.0), "square", token)?);
    }
    let token = value(fields, "round")?;
    let round = number(token.0).and_then(|round| round.try_into().ok()).filter(|&round| round > 0);
    position.round = or_complain(round, "round", token)?;
    let token = value(fields, "starter")?;
    if token.0 != "-" {
        position.starter = Some(or_complain(seat(token.0), "seat", token)?);
    }
    let token = value(fields, "phase")?;
    position.phase = token.0.parse().map_err(|_| complaint("phase", token))?;
    let token = value(fields, "turn")?;
    if position.phase != Phase::Deal || token.0 != "-" {
        let turn = seat(token.0).filter(|_| position.phase != Phase::Deal);
        position.turn = or_complain(turn, "seat to move here", token)?;
    }
    let token = value(fields, "pending")?;
    if token.0 != "-" {
        for (count, token) in Fields::new(token.0, ';', token.1).enumerate() {
            let known = token.0.parse().ok().filter(|_| count < 2);
            position.pending[count] = Some(or_complain(known, "rest of a card", token)?);
        }
    }
    read_cards_played(position, fields)?;
    let token = value(fields, "hands")?;
    let (hands, held) = hands(token)?;
    position.hands = or_complain(Some(hands).filter(|_| held == seats), "hand a seat", token)?;
    let token = value(fields, "given")?;
    if token.0 != "-" {
        for token in Fields::new(token.0, '/', token.1) {
            let (owner, card) = token.0.split_once(':').unwrap_or(("", ""));
            let owner = seat(owner).filter(|&owner| owner < seats && position.given(owner).is_none());
            let given = or_complain(owner.zip(card.parse().ok()), "given card", token)?;
            position.given[usize::from(given.0)] = Some(given.1);
        }
    }
    let token = value(fields, "out")?;
    for letter in token.0.bytes().filter(|_| token.0 != "-") {
        let folded = letter.wrapping_sub(b'A');
        let folded = Some(folded).filter(|&folded| folded < seats && !position.has_folded(folded));
        position.folded[usize::from(or_complain(folded, "seat that folded", token)?)] = true;
    }
    let (deck, rest) = deck(value(fields, "deck")?)?;
    position.deck = Pile::of(&deck);
    position.discard = Pile::of(&cards(value(fields, "discard")?)?);
    if rest {
        (position.count_cards()..CARDS).for_each(|_| position.deck.slip(Card::UNKNOWN));
    }
    fields.end("the position")
}

/// Reads the card that the last played card counted as and, if a copy may count as any of them, the cards of the round.
fn read_cards_played(position: &mut Position, fields: &mut Fields) -> Result<(), Error> {
    let token = value(fields, "last")?;
    if token.0 != "-" {
        position.last = Some(or_complain(face(token.0), "card", token)?);
    }
    if position.house().copies_any() {
        let token = value(fields, "played")?;
        for token in Fields::new(token.0, '.', token.1).filter(|_| token.0 != "-") {
            let known = face(token.0).filter(|&card| position.played.insert(card));
            or_complain(known, "card that is not named yet", token)?;
        }
    }
    Ok(())
}

impl FromStr for Phase {
    type Err = Error;

    fn from_str(text: &str) -> Result<Phase, Error> {
        let phases = [Phase::Deal, Phase::Exchange, Phase::Place, Phase::Play, Phase::Over];
        let phase = phases.into_iter().find(|phase| phase.to_string() == text);
        phase.ok_or_else(|| Error::notation("a phase is deal, exchange, place, play or over", text, 0))
    }
}

impl FromStr for Effect {
    type Err = Error;

    fn from_str(text: &str) -> Result<Effect, Error> {
        let unknown = || Error::notation("a card does start:A2, A1>T19, A1<>B2 or discard", text, 0);
        let piece = |text: &str, at| text.parse::<Piece>().map_err(|error| error.shifted(at));
        if text == "discard" {
            return Ok(Effect::Discard);
        }
        if let Some(moved) = text.strip_prefix("start:") {
            return piece(moved, "start:".len()).map(Effect::Start);
        }
        let (moved, to) = text.split_once('>').ok_or_else(unknown)?;
        let at = moved.len() + 1;
        match moved.strip_suffix('<') {
            Some(moved) => Ok(Effect::Exchange(piece(moved, 0)?, piece(to, at)?)),
            None => match (piece(moved, 0)?, to.parse().map_err(|error: Error| error.shifted(at))?) {
                (piece, to @ (Place::Track(_) | Place::Lane(_))) => Ok(Effect::Move(piece, to)),
                _ => Err(unknown()),
            },
        }
    }
}

impl FromStr for Play {
    type Err = Error;

    fn from_str(text: &str) -> Result<Play, Error> {
        let card = |text, at| face(text).ok_or_else(|| Error::notation("this is no card", text, at));
        let (cards, effect) = text.split_once(' ').ok_or_else(|| Error::notation("this is no play", text, 0))?;
        let (played, counts) = cards.split_once('=').unwrap_or((cards, cards));
        Ok(Play {
            card: card(played, 0)?,
            counts: card(counts, cards.len() - counts.len())?,
            effect: effect.parse().map_err(|error: Error| error.shifted(cards.len() + 1))?,
        })
    }
}

impl FromStr for Action {
    type Err = Error;

    fn from_str(text: &str) -> Result<Action, Error> {
        read_action(text).map_err(|mut error| {
            error.code = Code::BadNotation;
            error
        })
    }
}

fn read_action(text: &str) -> Result<Action, Error> {
    let plain = [Action::Fold, Action::Lapse, Action::Stay, Action::Turn(true), Action::Turn(false)];
    if let Some(action) = plain.into_iter().find(|action| action.to_string() == text) {
        return Ok(action);
    }
    let (key, value) = text.split_once(':').unwrap_or((text, ""));
    let token = (value, key.len() + 1);
    let card = || or_complain(face(value), "card", token);
    match key {
        _ if text.contains(' ') => text.parse().map(Action::Play),
        _ if token.1 > text.len() => Err(unreadable(text)),
        "place" => or_complain(value.parse().ok(), "piece", token).map(Action::Place),
        "jump" => or_complain(square(value), "square", token).map(Action::Jump),
        "give" => card().map(Action::Give),
        "discard" => card().map(Action::Discard),
        "draw" => card().map(Action::Draw),
        "starter" => or_complain(seat(value), "seat", token).map(Action::Starter),
        "shuffle" => cards(token).map(Action::Shuffle),
        "deal" => hands(token).map(|(hands, seats)| Action::Deal(Deal { seats, hands })),
        _ => Err(unreadable(text)),
    }
}

fn unreadable(text: &str) -> Error {
    Error::notation("a move is 5 A1>T19, 13 start:A2, X A1<>B2, J=5 A1>T19, give:5 or fold", text, 0)
}
