//! How positions and steps are written: `ROWS SLOTS TURN HANDS PILES KEPT`, `grid`, `ROWS deal`; `hand:R@N3=B`, `pass`,
//! `grid:ROWS`, `deal:A:YYBRGG/B:...`, `starter:B`.

use crate::board::{Cell, Colour, Counts, SIDES, Slot};
use crate::moves::{Deal, Lay, Source, Step, Take};
use crate::position::{CARDS, Hand, Hands, Position, Stage};
use sobremesa_contract::{Code, Error, Eye, Game, Notation, Plain, Setup, seat_letter};

/// Cells in groups of nine, an empty one as `empty`.
pub(crate) fn write_cells(cells: &[Cell], empty: char) -> String {
    let mut text = String::new();
    for (i, cell) in cells.iter().enumerate() {
        if i > 0 && i % 9 == 0 {
            text.push('/');
        }
        text.push(cell.map_or(empty, Colour::letter));
    }
    text
}

pub(crate) fn write_hand(hand: &Hand) -> String {
    let mut text = String::new();
    for colour in Colour::ALL {
        for _ in 0..hand.cards.get(colour.index()).copied().unwrap_or(hand.hidden) {
            text.push(if colour == Colour::W { '?' } else { colour.letter() });
        }
    }
    text
}

/// Hands as plain data.
pub(crate) fn write_all(hands: &[Hand]) -> Plain {
    Plain::List(hands.iter().map(|hand| Plain::Text(write_hand(hand))).collect())
}

/// `Y5B6R7G6`
fn write_counts(text: &mut String, counts: &[u8]) {
    for (colour, &count) in Colour::ALL.iter().zip(counts) {
        text.push(colour.letter());
        if count > 9 {
            text.push(char::from(b'0' + count / 10));
        }
        text.push(char::from(b'0' + count % 10));
    }
}

/// What stands before a seat's hand or counters.
fn write_seat(text: &mut String, seat: u8) {
    if seat > 0 {
        text.push('/');
    }
    text.push(seat_letter(seat));
    text.push(':');
}

fn write_hands(text: &mut String, hands: &Hands, seats: u8) {
    for (seat, hand) in (0..seats).zip(hands) {
        write_seat(text, seat);
        text.push_str(&write_hand(hand));
    }
}

/// A text that is read letter by letter. After the first letter that cannot stand where it does nothing more is read,
/// and [`Reader::end`] tells: one place for complaints instead of one a letter.
struct Reader<'a> {
    rest: std::str::Chars<'a>,
    next: Option<char>,
    at: usize,
    stuck: bool,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str, at: usize) -> Reader<'a> {
        let mut rest = text.chars();
        Reader { next: rest.next(), rest, at, stuck: false }
    }

    fn is(&self, letter: char) -> bool {
        !self.stuck && self.next == Some(letter)
    }

    /// Whether this letter comes next; then it is read.
    fn has(&mut self, letter: char) -> bool {
        let has = self.is(letter);
        if has {
            self.next = self.rest.next();
            self.at += 1;
        }
        has
    }

    fn need(&mut self, letter: char) {
        let has = self.has(letter);
        self.stuck |= !has;
    }

    /// One of a few letters in a row, by its number.
    fn pick(&mut self, first: char, count: u8) -> u8 {
        for number in 0..count {
            if self.has(char::from(first as u8 + number)) {
                return number;
            }
        }
        self.stuck = true;
        0
    }

    /// One of the first colours.
    fn colour(&mut self, count: usize) -> Colour {
        for &colour in &Colour::ALL[..count] {
            if self.has(colour.letter()) {
                return colour;
            }
        }
        self.stuck = true;
        Colour::W
    }

    fn cells(&mut self, cells: &mut [Cell], empty: char) {
        // White is no colour of cards.
        let colours = if empty == '.' { 5 } else { 4 };
        for (i, cell) in cells.iter_mut().enumerate() {
            if i > 0 && i % 9 == 0 {
                self.need('/');
            }
            if !self.has(empty) {
                *cell = Some(self.colour(colours));
            }
        }
    }

    fn counts(&mut self, counts: &mut [u8]) {
        for (colour, count) in Colour::ALL.iter().zip(counts) {
            self.need(colour.letter());
            *count = self.pick('0', 10);
            // No number begins with a zero but zero, and there are never more than 36 of anything.
            if *count > 0 && *count < 4 && matches!(self.next, Some('0'..='9')) {
                *count = *count * 10 + self.pick('0', if *count < 3 { 10 } else { 7 });
            }
        }
    }

    /// `A:`, `/B:` before what a seat has.
    fn owner(&mut self, seat: u8) {
        if seat > 0 {
            self.need('/');
        }
        self.need(seat_letter(seat));
        self.need(':');
    }

    /// The hands, two to four of them, and their number.
    fn hands(&mut self, hands: &mut Hands) -> u8 {
        let mut seat = 0;
        while seat < 2 || (seat < 4 && self.is('/')) {
            self.owner(seat);
            let hand = &mut hands[usize::from(seat)];
            for (colour, cards) in Colour::ALL.iter().zip(&mut hand.cards) {
                while *cards < CARDS && self.has(colour.letter()) {
                    *cards += 1;
                }
            }
            while hand.size() == hand.hidden && hand.hidden < CARDS && self.has('?') {
                hand.hidden += 1;
            }
            seat += 1;
        }
        seat
    }

    fn deal(&mut self) -> Deal {
        let mut hands = Hands::default();
        let seats = self.hands(&mut hands);
        let mut piles: Counts = [CARDS; 4];
        for hand in &hands {
            for (cards, held) in piles.iter_mut().zip(hand.cards) {
                *cards = cards.saturating_sub(held);
            }
        }
        if hands.iter().any(|hand| hand.hidden > 0) {
            self.need(' ');
            self.counts(&mut piles);
        }
        Deal { seats, hands, piles }
    }

    fn lay(&mut self, source: Source) -> Lay {
        let colour = self.colour(4);
        self.need('@');
        let mut side = 0;
        while side < 3 && !self.has(SIDES[side]) {
            side += 1;
        }
        if side == 3 {
            self.need(SIDES[3]);
        }
        let line = self.pick('1', 9);
        let take = if !self.has('=') {
            Take::Open
        } else if self.has('-') {
            Take::Nothing
        } else {
            Take::Named(self.colour(4))
        };
        Lay { source, colour, slot: Slot::at(side, line.into()), take }
    }

    /// Nothing may be left.
    fn end(&self, code: Code) -> Result<(), Error> {
        if !self.stuck && self.next.is_none() {
            return Ok(());
        }
        let token = self.next.map_or(String::new(), String::from);
        Err(Error::new(code, "this cannot stand here", &token, self.at))
    }
}

impl Position {
    /// The cards at the slots, in the order of SLOTS.
    pub(crate) fn walls(&self) -> [Cell; 36] {
        let mut walls = [None; 36];
        for (i, cell) in walls.iter_mut().enumerate() {
            *cell = self.card(Slot::in_writing(i));
        }
        walls
    }

    fn read_from(&mut self, reader: &mut Reader) {
        reader.cells(&mut self.squares, '.');
        reader.need(' ');
        self.stage = Stage::Deal;
        if reader.has('d') {
            "eal".chars().for_each(|letter| reader.need(letter));
            return;
        }
        let mut walls = [None; 36];
        reader.cells(&mut walls, '-');
        for (i, cell) in walls.into_iter().enumerate() {
            self.slots[Slot::in_writing(i).index()] = cell;
            self.laid += u8::from(cell.is_some());
        }
        reader.need(' ');
        self.stage = Stage::Starter;
        if !reader.has('-') {
            self.stage = Stage::Play;
            self.mover = reader.pick('A', 4);
        }
        reader.need(' ');
        self.house.seats = reader.hands(&mut self.hands);
        reader.need(' ');
        reader.counts(&mut self.piles);
        reader.need(' ');
        for seat in 0..self.house.seats {
            reader.owner(seat);
            reader.counts(&mut self.kept[usize::from(seat)]);
        }
    }
}

impl Notation for Position {
    fn write(&self, eye: Eye) -> String {
        if self.stage == Stage::Grid {
            return "grid".into();
        }
        let mut text = write_cells(&self.squares, '.');
        if self.stage == Stage::Deal {
            return text + " deal";
        }
        text.push(' ');
        text.push_str(&write_cells(&self.walls(), '-'));
        text.push(' ');
        text.push(if self.stage == Stage::Starter { '-' } else { seat_letter(self.mover) });
        text.push(' ');
        let seats = self.house.seats;
        write_hands(&mut text, &self.hidden_from(eye).hands, seats);
        text.push(' ');
        write_counts(&mut text, &self.piles);
        text.push(' ');
        for seat in 0..seats {
            write_seat(&mut text, seat);
            write_counts(&mut text, &self.kept[usize::from(seat)]);
        }
        text
    }

    fn read(text: &str, setup: &Setup) -> Result<Position, Error> {
        let mut position = Position::empty(&setup.rules(Self::INFO)?);
        if text == "grid" {
            return Ok(position);
        }
        let mut reader = Reader::new(text, 0);
        position.read_from(&mut reader);
        reader.end(Code::BadPosition)?;
        if setup.seats.is_some_and(|asked| asked != position.house.seats) {
            return Err(Error::new(Code::BadSetup, "another number of seats was asked for", text, 0));
        }
        position.find_fault().map_err(|found| Error::position(found, text, 0))?;
        Ok(position)
    }

    fn knows_all(&self) -> bool {
        self.hands.iter().all(|hand| hand.hidden == 0)
    }

    fn write_step(step: &Step) -> String {
        match step {
            Step::Grid(squares) => String::from("grid:") + &write_cells(squares, '.'),
            Step::Deal(deal) => {
                let mut text = String::from("deal:");
                write_hands(&mut text, &deal.hands, deal.seats);
                if deal.hands.iter().any(|hand| hand.hidden > 0) {
                    text.push(' ');
                    write_counts(&mut text, &deal.piles);
                }
                text
            }
            Step::Starter(seat) => {
                let mut text = String::from("starter:");
                text.push(seat_letter(*seat));
                text
            }
            Step::Pass => "pass".into(),
            Step::Lay(lay) => {
                let mut text = lay.card();
                text.push('@');
                text.push_str(&lay.slot.name());
                if let Some(letter) = lay.take.letter() {
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
        let (verb, rest) = text.split_once(':').unwrap_or(("", text));
        let mut reader = Reader::new(rest, verb.len() + 1);
        let step = match verb {
            "hand" => Step::Lay(reader.lay(Source::Hand)),
            "pile" => Step::Lay(reader.lay(Source::Pile)),
            "starter" => Step::Starter(reader.pick('A', 4)),
            "deal" => Step::Deal(reader.deal()),
            "grid" => {
                let mut squares = [None; 81];
                reader.cells(&mut squares, '.');
                Step::Grid(squares)
            }
            _ => return Err(Error::notation("a move is hand:R@N3, pile:R@N3, hand:R@N3=B or pass", text, 0)),
        };
        reader.end(Code::BadNotation)?;
        Ok(step)
    }

    fn path(&self, step: &Step) -> Vec<String> {
        let Step::Lay(lay) = step else {
            return vec![Self::write_step(step)];
        };
        let mut path = vec![lay.card(), lay.slot.name()];
        if let Some(letter) = lay.take.letter() {
            let mut take = String::from("take:");
            take.push(letter);
            path.push(take);
        }
        path
    }
}

impl Lay {
    /// The card and where it comes from: `hand:R`.
    fn card(&self) -> String {
        let mut text = String::from(if self.source == Source::Hand { "hand:" } else { "pile:" });
        text.push(self.colour.letter());
        text
    }
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
