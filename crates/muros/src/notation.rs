//! How positions and steps are written: `ROWS SLOTS TURN HANDS PILES KEPT`, `grid`, `ROWS deal`; `hand:R@N3=B`, `pass`,
//! `grid:ROWS`, `deal:A:YYBRGG/B:...`, `starter:B`.

use crate::board::{Colour, Counts, Slot, Squares};
use crate::moves::{Deal, Lay, Source, Step, Take};
use crate::position::{CARDS, Hand, Position, Stage};
use sobremesa_contract::{Code, Error, Eye, Fields, Game, Notation, Setup, width};

/// The sides in the order of a position's SLOTS.
const SIDES: [char; 4] = ['N', 'E', 'S', 'W'];

fn seat_letter(seat: usize) -> char {
    char::from(b'A' + seat as u8)
}

fn read_seat(letter: &str) -> Option<u8> {
    (0..4).find(|&seat| letter.chars().eq([seat_letter(usize::from(seat))]))
}

/// Cells in groups of nine, an empty one as `empty`.
fn write_cells(text: &mut String, cells: impl Iterator<Item = Option<Colour>>, empty: char) {
    for (i, cell) in cells.enumerate() {
        if i > 0 && i % 9 == 0 {
            text.push('/');
        }
        text.push(cell.map_or(empty, Colour::letter));
    }
}

fn read_cells(cells: &mut [Option<Colour>], text: &str, at: usize, empty: char) -> Result<(), Error> {
    if width(text) != cells.len() + cells.len() / 9 - 1 {
        let message = if empty == '.' { "the grid is nine rows of nine" } else { "the slots are four sides of nine" };
        return Err(Error::position(message, text, at));
    }
    // White is no colour of cards.
    let colours = &Colour::ALL[..if empty == '.' { 5 } else { 4 }];
    let mut cells = cells.iter_mut();
    for (i, letter) in text.chars().enumerate() {
        let between = i % 10 == 9;
        let colour = colours.iter().copied().find(|colour| colour.letter() == letter);
        if between != (letter == '/') || (!between && colour.is_none() && letter != empty) {
            return Err(Error::position("no such colour, or a slash elsewhere", &letter.to_string(), at + i));
        }
        if !between && let Some(cell) = cells.next() {
            *cell = colour;
        }
    }
    Ok(())
}

/// `A:...` for each seat, with slashes between.
fn write_seats(text: &mut String, seats: usize, write: &mut dyn FnMut(&mut String, usize)) {
    for seat in 0..seats {
        text.push_str(if seat > 0 { "/" } else { "" });
        text.push(seat_letter(seat));
        text.push(':');
        write(text, seat);
    }
}

/// Reads `A:.../B:...`, each part by its seat, its text and where that begins; the number of seats.
fn read_seats(
    text: &str,
    at: usize,
    read: &mut dyn FnMut(usize, &str, usize) -> Result<(), Error>,
) -> Result<u8, Error> {
    let mut seats = 0;
    let mut parts = Fields::new(text, '/', at);
    while let Some((part, at)) = parts.next() {
        let complain = || Error::position("seats are written A:.../B:..., two to four of them", part, at);
        let (letter, rest) = part.split_once(':').ok_or_else(complain)?;
        if read_seat(letter) != Some(seats) {
            return Err(complain());
        }
        read(usize::from(seats), rest, at + 2)?;
        seats += 1;
    }
    if seats < 2 { Err(Error::position("two to four seats", text, at)) } else { Ok(seats) }
}

fn write_hands(text: &mut String, hands: &[Hand]) {
    write_seats(text, hands.len(), &mut |text, seat| {
        let hand = &hands[seat];
        for colour in Colour::CARDS {
            text.extend((0..hand.cards[colour.index()]).map(|_| colour.letter()));
        }
        text.extend((0..hand.hidden).map(|_| '?'));
    });
}

fn read_hands(hands: &mut [Hand; 4], text: &str, at: usize) -> Result<u8, Error> {
    read_seats(text, at, &mut |seat, cards, at| {
        let hand = &mut hands[seat];
        let mut last = 0;
        for (i, letter) in cards.chars().enumerate() {
            let complain = |message: &str| Error::position(message, &letter.to_string(), at + i);
            let colour = Colour::CARDS.into_iter().find(|colour| colour.letter() == letter);
            let rank = colour.map_or(4, Colour::index);
            if colour.is_none() && letter != '?' {
                return Err(complain("a card is Y, B, R, G or ?"));
            }
            if i > 0 && (rank < last || (rank == 4) != (last == 4)) {
                return Err(complain("a hand is in the order Y B R G, or all ?"));
            }
            if i == 36 {
                return Err(complain("a hand is larger than dealt"));
            }
            last = rank;
            match colour {
                Some(colour) => hand.cards[colour.index()] += 1,
                None => hand.hidden += 1,
            }
        }
        Ok(())
    })
}

/// `Y5B6R7G6`
fn write_counts(text: &mut String, counts: &[u8]) {
    for (colour, count) in Colour::ALL.into_iter().zip(counts) {
        text.push(colour.letter());
        text.push_str(&count.to_string());
    }
}

fn read_counts(counts: &mut [u8], text: &str, at: usize) -> Result<(), Error> {
    let complain = || Error::position("counts are written Y5B6R7G6, with W for counters", text, at);
    let mut letters = text.chars().peekable();
    for (colour, count) in Colour::ALL.into_iter().zip(counts) {
        if letters.next() != Some(colour.letter()) {
            return Err(complain());
        }
        let first = letters.next().and_then(|digit| digit.to_digit(10)).ok_or_else(complain)?;
        *count = first as u8;
        // No number begins with a zero but zero.
        if first > 0
            && let Some(second) = letters.peek().and_then(|digit| digit.to_digit(10))
        {
            *count = (10 * first + second) as u8;
            letters.next();
        }
    }
    if letters.next().is_some() { Err(complain()) } else { Ok(()) }
}

fn write_piles(piles: &Counts) -> String {
    let mut text = String::from(" ");
    write_counts(&mut text, piles);
    text
}

/// A complaint about part of a step.
fn in_step(error: Error) -> Error {
    Error { code: Code::BadNotation, ..error }
}

fn read_deal(text: &str, at: usize) -> Result<Deal, Error> {
    let mut fields = Fields::new(text, ' ', at);
    let (field, at) = fields.need("the hands")?;
    let mut hands = [Hand::default(); 4];
    let seats = read_hands(&mut hands, field, at)?;
    let hands = hands[..usize::from(seats)].to_vec();
    let mut piles = Colour::CARDS.map(|colour| {
        let held: u8 = hands.iter().map(|hand| hand.cards[colour.index()]).sum();
        CARDS.saturating_sub(held)
    });
    if hands.iter().any(|hand| hand.hidden > 0) {
        let (field, at) = fields.need("what lies open")?;
        read_counts(&mut piles, field, at)?;
    }
    fields.end("the deal")?;
    Ok(Deal { hands, piles })
}

fn read_lay(text: &str) -> Result<Lay, Error> {
    let complain = |message: &str, token: &str, at: usize| Err(Error::notation(message, token, at));
    let Some((source, rest)) = text.split_once(':') else {
        return complain("a move is hand:R@N3, pile:R@N3, hand:R@N3=B or pass", text, 0);
    };
    let at = width(source) + 1;
    let source = match source {
        "hand" => Source::Hand,
        "pile" => Source::Pile,
        _ => return complain("a card comes from hand or pile", source, 0),
    };
    let (card, rest) = rest.split_once('@').unwrap_or((rest, ""));
    let one = |token: &str| Colour::CARDS.into_iter().find(|colour| token.chars().eq([colour.letter()]));
    let Some(colour) = one(card) else {
        return complain("a card is Y, B, R or G", card, at);
    };
    let (name, named) = rest.split_once('=').map_or((rest, None), |(name, named)| (name, Some(named)));
    let Some(slot) = Slot::read(name) else {
        return complain("a slot is N1 to N9, E1 to E9, S1 to S9 or W1 to W9", name, width(text) - width(rest));
    };
    let take = match named {
        None => Take::Open,
        Some("-") => Take::Nothing,
        Some(named) => match one(named) {
            Some(colour) => Take::Named(colour),
            None => return complain("what is named is Y, B, R, G or -", named, width(text) - width(named)),
        },
    };
    Ok(Lay { source, colour, slot, take })
}

impl Take {
    /// What stands after the `=`.
    fn letter(self) -> Option<char> {
        match self {
            Take::Open => None,
            Take::Nothing => Some('-'),
            Take::Named(colour) => Some(colour.letter()),
        }
    }
}

impl Notation for Position {
    fn write(&self, eye: Eye) -> String {
        let mut text = String::new();
        if self.stage == Stage::Grid {
            return "grid".into();
        }
        write_cells(&mut text, self.squares.into_iter(), '.');
        if self.stage == Stage::Deal {
            return text + " deal";
        }
        text.push(' ');
        let slots = SIDES.into_iter().flat_map(Slot::side);
        write_cells(&mut text, slots.map(|slot| self.card(slot)), '-');
        text.push(' ');
        text.push(if self.stage == Stage::Starter { '-' } else { seat_letter(self.mover()) });
        text.push(' ');
        write_hands(&mut text, self.hidden_from(eye).hands());
        text.push_str(&write_piles(&self.piles));
        text.push(' ');
        write_seats(&mut text, self.kept().len(), &mut |text, seat| write_counts(text, &self.kept[seat]));
        text
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::empty(&setup.rules(&Self::INFO)?);
        if text == "grid" {
            return Ok(position);
        }
        let mut fields = Fields::new(text, ' ', 0);
        let (rows, at) = fields.need("the grid")?;
        read_cells(&mut position.squares, rows, at, '.')?;
        let (field, at) = fields.need("what lies at the slots")?;
        position.stage = Stage::Deal;
        if field != "deal" {
            let mut cards = [None; 36];
            read_cells(&mut cards, field, at, '-')?;
            for (slot, card) in SIDES.into_iter().flat_map(Slot::side).zip(cards) {
                position.slots[slot.index()] = card;
                position.laid += u8::from(card.is_some());
            }
            let (turn, turn_at) = fields.need("the seat to move")?;
            let (field, at) = fields.need("the hands")?;
            let seats = read_hands(&mut position.hands, field, at)?;
            if setup.seats.is_some_and(|asked| asked != seats) {
                return Err(Error::new(Code::BadSetup, "another number of seats was asked for", field, at));
            }
            position.house.seats = seats;
            position.stage = if turn == "-" { Stage::Starter } else { Stage::Play };
            let mover = if turn == "-" { Some(0) } else { read_seat(turn).filter(|&seat| seat < seats) };
            let complain = || Error::position("the seat to move is a letter, - before it is drawn", turn, turn_at);
            position.mover = mover.ok_or_else(complain)?;
            let (field, at) = fields.need("what lies open")?;
            read_counts(&mut position.piles, field, at)?;
            let (field, at) = fields.need("what the seats have kept")?;
            let kept = read_seats(field, at, &mut |seat, text, at| read_counts(&mut position.kept[seat], text, at))?;
            if kept != seats {
                return Err(Error::position("every seat has kept something or nothing", field, at));
            }
        }
        fields.end("these fields")?;
        position.find_fault().map_err(|found| Error::position(found, text, 0))?;
        Ok(position)
    }

    fn knows_all(&self) -> bool {
        self.hands.iter().all(|hand| hand.hidden == 0)
    }

    fn write_step(step: &Step) -> String {
        match step {
            Step::Grid(squares) => {
                let mut text = String::from("grid:");
                write_cells(&mut text, squares.iter().copied(), '.');
                text
            }
            Step::Deal(deal) => {
                let mut text = String::from("deal:");
                write_hands(&mut text, &deal.hands);
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    text.push_str(&write_piles(&deal.piles));
                }
                text
            }
            Step::Starter(seat) => format!("starter:{}", seat_letter((*seat).into())),
            Step::Pass => "pass".into(),
            Step::Lay(Lay { source, colour, slot, take }) => {
                let mut text = String::from(if *source == Source::Hand { "hand:" } else { "pile:" });
                text.push(colour.letter());
                text.push('@');
                text.push_str(&slot.name());
                if let Some(letter) = take.letter() {
                    text.push('=');
                    text.push(letter);
                }
                text
            }
        }
    }

    fn read_step(text: &str) -> Result<Step, Error> {
        if text == "pass" {
            return Ok(Step::Pass);
        }
        match text.split_once(':') {
            Some(("grid", rows)) => {
                let mut squares: Box<Squares> = Box::new([None; 81]);
                read_cells(&mut squares[..], rows, 5, '.').map_err(in_step)?;
                Ok(Step::Grid(squares))
            }
            Some(("deal", rest)) => read_deal(rest, 5).map(|deal| Step::Deal(Box::new(deal))).map_err(in_step),
            Some(("starter", letter)) => match read_seat(letter) {
                Some(seat) => Ok(Step::Starter(seat)),
                None => Err(Error::notation("a seat is A to D", letter, 8)),
            },
            _ => read_lay(text).map(Step::Lay),
        }
    }

    fn path(&self, step: &Step) -> Vec<String> {
        let Step::Lay(Lay { source, colour, slot, take }) = step else {
            return vec![Self::write_step(step)];
        };
        let from = if *source == Source::Hand { "card:" } else { "pile:" };
        let mut path = vec![format!("{from}{}", colour.letter()), slot.name()];
        path.extend(take.letter().map(|letter| format!("take:{letter}")));
        path
    }
}
