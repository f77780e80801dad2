//! The record: header lines, an empty line, then one step a line. Reading is total: the longest legal prefix and a
//! located complaint.

use crate::matches::Match;
use crate::table::BadRecord;
use sobremesa_contract::{Code, Error, Notation, Setup, joined};

/// A record that cannot be read or replayed to its end.
#[derive(Clone, Debug)]
pub struct RecordError<G: Notation> {
    /// What is wrong (`bad-record`).
    pub error: Error,
    /// The line it stands in, from 1.
    pub line: usize,
    /// The column it begins at, in characters from 1.
    pub column: usize,
    /// The match up to there; `None` where the header is what is wrong.
    pub prefix: Option<Box<Match<G>>>,
}

/// Where a complaint stands.
struct Located {
    message: String,
    token: String,
    line: usize,
    column: usize,
}

impl Located {
    fn new(message: impl Into<String>, token: &str, line: usize, column: usize) -> Located {
        Located { message: message.into(), token: token.to_string(), line, column }
    }

    fn with<G: Notation>(self, prefix: Option<Match<G>>) -> RecordError<G> {
        let Located { message, token, line, column } = self;
        let error = complaint(&message, &token, line, column);
        RecordError { error, line, column, prefix: prefix.map(Box::new) }
    }
}

fn complaint(message: &str, token: &str, line: usize, column: usize) -> Error {
    Error::new(Code::BadRecord, format!("line {line}, column {column}: {message}"), token, column - 1)
}

/// No record has more header lines; every key is compared with those before.
const MOST_HEADERS: usize = 100;

/// A record's header: keys and values with their lines, and the lines after it.
struct Header<'a> {
    entries: Vec<(&'a str, String, usize)>,
    body: Vec<(usize, &'a str)>,
}

impl<'a> Header<'a> {
    fn read(text: &'a str) -> Result<Header<'a>, Located> {
        if text.len() > crate::LONGEST_TEXT {
            return Err(Located::new("a record of over a million bytes", "", 1, 1));
        }
        let mut lines = text.lines().enumerate().map(|(i, line)| (i + 1, line.trim_end()));
        let mut entries = Vec::new();
        for (number, line) in lines.by_ref() {
            if line.is_empty() {
                break;
            }
            let (key, value) =
                header_line(line).ok_or_else(|| Located::new("a header line is [Key \"value\"]", line, number, 1))?;
            if entries.len() == MOST_HEADERS {
                return Err(Located::new("too many header lines", line, number, 1));
            }
            if entries.iter().any(|&(k, _, _)| k == key) {
                return Err(Located::new("this key stands twice", key, number, 2));
            }
            entries.push((key, value, number));
        }
        let body = lines.filter(|(_, line)| !line.is_empty()).collect();
        Ok(Header { entries, body })
    }

    /// A key's value, its line, and the column where the value begins.
    fn get(&self, key: &str) -> Option<(&str, usize, usize)> {
        let (key, value, line) = self.entries.iter().find(|&&(k, _, _)| k == key)?;
        Some((value, *line, key.len() + 4))
    }
}

fn header_line(line: &str) -> Option<(&str, String)> {
    let (key, quoted) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(' ')?;
    let quoted = quoted.strip_prefix('"')?;
    let mut value = String::new();
    let mut letters = quoted.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => value.push(letters.next()?),
            '"' => return None,
            _ => value.push(letter),
        }
    }
    (!key.is_empty() && key.chars().all(|c| c.is_ascii_alphanumeric())).then_some((key, value))
}

fn quote(value: &str) -> String {
    let mut quoted = String::new();
    for letter in value.chars() {
        if matches!(letter, '\\' | '"') {
            quoted.push('\\');
        }
        quoted.push(if letter.is_control() { ' ' } else { letter });
    }
    quoted
}

/// The game a record is of.
///
/// # Errors
/// `bad-record` with line and column if the header cannot be read or names no game.
pub fn game_of(text: &str) -> Result<String, BadRecord> {
    let complain = |located: Located| {
        let Located { message, token, line, column } = located;
        BadRecord { error: complaint(&message, &token, line, column), line, column, prefix: None }
    };
    let header = Header::read(text).map_err(complain)?;
    match header.get("Game") {
        Some((game, _, _)) if crate::info(game).is_some() => Ok(game.to_string()),
        Some((game, line, column)) => Err(complain(Located::new("no such game", game, line, column))),
        None => Err(complain(Located::new("the header line Game is missing", "", 1, 1))),
    }
}

impl<G: Notation> Match<G> {
    /// The record of the match up to now.
    pub fn record(&self) -> String {
        let rules = self.now().rules();
        let mut text = String::new();
        let mut head = |key: &str, value: &str| text.push_str(&format!("[{key} \"{}\"]\n", quote(value)));
        head("Game", G::INFO.id);
        head("Version", env!("CARGO_PKG_VERSION"));
        head("Seats", &rules.seats.to_string());
        let options = rules.options.write(&G::INFO);
        if !options.is_empty() {
            head("Options", &options);
        }
        head("Seed", &self.seed);
        if self.from_position {
            head("Position", &self.write(self.start()));
        }
        if !self.score.is_empty() {
            head("Score", &joined(self.score.iter().map(u32::to_string), ','));
        }
        head("Result", &self.result());
        for (key, value) in &self.notes {
            head(key, value);
        }
        text.push('\n');
        for (number, step) in (1..).zip(&self.steps) {
            text.push_str(&format!("{number}. {}\n", G::write_step(step)));
        }
        text
    }

    /// `*`, or the winners' seats joined by commas.
    pub fn result(&self) -> String {
        self.outcome().map_or("*".into(), |outcome| joined(outcome.winners.iter().map(|seat| seat.0.to_string()), ','))
    }

    /// Reads a record and replays it.
    ///
    /// # Errors
    /// `bad-record` with its line and column, and the match up to there.
    pub fn from_record(text: &str) -> Result<Match<G>, RecordError<G>> {
        let header = Header::read(text).map_err(|located| located.with(None))?;
        let mut game = Match::from_header(&header).map_err(|located| located.with(None))?;
        for (&(line, text), number) in header.body.iter().zip(1..) {
            if let Err(located) = game.replay_line(text, line, number) {
                return Err(located.with(Some(game)));
            }
        }
        if let Some((result, line, column)) = header.get("Result")
            && result != "*"
            && result != game.result()
        {
            let message = format!("the steps end with result {}", game.result());
            return Err(Located::new(message, result, line, column).with(Some(game)));
        }
        Ok(game)
    }

    fn from_header(header: &Header) -> Result<Match<G>, Located> {
        let mut setup = Setup::default();
        match header.get("Game") {
            Some((game, _, _)) if game == G::INFO.id => {}
            Some((game, line, column)) => return Err(Located::new("a record of another game", game, line, column)),
            None => return Err(Located::new("the header line Game is missing", "", 1, 1)),
        }
        if let Some((seats, line, column)) = header.get("Seats") {
            let number = seats.parse().map_err(|_| Located::new("seats are a number", seats, line, column))?;
            setup.seats = Some(number);
            setup.rules(&G::INFO).map_err(|e| Located::new(e.message, seats, line, column))?;
        }
        if let Some((options, line, column)) = header.get("Options") {
            let read = setup.options.read(&G::INFO, options);
            read.map_err(|e| Located::new(e.message, &e.token, line, column + e.at))?;
        }
        let position = header.get("Position");
        let seed = header.get("Seed").map_or("", |(seed, _, _)| seed);
        let mut game: Match<G> = Match::new(&setup, position.map(|(text, _, _)| text), seed).map_err(|e| {
            let (_, line, column) = position.unwrap_or(("", 1, 1));
            Located::new(e.message, &e.token, line, column + e.at)
        })?;
        if let Some((score, line, column)) = header.get("Score") {
            let seats = usize::from(game.now().rules().seats);
            let read: Option<Vec<u32>> = score.split(',').map(|points| points.parse().ok()).collect();
            let read = read.filter(|score| score.len() == seats);
            let complain = || Located::new("a score is one whole number a seat", score, line, column);
            game.set_score(&read.ok_or_else(complain)?);
        }
        let known = ["Game", "Version", "Seats", "Options", "Seed", "Position", "Score", "Result"];
        let notes = header.entries.iter().filter(|(key, _, _)| !known.contains(key));
        game.notes = notes.map(|(key, value, _)| (key.to_string(), value.clone())).collect();
        Ok(game)
    }

    fn replay_line(&mut self, text: &str, line: usize, number: usize) -> Result<(), Located> {
        let Some(step) = text.strip_prefix(&format!("{number}. ")) else {
            return Err(Located::new(format!("expected '{number}. ' and a step"), text, line, 1));
        };
        let column = number.to_string().len() + 3;
        match self.play(step) {
            Ok(_) => Ok(()),
            Err(e) => {
                let token = if e.token.is_empty() { step } else { &e.token };
                Err(Located::new(e.message, token, line, column + e.at))
            }
        }
    }
}
