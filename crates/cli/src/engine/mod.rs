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

/// No search is asked to run longer than a day.
const LONGEST_MILLIS: u64 = 86_400_000;

/// How the engine is talked to, below its arguments.
const PROTOCOL: &str = "Lines on stdin:
  position P [moves M ; M ; ...]    set the position
  show                              print the position
  legal                             list the legal moves, separated by ' | '
  go millis M | nodes N | depth D   print 'bestmove M value V depth D nodes N millis T'
  stop                              print the best move so far at once
  quit                              end the program
Lines that come during a thought wait for its end, but stop ends it at once. Quit and the end of the input end a thought
that has taken a second; thoughts of nodes that take up to five seconds and exact solutions are finished first.";

#[derive(clap::Args)]
#[command(after_help = PROTOCOL)]
pub struct Args {
    /// The game
    #[arg(value_parser = any_game())]
    game: GameId,
    /// How strong, 1 to 5
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

/// Talks until `quit` or the end of the input.
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

    /// The answer to a line; none where good news is silence.
    fn answer(&mut self, line: &str, input: &mut Input) -> Result<Option<String>, Error> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("position", rest) => self.set_position(rest).map(|()| None),
            ("go", rest) => self.go(rest, input).map(Some),
            // The thoughts before this line have ended early because of it.
            ("stop", "") => Ok(None),
            ("show", "") => Ok(Some(self.session.position())),
            ("legal", "") => {
                let mut moves: Vec<String> = self.session.legal_moves();
                moves.sort_unstable();
                Ok(Some(moves.join(" | ")))
            }
            ("show" | "legal" | "stop" | "quit", rest) => Err(complain("nothing may follow this command", rest)),
            _ => Err(complain("a command is position, show, legal, go, stop or quit", line)),
        }
    }

    /// Takes over a position and plays moves from it; if any of it is bad, what stood before stays.
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
            read.ok_or_else(|| complain(&format!("{how} takes a number from 1 to {most}"), count))
        };
        let limit = match how {
            "millis" => Limit::Millis(within(LONGEST_MILLIS)?),
            "nodes" => Limit::Nodes(within(u64::MAX)?),
            "depth" => Limit::Depth(within(1000)? as u32),
            _ => return Err(complain("go takes millis, nodes or depth and a number", text)),
        };
        let begun = Instant::now();
        let mut cut = |exact| input.cuts(begun.elapsed(), exact);
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
