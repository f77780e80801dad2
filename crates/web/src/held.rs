//! What JavaScript holds: matches, series, thinkers. One class that answers questions by name, since every exported
//! function of its own costs the page on both sides of the border.

use crate::error;
use crate::values::{given, number, setup, to_js};
use sobremesa_bots::{How, Thinker, Valued, thinker};
use sobremesa_contract::{Code, Error, Eye, Plain, SERIES, Seat, Show, parts};
use sobremesa_table::{Listed, Series, Table, from_record, new_match, seed_number};
use wasm_bindgen::prelude::*;

/// A match, a series or a thinker.
#[wasm_bindgen]
pub struct Held(Box<dyn Asked>);

/// What answers questions. `about` is a notation, a number or a record, as the question needs; the facade in
/// `www/api` asks nothing else, and nothing out of range.
trait Asked {
    fn ask(&mut self, question: &str, about: &str) -> Result<Plain, JsValue>;
}

#[wasm_bindgen]
impl Held {
    /// Makes one, of words with NUL between them. For a `match` and a `series` these are game, seats (or nothing), seed, `=`
    /// and a position (or nothing), then options as key, value, key, value; a `record` and a `series-record` are read from one
    /// word; a `thinker` has game, observation, level, seed, nodes (or nothing), whether it is timed (or nothing), whether it
    /// reviews, `=` and the move that was played (or nothing).
    ///
    /// # Errors
    /// `bad-argument`, `bad-setup`, `bad-position`, `bad-record`, `game-over`, `not-chance`.
    pub fn make(kind: &str, words: &str) -> Result<Held, JsValue> {
        let words: Vec<&str> = parts(words, '\0').collect();
        let word = |place: usize| words.get(place).copied().unwrap_or_default();
        let held: Box<dyn Asked> = match kind {
            "record" => from_record(word(0)).map_err(error::bad_record)?,
            "series-record" => {
                Box::new(Series::from_record(word(0)).map_err(|(bad, prefix)| error::bad_series(bad, &prefix))?)
            }
            "thinker" => {
                let how = How {
                    level: number(word(2)).unwrap_or(0) as u8,
                    seed: seed_number(word(3)),
                    nodes: number(word(4)),
                    timed: !word(5).is_empty(),
                    review: !word(6).is_empty(),
                    played: given(word(7)),
                };
                Box::new(thinker(word(0), word(1), &how).map_err(error::js)?)
            }
            _ => start(kind, &words).map_err(error::js)?,
        };
        Ok(Held(held))
    }

    /// Asks it something.
    ///
    /// # Errors
    /// As the question's own.
    pub fn ask(&mut self, question: &str, about: &str) -> Result<JsValue, JsValue> {
        self.0.ask(question, about).map(|answer| to_js(&answer))
    }
}

fn start(kind: &str, words: &[&str]) -> Result<Box<dyn Asked>, Error> {
    let [game, seats, seed, position, options @ ..] = words else {
        return Err(Error::new(Code::BadArgument, "words are missing", "", 0));
    };
    let seats = number(seats).map(|seats| seats as u8);
    let (info, setup) = setup(game, seats, options)?;
    if kind == "match" {
        return Ok(new_match(game, &setup, given(position), seed)?);
    }
    let asked = options.chunks_exact(2).find(|pair| pair[0] == SERIES.key);
    Ok(Box::new(Series::new(info, setup, asked.map_or(SERIES.default(), |pair| pair[1]), seed)?))
}

fn texts(texts: Vec<String>) -> Plain {
    Plain::List(texts.into_iter().map(Plain::Text).collect())
}

impl Asked for Table {
    fn ask(&mut self, question: &str, about: &str) -> Result<Plain, JsValue> {
        let seat = || number(about).map_or(Eye::Onlooker, |seat| Eye::Seat(Seat(seat as u8)));
        Ok(match question {
            "play" => {
                self.play(about).map_err(error::js)?;
                self.told().plain()
            }
            "chance" => {
                self.resolve_chance().map_err(error::js)?;
                self.told().plain()
            }
            "preview" => {
                let (events, outcome) = self.preview(about).map_err(error::js)?;
                Plain::object().with("events", events).with("outcome", outcome)
            }
            "undo" => self.undo().plain(),
            "redo" => self.redo().plain(),
            "moves" | "chances" => {
                let is_move = question == "moves";
                let mut list = Vec::new();
                for Listed { step, path, weight } in self.list() {
                    let plain = Plain::object().with("notation", Plain::Text(step));
                    if is_move {
                        list.push(plain.with("path", texts(path)));
                    } else if weight > 0 {
                        list.push(plain.with("weight", weight));
                    }
                }
                Plain::List(list)
            }
            "steps" => texts(self.steps().to_vec()),
            "options" => {
                let pairs = self.options().into_iter().map(|(key, value)| (key, Plain::Text(value)));
                Plain::Object(pairs.collect())
            }
            "position" => Plain::Text(self.position()),
            "view" => self.view(seat()),
            "observation" => Plain::Text(self.observation(Seat(number(about).unwrap_or(0) as u8))),
            "record" => Plain::Text(self.record()),
            _ => Plain::object()
                .with("game", self.info().id)
                .with("seats", self.seats())
                .with("ply", self.ply() as u32)
                .with("seed", self.seed())
                .with("future", self.future() as u32)
                .with("turn", self.turn())
                .with("outcome", self.outcome()),
        })
    }
}

impl Asked for Series {
    fn ask(&mut self, question: &str, about: &str) -> Result<Plain, JsValue> {
        Ok(match question {
            "keep" => {
                self.keep(about).map_err(error::bad_record)?;
                Plain::Nothing
            }
            "next" => self.open_next().plain(),
            "game" => self.info().id.plain(),
            "match" => self.current().plain(),
            "record" => Plain::Text(self.record()),
            _ => self.sheet().plain(),
        })
    }
}

impl Asked for Box<dyn Thinker> {
    fn ask(&mut self, question: &str, about: &str) -> Result<Plain, JsValue> {
        Ok(match question {
            "run" => self.run(number(about).unwrap_or(1)).plain(),
            "progress" => self.progress().plain(),
            "choice" => {
                let choice = self.choice();
                let plain = Plain::object()
                    .with("move", Plain::Text(choice.step))
                    .with("value", choice.value)
                    .with("nodes", choice.nodes as f64);
                match choice.depth {
                    Some(depth) => plain.with("depth", depth),
                    None => plain,
                }
            }
            _ => {
                let review = self.review();
                let plain = |Valued { step, value, error }: Valued| {
                    let plain = Plain::object().with("notation", Plain::Text(step)).with("value", value);
                    plain.with("error", error.map_or(Plain::Nothing, Plain::Number))
                };
                let moves = Plain::List(review.moves.into_iter().map(plain).collect());
                Plain::object().with("exact", review.exact).with("value", review.value).with("moves", moves)
            }
        })
    }
}
