//! Reading positions and steps; every complaint says where.

use crate::board::{Piece, Place};
use crate::cards::{Card, Hand, Hands, Pile};
use crate::chance::Deal;
use crate::house::SEATS;
use crate::moves::{Action, Play, Step};
use crate::notation::seat_letter;
use crate::position::{Owed, Phase, Position};
use crate::variant::CARDS;
use sobremesa_contract::{Code, Error, Fields, Game, Setup, width};

/// Reads a token or complains about it.
fn or_complain<T>(read: Option<T>, what: &str, token: &str, at: usize) -> Result<T, Error> {
    read.ok_or_else(|| Error::position(format!("this is no {what}"), token, at))
}

/// A number below 1000, without idle zeros.
fn number(text: &str) -> Option<u16> {
    if text.is_empty() || text.len() > 3 || (text.len() > 1 && text.starts_with('0')) {
        return None;
    }
    let mut number = 0;
    for byte in text.bytes() {
        number = number * 10 + u16::from(byte.is_ascii_digit().then(|| byte - b'0')?);
    }
    Some(number)
}

/// A seat by its letter.
fn seat(text: &str) -> Option<u8> {
    match text.as_bytes() {
        [letter @ b'A'..=b'F'] => Some(letter - b'A'),
        _ => None,
    }
}

fn piece(text: &str) -> Option<Piece> {
    match text.as_bytes() {
        [letter @ b'A'..=b'F', digit @ b'1'..=b'5'] => Some(Piece { seat: letter - b'A', number: digit - b'1' }),
        _ => None,
    }
}

fn place(text: &str) -> Option<Place> {
    if text == "H" {
        return Some(Place::Home);
    }
    let kind = text.get(..1)?;
    let rest = text.get(1..)?;
    let fresh = rest.strip_suffix('!');
    let at = number(fresh.unwrap_or(rest)).filter(|&at| at < 96)? as u8;
    match (kind, fresh) {
        ("T", None) => Some(Place::Track(at)),
        ("T", Some(_)) => Some(Place::Fresh(at)),
        ("F", None) if at < 4 => Some(Place::Lane(at)),
        _ => None,
    }
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
fn cards(text: &str, at: usize) -> Result<Vec<Card>, Error> {
    let mut found = Vec::new();
    let mut fields = Fields::new(text, '.', at);
    while let Some((token, at)) = fields.next() {
        if text == "-" {
            break;
        }
        let card = Card::named(token).filter(|_| found.len() < CARDS);
        found.push(or_complain(card, "card", token, at)?);
    }
    Ok(found)
}

/// `A:2.5/B:-`, and the number of seats.
fn hands(text: &str, at: usize) -> Result<(Hands, u8), Error> {
    let mut hands = Hands::default();
    let mut seats = 0;
    let mut fields = Fields::new(text, '/', at);
    while let Some((token, at)) = fields.next() {
        let (owner, rest) = token.split_once(':').unwrap_or(("", ""));
        let owner = seat(owner).filter(|&owner| owner == seats);
        let owner = or_complain(owner, "hand of this seat", token, at)?;
        let mut hand = Hand::default();
        cards(rest, at + 2)?.into_iter().for_each(|card| hand.put(card));
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
        ("jump", moved) => piece(moved).map(Owed::Jump),
        ("dog", steps) => points(steps).map(Owed::Dog),
        (card, rest) => {
            let (left, moved) = rest.split_once(':')?;
            Some(Owed::Split { card: face(card)?, points: points(left)?, piece: piece(moved)? })
        }
    }
    .filter(|_| !text.ends_with(':'))
}

/// The value of the field `key=`, and where it begins.
fn value<'a>(field: (&'a str, usize), key: &str) -> Result<(&'a str, usize), Error> {
    let (text, at) = field;
    match text.split_once('=') {
        Some((found, value)) if found == key => Ok((value, at + width(key) + 1)),
        _ => Err(Error::position(format!("{key}= belongs here"), text, at)),
    }
}

pub(crate) fn read_position(text: &str, setup: &Setup) -> Result<Position, Error> {
    let mut fields = Fields::new(text, ' ', 0);
    let mut setup = setup.clone();
    let (variant, at) = value(fields.need("variant=")?, "variant")?;
    setup.options.ask(&Position::INFO, "variant", variant).map_err(|error| Error { at, ..error })?;

    let mut places = [[Place::Home; 5]; SEATS];
    let mut seats = 0;
    let mut pieces = 0;
    let mut field = fields.need("a seat")?;
    while seats < SEATS as u8 && field.0.starts_with(seat_letter(seats)) {
        let (list, at) = value(field, &String::from(seat_letter(seats)))?;
        let mut each = Fields::new(list, ',', at);
        let mut count = 0;
        while let Some((token, at)) = each.next() {
            let known = place(token).filter(|_| count < 5);
            places[usize::from(seats)][count] = or_complain(known, "place", token, at)?;
            count += 1;
        }
        if seats > 0 && count != pieces {
            return Err(Error::position("every seat has as many pieces", list, at));
        }
        pieces = count;
        seats += 1;
        field = fields.need("round=")?;
    }
    if setup.seats.is_some_and(|asked| asked != seats) {
        return Err(Error::new(Code::BadSetup, "another number of seats was asked for", "", 0));
    }
    setup.seats = Some(seats);
    let rules = setup.rules(&Position::INFO).map_err(|error| Error { code: Code::BadPosition, ..error })?;
    let mut position = Position::new(&rules);
    position.board.places = places;
    if pieces != usize::from(position.house().pieces()) {
        return Err(Error::position("four pieces a seat, five at a small table", text, 0));
    }

    if position.board.dog.is_some() {
        let (token, at) = value(field, "dog")?;
        position.board.dog = Some(or_complain(square(token), "square", token, at)?);
        field = fields.need("round=")?;
    }
    let (token, at) = value(field, "round")?;
    // Up to five digits.
    let round = token.parse().ok().filter(|&round: &u16| round > 0 && !token.starts_with(['0', '+']));
    position.round = or_complain(round, "round", token, at)?;
    let (token, at) = value(fields.need("starter=")?, "starter")?;
    if token != "-" {
        position.starter = Some(or_complain(seat(token), "seat", token, at)?);
    }
    let (token, at) = value(fields.need("phase=")?, "phase")?;
    let phase = Phase::ALL.into_iter().find(|phase| phase.word() == token);
    position.phase = or_complain(phase, "phase", token, at)?;
    let (token, at) = value(fields.need("turn=")?, "turn")?;
    if position.phase != Phase::Deal || token != "-" {
        let turn = seat(token).filter(|_| position.phase != Phase::Deal);
        position.turn = or_complain(turn, "seat to move here", token, at)?;
    }
    let (token, at) = value(fields.need("pending=")?, "pending")?;
    if token != "-" {
        let mut each = Fields::new(token, ';', at);
        let mut room = position.pending.iter_mut();
        while let Some((token, at)) = each.next() {
            let (read, place) = or_complain(owed(token).zip(room.next()), "rest of a card", token, at)?;
            *place = Some(read);
        }
    }
    let (token, at) = value(fields.need("last=")?, "last")?;
    if token != "-" {
        position.last = Some(or_complain(face(token), "card", token, at)?);
    }
    let (token, at) = value(fields.need("hands=")?, "hands")?;
    let (hands, held) = hands(token, at)?;
    if held != seats {
        return Err(Error::position("a hand a seat", token, at));
    }
    position.hands = hands;
    let (token, at) = value(fields.need("given=")?, "given")?;
    if token != "-" {
        let mut each = Fields::new(token, '/', at);
        while let Some((token, at)) = each.next() {
            let (owner, card) = token.split_once(':').unwrap_or(("", ""));
            let owner = seat(owner).filter(|&owner| owner < seats && position.given(owner).is_none());
            let given = or_complain(owner.zip(Card::named(card)), "given card", token, at)?;
            position.given[usize::from(given.0)] = Some(given.1);
        }
    }
    let (token, at) = value(fields.need("out=")?, "out")?;
    for letter in token.chars().filter(|_| token != "-") {
        let mut name = String::new();
        name.push(letter);
        let folded = seat(&name).filter(|&folded| folded < seats && !position.has_folded(folded));
        position.out |= 1 << or_complain(folded, "seat that folded", token, at)?;
    }
    let (token, at) = value(fields.need("deck=")?, "deck")?;
    position.deck = Pile::of(&cards(token, at)?);
    let (token, at) = value(fields.need("discard=")?, "discard")?;
    position.discard = Pile::of(&cards(token, at)?);
    fields.end("the position")?;
    position.find_fault().map_err(|found| Error::position(found, text, 0))?;
    Ok(position)
}

fn action(text: &str) -> Option<Action> {
    if text == "discard" {
        return Some(Action::Discard);
    }
    let Some((moved, to)) = text.split_once('>') else {
        let (verb, moved) = text.split_once(':')?;
        return (verb == "start").then_some(Action::Start(piece(moved)?));
    };
    match moved.strip_suffix('<') {
        Some(moved) => Some(Action::Exchange(piece(moved)?, piece(to)?)),
        None => {
            let to = place(to).filter(|to| matches!(to, Place::Track(_) | Place::Lane(_)))?;
            Some(Action::Move(piece(moved)?, to))
        }
    }
}

pub(crate) fn read_step(text: &str) -> Result<Step, Error> {
    let as_notation = |error: Error| Error { code: Code::BadNotation, ..error };
    let step = match text.split_once(':').unwrap_or((text, "")) {
        ("fold", "") => Some(Step::Fold),
        ("lapse", "") => Some(Step::Lapse),
        ("stay", "") => Some(Step::Stay),
        ("turn", "ccw") => Some(Step::Turn(false)),
        ("turn", "cw") => Some(Step::Turn(true)),
        ("place", placed) => piece(placed).map(Step::Place),
        ("jump", to) => square(to).map(Step::Jump),
        ("give", card) => face(card).map(Step::Give),
        ("discard", card) => face(card).map(Step::Discard),
        ("draw", card) => face(card).map(Step::Draw),
        ("starter", letter) => seat(letter).map(Step::Starter),
        ("shuffle", deck) if !deck.is_empty() => Some(Step::Shuffle(cards(deck, 8).map_err(as_notation)?)),
        ("deal", dealt) if !dealt.is_empty() => {
            let (hands, seats) = hands(dealt, 5).map_err(as_notation)?;
            Some(Step::Deal(Deal { seats, hands }))
        }
        _ => text.split_once(' ').and_then(|(card, rest)| {
            let (card, counts) = card.split_once('=').unwrap_or((card, card));
            Some(Step::Play(Play { card: face(card)?, counts: face(counts)?, action: action(rest)? }))
        }),
    };
    step.filter(|_| !text.ends_with(':')).ok_or_else(|| {
        Error::notation("a move is 5 A1>T19, 13 start:A2, X A1<>B2, J=5 A1>T19, give:5 or fold", text, 0)
    })
}
