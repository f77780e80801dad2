//! The bot: a search behind the face that all bots have.

use super::judge::play_out;
use super::levels::GAMES;
use super::search::{Node, Search};
use crate::order::best_first;
use crate::{Choice, How, Review, Thinker};
use sobremesa_contract::{Code, Error, Game, Notation, Turn};
use sobremesa_muros::{Lay, Observation, Position, Step};

/// Sets a bot to think about what a seat observes.
///
/// # Errors
/// As [`crate::thinker`].
pub fn thinker(observation: &str, how: &How) -> Result<Box<dyn Thinker>, Error> {
    let seen = Observation::read(observation)?.position;
    match seen.turn() {
        Turn::Seat(_) => {}
        Turn::Chance => return Err(Error::new(Code::NotChance, "chance is to act", "", 0)),
        Turn::Over => return Err(Error::new(Code::GameOver, "the game has ended", "", 0)),
    }
    let mut dice = crate::dice(how.seed, observation);
    let mut impulse = None;
    let level = if how.review { 5 } else { how.level };
    if level < 3 {
        let mut world = seen;
        world.fill(&mut dice);
        play_out(&mut world, &mut dice, if level == 1 { 1 } else { super::judge::GLANCES }, &mut |_, lay| {
            impulse.get_or_insert(lay);
        });
        if seen.must_pass() {
            impulse = None;
        }
    }
    let search = Search::new(seen, dice, how.review);
    let budget = match how.nodes {
        Some(nodes) => nodes.max(1),
        None if how.timed => u64::MAX,
        None => GAMES[usize::from(level - 1)].max(1),
    };
    let cap = if level < 3 { 1 } else { budget };
    Ok(Box::new(Bot { search, played: 0, budget: cap, impulse }))
}

struct Bot {
    search: Search,
    played: u64,
    budget: u64,
    /// What a level that does not look ahead plays.
    impulse: Option<Lay>,
}

fn written(lay: Option<Lay>) -> String {
    Position::write_step(&lay.map_or(Step::Pass, Step::Lay))
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        let only = self.search.choices().len() == 1;
        for _ in 0..nodes {
            if self.played >= self.budget || self.search.is_proven() || (only && self.played > 0) {
                return true;
            }
            self.search.play();
            self.played += 1;
        }
        self.played >= self.budget
    }

    fn choice(&self) -> Choice {
        let choices = self.search.choices();
        let rank = |node: &Node| match node.proven {
            Some(share) if share >= 1.0 || self.search.is_proven() => f32::MAX * share,
            _ => node.visits as f32 + node.value() * 0.5,
        };
        let mut best = &choices[0];
        for node in choices {
            if rank(node) > rank(best) {
                best = node;
            }
        }
        let step = written(self.impulse.or(best.lay));
        let value = if self.played > 0 { best.value().into() } else { 0.5 };
        Choice { step, value, nodes: self.played, depth: None }
    }

    fn review(&self) -> Review {
        let choices = self.search.choices();
        let mut moves: Vec<(String, f64)> = Vec::new();
        for node in choices {
            moves.push((written(node.lay), node.value().into()));
        }
        best_first(&mut moves, |(_, value)| *value);
        let exact = choices.iter().all(|node| node.proven.is_some());
        Review { exact, value: moves[0].1, moves }
    }
}
