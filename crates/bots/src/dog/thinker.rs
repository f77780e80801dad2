//! The bot: a search behind the face that all bots have.

use super::levels::{GAMES, ONLY};
use super::search::{Course, Search};
use crate::order::best_first;
use crate::{Choice, How, Review, Thinker, Valued};
use sobremesa_contract::{Dice, Error, Game, Notation, Turn};
use sobremesa_dog::{Observation, Position};

/// Sets a bot to think about what a seat observes.
///
/// # Errors
/// As [`crate::thinker`].
pub fn thinker(observation: &str, how: &How) -> Result<Box<dyn Thinker>, Error> {
    let seen = Observation::read(observation)?.position;
    if !matches!(seen.turn(), Turn::Seat(_)) {
        return Err(seen.refusal(""));
    }
    let mut dice = crate::dice(how.seed, observation);
    let level = if how.review { 5 } else { how.level };
    let mut search = Search::new(seen, dice.word(), how.review);
    search.focus = crate::played(how, search.courses.len(), &|at| Position::write_step(&search.courses[at].steps[0]));
    let budget = how.games(search.courses.len(), &GAMES, ONLY);
    let impulse = (level == 1 && dice.below(4) == 0).then(|| dice.below(search.courses.len() as u32) as usize);
    Ok(Box::new(Bot { search, played: 0, budget, impulse }))
}

struct Bot {
    search: Search,
    played: u64,
    budget: u64,
    /// What a beginner plays without a look.
    impulse: Option<usize>,
}

impl Thinker for Bot {
    fn run(&mut self, nodes: u64) -> bool {
        for _ in 0..nodes {
            if self.played >= self.budget {
                return true;
            }
            self.search.play();
            self.played += 1;
        }
        false
    }

    fn choice(&self) -> Choice {
        let courses = &self.search.courses;
        let best = courses.iter().fold(&courses[0], better);
        let chosen = self.impulse.map_or(best, |at| &courses[at]);
        Choice {
            step: Position::write_step(&chosen.steps[0]),
            value: best.value().into(),
            nodes: self.played,
            depth: None,
        }
    }

    fn review(&self) -> Review {
        let mut moves = Vec::new();
        for course in &self.search.courses {
            let (step, value) = (Position::write_step(&course.steps[0]), course.value().into());
            moves.push(Valued { step, value, error: Some(course.error().into()) });
        }
        best_first(&mut moves, |valued| valued.value);
        Review { exact: false, value: moves[0].value, moves }
    }
}

/// The course that was worth trying more often; before any try the one that looks better.
fn better<'a>(one: &'a Course, other: &'a Course) -> &'a Course {
    if (other.visits, other.look) > (one.visits, one.look) { other } else { one }
}
