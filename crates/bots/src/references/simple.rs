//! Two opponents that do not search.

use crate::{Choice, How, Review, Thinker};
use sobremesa_contract::{Code, Dice, Error, Game, Notation, Outcome, SplitMix};
use sobremesa_gobblet::{LINES, Observation, Position, Step};

/// A decision made at once.
pub struct Decided(Choice);

impl Thinker for Decided {
    fn run(&mut self, _nodes: u64) -> bool {
        true
    }

    fn choice(&self) -> Choice {
        self.0.clone()
    }

    fn review(&self) -> Review {
        Review { exact: false, moves: vec![(self.0.step.clone(), self.0.value)] }
    }
}

fn read(observation: &str) -> Result<(Position, Vec<Step>), Error> {
    let position = Observation::read(observation)?.position;
    let steps = position.legal_steps();
    if steps.is_empty() {
        return Err(Error::new(Code::GameOver, "the game has ended", "", 0));
    }
    Ok((position, steps))
}

fn decided(step: &Step) -> Decided {
    Decided(Choice { step: Position::write_step(step), value: 0.5, nodes: 1, depth: None })
}

/// Any legal move, all equally likely.
pub fn random(observation: &str, how: &How) -> Result<Decided, Error> {
    let (_, steps) = read(observation)?;
    let at = SplitMix(how.seed).below(steps.len() as u32);
    Ok(decided(&steps[at as usize]))
}

/// Wins at once, else keeps the other side from winning at once, else shows as much as it can in open lines.
pub fn greedy(observation: &str, how: &How) -> Result<Decided, Error> {
    let (position, steps) = read(observation)?;
    let mover = position.mover();
    let mut dice = SplitMix(how.seed);
    let worth = |step: &Step| {
        let after = played(&position, step);
        if let Some(outcome) = after.outcome() {
            return won(&outcome, mover);
        }
        let loses = after
            .legal_steps()
            .iter()
            .any(|reply| played(&after, reply).outcome().is_some_and(|outcome| won(&outcome, 1 - mover) > 0));
        let (mine, yours) = (after.shown(mover), after.shown(1 - mover));
        let lines = |us, them| {
            let open = LINES.iter().filter(|&&line| (line & them) == Default::default());
            open.map(|&line| (line & us).count().pow(2)).sum::<u32>() as i32
        };
        if loses { -1000 } else { lines(mine, yours) - lines(yours, mine) }
    };
    let best = steps.iter().map(|step| (worth(step), dice.word(), step)).max_by_key(|(worth, tie, _)| (*worth, *tie));
    Ok(decided(best.map_or(&steps[0], |(_, _, step)| step)))
}

fn played(position: &Position, step: &Step) -> Position {
    let mut after = position.clone();
    after.play_unchecked(step, &mut |_| ());
    after
}

fn won(outcome: &Outcome, seat: u8) -> i32 {
    match outcome.winners.as_slice() {
        [winner] if winner.0 == seat => 10_000,
        [_] => -10_000,
        _ => 0,
    }
}
