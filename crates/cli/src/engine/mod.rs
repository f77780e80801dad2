//! `engine`: a bot that other programs talk to, line by line.

pub mod foreign;
mod input;
pub mod think;

use crate::commands::apply::named;
use crate::engine::think::{Limit, think};
use crate::failure::{Failure, error_line};
use crate::options::{Common, Seed, any_game};
use input::Input;
use sobremesa_core::{Code, Error, Setup};
use sobremesa_session::{AnyMatch, GameId, partial_match};
use std::io::Write;
use std::time::Instant;

/// The longest search: a day.
const LONGEST_MILLIS: u64 = 86_400_000;

/// The protocol, printed below the arguments.
const PROTOCOL: &str = "Example: echo 'go millis 500' | sobremesa engine gobblet

Lines on stdin:
  position P [moves M ; M ; ...]    set the position
  show                              print the position
  legal                             list the legal moves, separated by ' | '
  go millis M | nodes N | depth D   print 'bestmove M value V depth D nodes N millis T'
  stop                              print the best move so far at once
  quit                              end the program
During a search other lines wait, but stop ends it at once. Quit and the end of input end a search after one second;
searches by nodes get up to five seconds, and exact solutions are always finished.";

#[derive(clap::Args)]
#[command(after_help = PROTOCOL)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// Strength from 1 to 5
    #[arg(long, default_value = "5", value_parser = clap::value_parser!(u8).range(1..=5))]
    level: u8,
    #[command(flatten)]
    seed: Seed,
    #[command(flatten)]
    common: Common,
}

struct Engine {
    game: GameId,
    setup: Setup,
    level: u8,
    seed: String,
    session: Box<dyn AnyMatch>,
}

/// Answers lines until `quit` or the end of the input.
pub fn run(args: &Args) -> Result<(), Failure> {
    let game = args.game;
    let setup = args.common.setup(args.game.info())?;
    let session = partial_match(game, &setup, None)?;
    let mut engine = Engine { game, setup, level: args.level, seed: args.seed.text(), session };
    engine.talk(Input::new(), &mut std::io::stdout().lock())
}

impl Engine {
    fn talk(&mut self, mut input: Input, out: &mut dyn Write) -> Result<(), Failure> {
        while let Some(line) = input.next()? {
            let answer = match line.as_deref().map(str::trim) {
                Ok("quit") => return Ok(()),
                Ok(line) => self.answer(line, &mut input),
                Err(error) => Err(error.clone()),
            };
            match answer {
                Ok(None) => continue,
                Ok(Some(text)) => writeln!(out, "{text}")?,
                Err(error) => writeln!(out, "{}", error_line(&error))?,
            }
            out.flush()?;
        }
        Ok(())
    }

    /// The answer to a line, if it has one.
    fn answer(&mut self, line: &str, input: &mut Input) -> Result<Option<String>, Error> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("position", rest) => self.set_position(rest).map(|()| None),
            ("go", rest) => self.go(rest, input).map(Some),
            // This line has already stopped the search.
            ("stop", "") => Ok(None),
            ("show", "") => Ok(Some(self.session.position())),
            ("legal", "") => {
                let mut moves: Vec<String> = self.session.legal_moves();
                moves.sort_unstable();
                Ok(Some(moves.join(" | ")))
            }
            ("show" | "legal" | "stop" | "quit", rest) => Err(complain("expected nothing after this command", rest)),
            _ => Err(complain("expected position, show, legal, go, stop or quit", line)),
        }
    }

    /// Sets a position and plays moves from it. After an error the old position is kept.
    fn set_position(&mut self, text: &str) -> Result<(), Error> {
        let text_and_end = format!("{text} ");
        let (position, moves) = text_and_end.split_once(" moves ").unwrap_or((text, ""));
        let mut session = partial_match(self.game, &self.setup, Some(position.trim_end()))?;
        let moves = moves.trim();
        for (number, text) in (1..).zip(moves.split(';').filter(|_| !moves.is_empty())) {
            let text = text.trim();
            session.play(text).map_err(|error| named(error, text, number))?;
        }
        self.session = session;
        Ok(())
    }

    fn go(&self, text: &str, input: &mut Input) -> Result<String, Error> {
        let (how, count) = text.split_once(' ').unwrap_or((text, ""));
        let count = count.trim();
        let within = |most: u64| {
            let read = count.parse().ok().filter(|number| (1..=most).contains(number));
            read.ok_or_else(|| complain(&format!("go {how}: expected a number from 1 to {most}"), count))
        };
        let limit = match how {
            "millis" => Limit::Millis(within(LONGEST_MILLIS)?),
            "nodes" => Limit::Nodes(within(u64::MAX)?),
            "depth" => Limit::Depth(within(1000)? as u32),
            _ => return Err(complain("go: expected millis, nodes or depth with a number", text)),
        };
        let begun = Instant::now();
        let mut cut = |soon| input.cuts(begun.elapsed(), soon);
        let (choice, time) = think(&*self.session, self.level, &self.seed, limit, &mut cut)?;
        Ok(format!(
            "bestmove {} value {:.6} depth {} nodes {} millis {}",
            choice.action,
            choice.value,
            choice.depth.unwrap_or(0),
            choice.nodes,
            time.as_millis()
        ))
    }
}

fn complain(message: &str, token: &str) -> Error {
    Error::new(Code::BadArgument, message, token, 0)
}
