//! A position whose game is known only when the program runs, its steps as texts: so all that is done with positions of
//! every game stands in the page once.

use sobremesa_contract::{
    Chances, Dice, Error, Eye, Info, LISTED_CHANCES, Notation, Outcome, Plain, Rules, Seat, Setup, Show, Turn,
};
use std::any::Any;
use std::hash::{Hash, Hasher};

/// How a game begins: at its usual start, or from a position in its notation.
pub(crate) type Begin = fn(Option<&str>, &Setup) -> Result<Box<dyn Board>, Error>;

/// [`Begin`] of these rules.
pub(crate) fn begin<G: Notation>(position: Option<&str>, setup: &Setup) -> Result<Box<dyn Board>, Error> {
    Ok(Box::new(match position {
        Some(text) => G::read_position(text, setup)?,
        None => G::start(&setup.rules(G::INFO)?),
    }))
}

/// A legal move or an outcome of chance.
pub struct Listed {
    /// The step in the game's notation.
    pub step: String,
    /// The places that a person touches.
    pub path: Vec<String>,
    /// How much an outcome of chance weighs; 0 for a move.
    pub weight: u32,
}

/// A position and its rules. See [`sobremesa_contract::Game`] for what each means.
pub(crate) trait Board: Any {
    fn info(&self) -> &'static Info;
    fn rules(&self) -> Rules;
    fn turn(&self) -> Turn;
    fn outcome(&self) -> Option<Outcome>;
    fn view(&self, eye: Eye) -> Plain;
    fn perft(&self, depth: u32) -> u64;
    fn knows_all(&self) -> bool;
    fn observation(&self, seat: Seat, steps: &[String], score: &[u32]) -> String;

    /// Whether it is the game's usual start.
    fn is_start(&self) -> bool;

    /// The position as an eye sees it; with its options it can be read without a setup.
    fn write(&self, eye: Eye, options: bool) -> String;

    /// What may be played, in the rules' order; of chance what can be listed.
    fn list(&self) -> Vec<Listed>;

    /// Draws one outcome of chance.
    fn draw(&self, dice: &mut dyn Dice) -> Option<String>;

    /// Plays a step: what comes after it, and how the game writes it.
    fn play(&self, text: &str) -> Result<(Box<dyn Board>, String), Error>;

    /// What a step of this position tells the public.
    fn tell(&self, text: &str) -> Vec<Plain>;

    /// For a draw by repetition: how many times it must stand.
    fn repetition(&self) -> u8;

    /// The key of what must stand again, where the position counts.
    fn standing(&self) -> Option<u32>;

    /// Whether what must stand again stands in another position of this game.
    fn stands_in(&self, other: &dyn Board) -> bool;
}

impl dyn Board {
    /// As the rules have it, if they are these.
    pub(crate) fn is<G: Notation>(&self) -> Option<&G> {
        (self as &dyn Any).downcast_ref()
    }
}

impl<G: Notation> Board for G {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn rules(&self) -> Rules {
        self.rules()
    }

    fn turn(&self) -> Turn {
        self.turn()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome()
    }

    fn view(&self, eye: Eye) -> Plain {
        self.view(eye).plain()
    }
    fn perft(&self, depth: u32) -> u64 {
        self.perft(depth)
    }

    fn knows_all(&self) -> bool {
        self.knows_all()
    }

    fn observation(&self, seat: Seat, steps: &[String], score: &[u32]) -> String {
        self.observation(seat, steps, score)
    }

    fn is_start(&self) -> bool {
        G::start(&self.rules()) == *self
    }

    fn write(&self, eye: Eye, options: bool) -> String {
        let position = self.write(eye);
        if options { position + &self.write_options() } else { position }
    }

    fn list(&self) -> Vec<Listed> {
        let mut list = Vec::new();
        let mut add = |step: &G::Step, weight| {
            list.push(Listed { step: G::write_step(step), path: self.path(step), weight });
        };
        for step in &self.legal_steps() {
            add(step, 0);
        }
        if let Chances::Listed(outcomes) = self.chances()
            && outcomes.len() <= LISTED_CHANCES
        {
            for (step, weight) in &outcomes {
                add(step, *weight);
            }
        }
        list
    }

    fn draw(&self, dice: &mut dyn Dice) -> Option<String> {
        self.draw(dice).map(|step| G::write_step(&step))
    }

    fn play(&self, text: &str) -> Result<(Box<dyn Board>, String), Error> {
        let step = self.find_step(text)?;
        let mut next = self.clone();
        next.play_unchecked(&step, &mut |_| ());
        Ok((Box::new(next), G::write_step(&step)))
    }

    fn tell(&self, text: &str) -> Vec<Plain> {
        let mut told = Vec::new();
        if let Ok(step) = G::read_step(text) {
            let mut tell = |event| told.extend(G::seen(&event, Eye::Onlooker).map(|event| event.plain()));
            self.clone().play_unchecked(&step, &mut tell);
        }
        told
    }

    fn repetition(&self) -> u8 {
        G::REPETITION
    }

    fn standing(&self) -> Option<u32> {
        if G::REPETITION == 0 { None } else { self.standing().map(|standing| key(&standing)) }
    }

    fn stands_in(&self, other: &dyn Board) -> bool {
        G::REPETITION > 0 && other.is::<G>().is_some_and(|other| other.standing() == self.standing())
    }
}

/// FNV-1a over what a standing consists of.
struct Key(u32);

impl Hasher for Key {
    fn write(&mut self, bytes: &[u8]) {
        self.0 = bytes.iter().fold(self.0, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    }

    fn finish(&self) -> u64 {
        u64::from(self.0)
    }
}

fn key(standing: &impl Hash) -> u32 {
    let mut key = Key(0x811C_9DC5);
    standing.hash(&mut key);
    // The low bits choose the chain, and FNV mixes them least.
    key.0 ^ (key.0 >> 15)
}
