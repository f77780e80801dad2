//! The notation of positions (the fields of the rules page, in its order) and of actions, such as `5 A1>T19`,
//! `13 start:A2`, `J=X A1<>B2`, `turn:cw`, `give:5`, `fold` and `deal:A:2.5/B:...`.

use crate::action::{Action, Effect, Play};
use crate::cards::{Card, Hand};
use crate::parse;
use crate::piece::{Piece, Place};
use crate::position::{Owed, Pending, Phase, Position};
use crate::variant::Mode;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;
use alloc::vec::Vec;
use core::fmt;
use sobremesa_core::{Error, Notation, Setup, Viewer, position_as_text, seat_letter};

/// `start:A2`, `A1>T19`, `A1<>B2`, `discard`.
impl fmt::Display for Effect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Effect::Start(piece) => write!(f, "start:{piece}"),
            Effect::Move(piece, to) => write!(f, "{piece}>{to}"),
            Effect::Exchange(piece, other) => write!(f, "{piece}<>{other}"),
            Effect::Discard => f.write_str("discard"),
        }
    }
}

/// `7:4:A1`, `7:2:C1:may`, `draw`, `drawn`, `jump:A3`, `paw`, `dog:5`.
impl fmt::Display for Owed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Owed::Draw => f.write_str("draw"),
            Owed::Drawn => f.write_str("drawn"),
            Owed::Paw => f.write_str("paw"),
            Owed::Jump { piece } => write!(f, "jump:{piece}"),
            Owed::Dog { steps } => write!(f, "dog:{steps}"),
            Owed::Split { card, points, piece, may } => {
                let may = if *may { ":may" } else { "" };
                write!(f, "{card}:{points}:{piece}{may}")
            }
        }
    }
}

/// Joins things with a separator, or writes `-` if there are none.
pub(crate) fn list<T: ToString>(things: impl IntoIterator<Item = T>, between: &str) -> String {
    let things: Vec<String> = things.into_iter().map(|thing| thing.to_string()).collect();
    if things.is_empty() { "-".into() } else { things.join(between) }
}

/// `A:2.5/B:-`
fn list_hands(hands: &[Hand]) -> String {
    let hands = (0..).zip(hands).map(|(seat, hand)| format!("{}:{}", seat_letter(seat), list(hand.iter(), ".")));
    list(hands, "/")
}

/// `paw;dog:5`, or `-`.
pub(crate) fn list_owed(pending: &Pending) -> String {
    list(pending.iter().flatten(), ";")
}

/// `deal`
impl fmt::Display for Phase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Phase::Deal => "deal",
            Phase::Exchange => "exchange",
            Phase::Place => "place",
            Phase::Play => "play",
            Phase::Over => "over",
        })
    }
}

/// `5 A1>T19`, `J=5 A1>T19`
impl fmt::Display for Play {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Play { card, counts, effect } = self;
        if counts == card { write!(f, "{card} {effect}") } else { write!(f, "{card}={counts} {effect}") }
    }
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Starter(seat) => write!(f, "starter:{}", seat_letter(*seat)),
            Action::Shuffle(deck) => write!(f, "shuffle:{}", list(deck, ".")),
            Action::Deal(deal) => write!(f, "deal:{}", list_hands(&deal.hands[..usize::from(deal.seats)])),
            Action::Draw(card) => write!(f, "draw:{card}"),
            Action::Give(card) => write!(f, "give:{card}"),
            Action::Discard(card) => write!(f, "discard:{card}"),
            Action::Lapse => f.write_str("lapse"),
            Action::Turn(clockwise) => f.write_str(if *clockwise { "turn:cw" } else { "turn:ccw" }),
            Action::Stay => f.write_str("stay"),
            Action::Place(piece) => write!(f, "place:{piece}"),
            Action::Jump(square) => write!(f, "jump:{}", Place::Track(*square)),
            Action::Fold => f.write_str("fold"),
            Action::Play(play) => play.fmt(f),
        }
    }
}

position_as_text!(Position);

impl Notation for Position {
    fn write(&self, viewer: Viewer) -> String {
        let seen = self.hidden_from(viewer);
        let seats = 0..seen.house().seats;
        let letter = |seat: Option<u8>| seat.map_or('-', seat_letter);
        let mut fields = vec![format!("variant={}", seen.house().variant().name)];
        for seat in seats.clone() {
            let places = seen.board.pieces(seat).map(|piece| seen.board.place(piece));
            fields.push(format!("{}={}", seat_letter(seat), list(places, ",")));
        }
        fields.extend(seen.board.dog.map(|dog| format!("dog={}", Place::Track(dog))));
        let turn = letter(Some(seen.turn).filter(|_| seen.phase != Phase::Deal));
        let given = seats.clone().filter_map(|seat| Some(format!("{}:{}", seat_letter(seat), seen.given(seat)?)));
        let played = match seen.house().copies_any() {
            true => format!(" played={}", list(seen.played.to_vec().iter(), ".")),
            false => String::new(),
        };
        fields.extend([
            format!("round={}", seen.round),
            format!("starter={}", letter(seen.starter)),
            format!("phase={}", seen.phase),
            format!("turn={turn}"),
            format!("pending={}", list_owed(&seen.pending)),
            format!("last={}{played}", list(seen.last, "")),
            format!("hands={}", list_hands(seen.hands())),
            format!("given={}", list(given, "/")),
            format!("out={}", list(seats.filter(|&seat| seen.has_folded(seat)).map(seat_letter), "")),
            format!("deck={}", list(seen.deck.iter(), ".")),
            format!("discard={}", list(seen.discard.iter(), ".")),
        ]);
        fields.join(" ")
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        parse::read_position(text, setup)
    }

    fn knows_all(&self) -> bool {
        // The order of an unknown deck is a future outcome of chance.
        let unknown = Some(Card::UNKNOWN);
        self.hands.iter().all(|hand| hand.hidden == 0)
            && !self.given.contains(&unknown)
            && !self.discard.contains(&Card::UNKNOWN)
    }

    /// The touches of a move: the card, the card that a joker or a copy counts as, the piece, and its destination, such
    /// as `card:J`, `as:13`, `A2`, `T0`. Lane squares have their seat's letter: `AF0`. Further portions do not touch
    /// the card again.
    fn path(&self, action: &Action) -> Vec<String> {
        let play = match action {
            Action::Play(play) => play,
            Action::Give(chosen) => return vec![format!("card:{chosen}")],
            // A discard takes two touches, because a single touch may hit the wrong card.
            Action::Discard(chosen) => return vec![format!("card:{chosen}"), "discard".into()],
            Action::Place(piece) => return self.start_path(*piece),
            Action::Jump(square) => return vec![Place::Track(*square).to_string()],
            _ => return vec![action.to_string()],
        };
        let mut path = Vec::new();
        if self.pending[0].is_none_or(|owed| owed == Owed::Drawn) {
            path.push(format!("card:{}", play.card));
            if self.asks_what_counts(play.card) {
                path.push(format!("as:{}", play.counts));
            }
        }
        match play.effect {
            Effect::Start(piece) => path.extend(self.start_path(piece)),
            Effect::Move(piece, to) => {
                path.push(piece.to_string());
                path.extend(to.square_id(piece.seat));
            }
            Effect::Exchange(piece, other) => path.extend([piece.to_string(), other.to_string()]),
            Effect::Discard => path.push("discard".into()),
        }
        path
    }
}

impl Position {
    /// Returns true if the move has to name the card that this card counts as.
    fn asks_what_counts(&self, card: Card) -> bool {
        match self.house().modes(card) {
            [Mode::Wild] => true,
            [Mode::Copy] => self.house().copies_any(),
            _ => false,
        }
    }

    /// A piece and its start square.
    fn start_path(&self, piece: Piece) -> Vec<String> {
        vec![piece.to_string(), Place::Track(self.house().start(piece.seat)).to_string()]
    }
}
