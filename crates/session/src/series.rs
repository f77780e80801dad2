//! A series of games: the number of games, the standing and the record.

use crate::any::{AnyMatch, new_match};
use crate::games::GameId;
use crate::outcome::Outcome;
use crate::record::{BadRecord, Header, Located, below, from_record, lines, plain, quoted};
use sobremesa_core::{Code, Error, Info, OptionInfo, Rules, SERIES, Seat, Setup};

/// A series of games between the same people. People are numbered by their seats in the first game.
///
/// ```
/// use sobremesa_core::Setup;
/// use sobremesa_session::{GameId, Series, from_record};
///
/// let mut series = Series::new(GameId::Gobblet, Setup::default(), "games:2", "a seed")?;
/// let mut game = from_record(series.current()).expect("a series keeps records");
/// for action in ["draw:offer", "draw:accept"] {
///     game.play(action)?;
/// }
/// series.keep(&game.record()).expect("it is a game of the series");
/// assert!(series.open_next() && !series.sheet().over);
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
pub struct Series {
    id: GameId,
    setup: Setup,
    /// The kind of the series, such as `games:3`.
    kind: String,
    seed: String,
    games: Vec<Game>,
}

/// A game of a series.
struct Game {
    record: String,
    outcome: Option<Outcome>,
}

/// The standing of a series. People are numbered by their seats in the first game.
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify), tsify(missing_as_null))]
#[non_exhaustive]
pub struct Sheet {
    /// `single`, `games`, `points` or `tournament`.
    #[cfg_attr(feature = "tsify", tsify(type = r#""single" | "games" | "points" | "tournament""#))]
    pub kind: &'static str,
    /// The number of games to win, of points to score, or of games to play; 1 for a single game.
    pub target: u32,
    /// True if people change seats from game to game, so that a seat doesn't identify a person ([`Info::rotates`]).
    pub rotates: bool,
    /// The seat of each person in the current game.
    pub seats: Vec<u8>,
    /// The outcome of each game, by person; null for an unfinished last game.
    pub games: Vec<Option<Outcome>>,
    /// Games that each person won, alone or with a partner.
    pub wins: Vec<u32>,
    /// Points that each person scored.
    pub points: Vec<f64>,
    /// True if the series has ended.
    pub over: bool,
    /// The winners once the series is over: one side, or several after a tie that no rule breaks.
    pub winners: Vec<u8>,
}

impl Sheet {
    /// Returns those of the sides that have the highest count.
    fn most(sides: &[usize], count: impl Fn(usize) -> f64) -> Vec<usize> {
        let best = sides.iter().map(|&side| count(side)).fold(f64::MIN, f64::max);
        sides.iter().copied().filter(|&side| count(side) == best).collect()
    }

    /// Decides which sides have won. People whose numbers are equal modulo `sides` are partners.
    fn decide(&mut self, sides: usize) {
        let ended = self.games.iter().flatten().count() as u32;
        let wins = |side: usize| f64::from(self.wins[side]);
        let points = |side: usize| {
            let mut sum = 0.0;
            for person in (side..self.points.len()).step_by(sides) {
                sum += self.points[person];
            }
            sum
        };
        let everyone: Vec<usize> = (0..sides).collect();
        let target = f64::from(self.target);
        let leaders = match self.kind {
            "games" => {
                let first = Sheet::most(&everyone, wins);
                if wins(first[0]) >= target { first } else { Vec::new() }
            }
            "points" => match Sheet::most(&everyone, points)[..] {
                // If several sides reach the target, the largest total wins. After a tie, the series continues.
                [first] if points(first) >= target => vec![first],
                _ => Vec::new(),
            },
            // After all games, sides are ranked by games won, then by points.
            _ if ended < self.target => Vec::new(),
            "tournament" => Sheet::most(&Sheet::most(&everyone, wins), points),
            _ => {
                let winners = self.games.iter().flatten().flat_map(|outcome| &outcome.winners);
                winners.map(|seat| usize::from(seat.0) % sides).collect()
            }
        };
        let person = |&person: &u8| leaders.contains(&(usize::from(person) % sides));
        self.winners = (0..self.wins.len() as u8).filter(person).collect();
        self.over = !self.winners.is_empty();
    }
}

impl Series {
    /// Starts a series of a game. `kind` is `single`, `games:N`, `points:P` or `tournament:N`.
    ///
    /// # Errors
    /// `bad-setup` for another kind, otherwise the same as [`crate::Match::new`].
    pub fn new(id: GameId, mut setup: Setup, kind: &str, seed: &str) -> Result<Series, Error> {
        let Some((listed, number)) = SERIES.read(kind) else {
            let message = format!("no such series, expected {}", SERIES.expected());
            return Err(Error::new(Code::BadSetup, message, kind, 0));
        };
        if id.info().knows_series() {
            setup.options.ask(id.info(), SERIES.key, kind)?;
        }
        let kind = OptionInfo::write(listed, number);
        let mut series = Series { id, setup, kind, seed: seed.into(), games: Vec::new() };
        series.open()?;
        Ok(series)
    }

    /// The game of the series.
    pub fn id(&self) -> GameId {
        self.id
    }

    fn info(&self) -> &'static Info {
        self.id.info()
    }

    /// Opens the next game. Each game has its own dice. If its rules depend on the series, it gets the earlier scores.
    fn open(&mut self) -> Result<(), Error> {
        let number = self.games.len();
        let seed = if number == 0 { self.seed.clone() } else { format!("{}.{number}", self.seed) };
        let points = if number == 0 { Vec::new() } else { self.sheet().points };
        let mut game = new_match(self.id, &self.setup, None, &seed)?;
        if self.info().knows_series() {
            let mut score = vec![0; points.len()];
            for (person, &points) in points.iter().enumerate() {
                let seat = self.seat(person, number, score.len());
                score[seat] = points as u32;
            }
            game.set_score(&score);
        }
        self.games.push(Game { record: game.record(), outcome: None });
        Ok(())
    }

    /// A person's seat in a game. The seats rotate if seat 0 moves first by rule.
    fn seat(&self, person: usize, game: usize, seats: usize) -> usize {
        if self.info().rotates { (person + game) % seats } else { person }
    }

    /// The record of the current game, as last kept.
    pub fn current(&self) -> &str {
        self.games.last().map_or("", |game| &game.record)
    }

    /// Replaces the current game by its record.
    ///
    /// # Errors
    /// `bad-record`, also for a record of another game, or of one with other seats or house rules.
    pub fn keep(&mut self, record: &str) -> Result<(), BadRecord> {
        self.take(&*from_record(record)?, 0, false)
    }

    /// Replaces the current game by a replayed one, or adds that as the next one. `above` lines precede its record.
    fn take(&mut self, session: &dyn AnyMatch, above: usize, next: bool) -> Result<(), BadRecord> {
        let id = session.info().id;
        if id != self.info().id || self.setup.rules(self.info()) != Ok(session.rules()) {
            return Err(Located::new("no game of this series", id, above + 1, 1).bad(None));
        }
        if !next {
            self.games.pop();
        }
        self.games.push(Game { record: session.record(), outcome: session.outcome() });
        Ok(())
    }

    /// Opens the next game if this one is over and the series is not.
    pub fn open_next(&mut self) -> bool {
        let ended = self.games.last().is_some_and(|game| game.outcome.is_some());
        // Opening can't fail, because the same setup opened the first game.
        ended && !self.sheet().over && self.open().is_ok()
    }

    /// The standing of the series.
    pub fn sheet(&self) -> Sheet {
        let seats = self.setup.seats.unwrap_or(self.info().default_seats);
        let sides = usize::from(self.info().sides(seats));
        let seats = usize::from(seats);
        // The kind has been parsed before, so this can't fail.
        let (listed, number) = SERIES.read(&self.kind).unwrap_or(("single", 1));
        let mut sheet = Sheet {
            kind: listed.split_once(':').map_or(listed, |(kind, _)| kind),
            target: number.max(1),
            rotates: self.info().rotates,
            seats: (0..seats).map(|person| self.seat(person, self.games.len().max(1) - 1, seats) as u8).collect(),
            games: Vec::new(),
            wins: vec![0; seats],
            points: vec![0.0; seats],
            over: false,
            winners: Vec::new(),
        };
        for (number, game) in self.games.iter().enumerate() {
            sheet.games.push(None);
            let Some(outcome) = &game.outcome else { continue };
            let mut by_person = Outcome { winners: Vec::new(), scores: Vec::new(), reason: outcome.reason };
            let side = |seat: &Seat| usize::from(seat.0) % sides;
            let shared = outcome.winners.iter().any(|seat| side(seat) != side(&outcome.winners[0]));
            for person in 0..seats {
                let seat = self.seat(person, number, seats);
                let points = outcome.scores[seat];
                by_person.scores.push(points);
                sheet.points[person] += points;
                if outcome.winners.contains(&Seat(seat as u8)) {
                    by_person.winners.push(Seat(person as u8));
                    sheet.wins[person] += u32::from(!shared);
                }
            }
            sheet.games[number] = Some(by_person);
        }
        sheet.decide(sides);
        sheet
    }

    /// Writes the record: the series' header, then each game's record.
    pub fn record(&self) -> String {
        let mut text = String::new();
        for (key, value) in [("Series", self.kind.as_str()), ("Game", self.info().id), ("Seed", &self.seed)] {
            text.push_str(&quoted(key, value));
        }
        for game in &self.games {
            text.push('\n');
            text.push_str(&game.record);
        }
        text
    }

    /// Reads a record of a series.
    ///
    /// # Errors
    /// `bad-record` with its line and column, and the series up to there.
    pub fn from_record(text: &str) -> Result<Series, BadRecord<Series>> {
        let begun = Header::read(text, 0).and_then(|header| Series::begin(&header));
        let mut series = begun.map_err(|located| located.bad(None))?;
        for (number, (above, record)) in games(text).into_iter().enumerate() {
            let (session, bad) = match below(&record, above) {
                Ok(session) => (Some(session), None),
                Err(mut bad) => (bad.prefix.take(), Some(bad)),
            };
            let refused = session.and_then(|session| series.read_next(&*session, above, number).err());
            if let Some(BadRecord { error, line, column, .. }) = bad.or(refused) {
                return Err(BadRecord { error, line, column, prefix: Some(Box::new(series)) });
            }
        }
        Ok(series)
    }

    /// Returns the series of a header, without its games.
    pub(crate) fn begin(header: &Header) -> Result<Series, Located> {
        let id = header.game()?;
        let Some((kind, line, column)) = header.get("Series") else {
            return Err(Located::new("this is the record of one game: read it as a Match", "", 1, 1));
        };
        let (_, seed) = header.start();
        let series = Series::new(id, Setup::default(), kind, seed);
        series.map_err(|e| Located::new(&*e.message, kind, line, column))
    }

    /// Adds a game of the record. The first game determines the setup of all games. `above` lines precede the game.
    fn read_next(&mut self, session: &dyn AnyMatch, above: usize, number: usize) -> Result<(), BadRecord> {
        if number == 0 {
            let Rules { seats, options } = session.rules();
            self.setup = Setup { seats: Some(seats), options };
        } else if self.sheet().over || self.games.iter().any(|game| game.outcome.is_none()) {
            return Err(Located::new("no game follows here", "", above + 1, 1).bad(None));
        }
        self.take(session, above, number > 0)
    }
}

/// The records in a series' record, each with the number of lines above it.
pub(crate) fn games(text: &str) -> Vec<(usize, String)> {
    let mut games: Vec<(usize, String)> = Vec::new();
    let mut heads = true;
    for (number, line) in lines(text).enumerate().skip_while(|(_, line)| !line.trim().is_empty()) {
        // A header line after any other line starts the next record.
        let headed = heads;
        heads = plain(line).trim_start().starts_with('[');
        if (heads && !headed) || (games.is_empty() && !line.trim().is_empty()) {
            games.push((number, String::new()));
        }
        if let Some((_, record)) = games.last_mut() {
            record.push_str(line);
            record.push('\n');
        }
    }
    games
}
