//! The scenarios of the rules page, by name, its house rules and small tables, and the errors for bad input.

mod black;
mod classic;
mod deck;
mod faults;
mod house_rules;
mod refused;
mod royal;
mod small_tables;

use sobremesa_core::{Game, Notation, Viewer};
use sobremesa_dog::{Event, Piece, Place, Position};

/// Classic's cards: eight of each, and six jokers.
fn classic_deck() -> Vec<&'static str> {
    let tokens = "2 3 4 5 6 7 8 9 10 11 12 13 X".split(' ');
    tokens.flat_map(|token| [token; 8]).chain(["J"; 6]).collect()
}

/// Royal's cards, and Black's.
fn other_deck() -> Vec<&'static str> {
    let count = |token| match token {
        "11" | "13" => 10,
        "M" => 6,
        _ => 7,
    };
    "2 3 4 5 6 1-7 8 9 10 11 12 13 X C M".split(' ').flat_map(|token| vec![token; count(token)]).collect()
}

/// A position with A to move, from its pieces (`A1=T0 B1=T16`), hands (`A:4`) and whatever else differs; who has no
/// hand is given a card, what is left is the deck.
fn table(seats: u8, pieces: &str, hands: &str, options: &str) -> Position {
    at(&written(seats, pieces, hands, options))
}

fn written(seats: u8, pieces: &str, hands: &str, options: &str) -> String {
    written_for("classic", classic_deck(), seats, pieces, hands, options)
}

/// The same for another variant; the dog, `dog=T8`, is one of the pieces.
fn table_for(variant: &str, seats: u8, pieces: &str, hands: &str, options: &str) -> Position {
    at(&written_for(variant, other_deck(), seats, pieces, hands, options))
}

fn written_for(variant: &str, mut left: Vec<&str>, seats: u8, pieces: &str, hands: &str, options: &str) -> String {
    let count = if seats == 4 || seats == 6 { 4 } else { 5 };
    let mut take = |token: &str| {
        let at = left.iter().rposition(|&card| card == token).expect("the deck has it");
        left.remove(at);
    };
    let mut held = Vec::new();
    let mut fields = format!("variant={variant}");
    for letter in ('A'..='F').take(seats.into()) {
        let mut places = vec!["H"; count];
        for piece in pieces.split_whitespace() {
            let (name, place) = piece.split_once('=').unwrap();
            if name.starts_with(letter) {
                places[name[1..].parse::<usize>().unwrap() - 1] = place;
            }
        }
        fields += &format!(" {letter}={}", places.join(","));
        let hand = hands.split_whitespace().find_map(|hand| hand.strip_prefix(letter)).unwrap_or(":2");
        hand[1..].split('.').filter(|&token| token != "-").for_each(&mut take);
        held.push(format!("{letter}{hand}"));
    }
    let dog = pieces.split(' ').find(|piece| piece.starts_with("dog=")).map_or(String::new(), |dog| format!(" {dog}"));
    let played = if variant == "classic" || options.contains("copy=last") { "" } else { " played=-" };
    format!(
        "{fields}{dog} round=1 starter=A phase=play turn=A pending=- last=-{played} hands={} given=- out=- deck={} discard=-{options}",
        held.join("/"),
        left.join(".")
    )
}

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

fn four(pieces: &str, hand: &str) -> Position {
    table(4, pieces, &format!("A:{hand}"), "")
}

/// The same after a card that counted as this, the round's first.
fn after(last: &str, position: &Position) -> Position {
    let text = position.to_string().replace("last=-", &format!("last={last}"));
    at(&text.replace("played=-", &format!("played={last}")))
}

fn legal(position: &Position) -> Vec<String> {
    position.legal_actions().iter().map(ToString::to_string).collect()
}

fn play(position: &Position, actions: &[&str]) -> Position {
    actions.iter().fold(position.clone(), |position, text| {
        let action = position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}; {:?}", legal(&position)));
        position.play(&action).unwrap().0
    })
}

/// Where the named piece may go with the hand.
fn to(position: &Position, piece: &str) -> Vec<String> {
    let mark = format!(" {piece}>");
    let mut found: Vec<String> =
        legal(position).iter().filter_map(|action| action.split_once(&mark)).map(|(_, to)| to.to_string()).collect();
    found.sort();
    found.dedup();
    found
}

fn place(position: &Position, piece: &str) -> Place {
    let name = piece.as_bytes();
    position.board().place(Piece { seat: name[0] - b'A', number: name[1] - b'1' })
}

fn field(position: &Position, key: &str) -> String {
    let text = position.write(Viewer::Referee);
    let found = text.split(' ').find_map(|field| field.strip_prefix(key)?.strip_prefix('=')).expect("a field");
    found.to_string()
}

/// Returns the events of an action in the page's notation.
fn events(position: &Position, text: &str) -> Vec<Event> {
    position.clone().play(&position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}"))).unwrap().1
}

fn path(position: &Position, text: &str) -> Vec<String> {
    position.path(&position.find_action(text).unwrap_or_else(|e| panic!("{text}: {e}")))
}
