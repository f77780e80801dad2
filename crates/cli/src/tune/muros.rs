//! What the second phase of Muros promises between two: the search plays against itself with open hands, and each position's
//! evaluation moves towards what followed, which is what the search thought of the positions after it, the nearer the more,
//! and the result (TD(0.8)). It goes on from the weights that are known.

use crate::progress::Progress;
use crate::workers::in_parallel;
use sobremesa_bots::data::{MUROS, numbers};
use sobremesa_bots::muros::inside::{LINES_SAMPLED, MARKS, OPINIONS, PARTS, Search, WEIGHTS, marks, play_out, shares};
use sobremesa_core::{Dice, Game, SplitMix, Turn};
use sobremesa_muros::{Action, HALF};
use sobremesa_session::Muros;

/// Playouts a move.
const PLAYOUTS: u32 = 300;

/// Of a hundred moves so many are random: what leads there is evaluated by the search alone.
const RANDOM: u32 = 5;

/// How much of what followed counts, move by move.
const LAMBDA: f32 = 0.8;

/// How often all positions are gone through, and how far weights move at first; towards the end not at all.
const ROUNDS: usize = 4;
const STRIDE: f32 = 0.02;

/// What is looked at in each colour.
type Marks = [[i32; MARKS]; 4];

/// A position and the mover's share of the win in what followed.
struct Lesson {
    marks: Marks,
    share: f32,
}

/// A position of a game under way.
struct Seen {
    marks: Marks,
    mover: usize,
    /// What the search gave the mover.
    own: f32,
    /// Whether what it chose was played.
    followed: bool,
}

/// The weights after so many games.
pub fn learn(start: &Muros, games: u64, seed: u64) -> Vec<f32> {
    let mut progress = Progress::new("games", games);
    let mut lessons = Vec::new();
    let mut played = 0;
    in_parallel(games, &|number| play(*start, SplitMix(seed.wrapping_add(number))), &mut |more| {
        lessons.extend(more);
        played += 1;
        progress.done(played);
        true
    });
    drop(progress);
    fitted(&mut lessons, &mut SplitMix(seed))
}

/// A game of the search against itself, of which the second phase teaches.
fn play(mut position: Muros, mut dice: SplitMix) -> Vec<Lesson> {
    while position.turn() == Turn::Chance
        && let Some(action) = position.draw(&mut dice)
    {
        position.advance(&action);
    }
    play_out(&mut position, HALF, &mut dice, LINES_SAMPLED, &mut |_, _| ());
    let mut seen = Vec::new();
    while position.turn() != Turn::Over {
        if position.must_pass() {
            position.pass();
            continue;
        }
        let mut search = Search::new(position, SplitMix(dice.word()), false);
        for _ in 0..PLAYOUTS {
            if search.is_proven() {
                break;
            }
            search.play();
        }
        let choices = search.choices();
        let best = &choices[search.best()];
        let follows = dice.below(100) >= RANDOM;
        let chosen = if follows { best } else { &choices[dice.below(choices.len() as u32) as usize] };
        seen.push(Seen { marks: marks(&position), mover: position.mover(), own: best.value(), followed: follows });
        position.advance(&chosen.lay.map_or(Action::Pass, Action::Lay));
    }
    taught(&seen, shares(&position))
}

/// What a game teaches that ended with these shares of the win.
fn taught(seen: &[Seen], shares: [f32; 4]) -> Vec<Lesson> {
    // The share of the first seat in what comes after.
    let mut ahead = shares[0];
    let lesson = |seen: &Seen| {
        let after = if seen.mover == 0 { ahead } else { 1.0 - ahead };
        let share = if seen.followed { LAMBDA * after + (1.0 - LAMBDA) * seen.own } else { seen.own };
        ahead = if seen.mover == 0 { share } else { 1.0 - share };
        Lesson { marks: seen.marks, share }
    };
    seen.iter().rev().map(lesson).collect()
}

/// Moves the weights that are known (stochastic gradient descent).
fn fitted(lessons: &mut [Lesson], dice: &mut SplitMix) -> Vec<f32> {
    let mut weights = numbers::<WEIGHTS>(MUROS, 0).map(|weight| f32::from(weight) / PARTS);
    let steps = (ROUNDS * lessons.len()) as f32;
    let mut progress = Progress::new("fit", ROUNDS as u64);
    for round in 0..ROUNDS {
        for at in (1..lessons.len()).rev() {
            lessons.swap(at, dice.below(at as u32 + 1) as usize);
        }
        for (at, lesson) in lessons.iter().enumerate() {
            let left = 1.0 - (round * lessons.len() + at) as f32 / steps;
            descend(&mut weights, lesson, STRIDE * left);
        }
        progress.done(round as u64 + 1);
    }
    weights.to_vec()
}

/// What a sum of marks counts, and how steeply: always above 0, and smooth.
fn mattering(sum: f32) -> (f32, f32) {
    if sum > 0.0 { (1.0 + sum, 1.0) } else { (1.0 / (1.0 - sum), 1.0 / ((1.0 - sum) * (1.0 - sum))) }
}

fn weighed(by: &[f32], marks: &[i32; MARKS]) -> f32 {
    by.iter().zip(marks).map(|(by, &mark)| by * mark as f32).sum()
}

/// One step down the squared difference between the evaluation and what followed.
fn descend(weights: &mut [f32; WEIGHTS], lesson: &Lesson, stride: f32) {
    // Of each opinion, and in it each colour: how much it matters, how steeply, and what it is worth.
    let mut found = [[(0.0, 0.0, 0.0); 4]; OPINIONS];
    let mut means = [(0.0, 0.0); OPINIONS];
    let mut promise = weights[WEIGHTS - 1];
    for (number, opinion) in weights.chunks_exact(2 * MARKS).enumerate() {
        let (matter, worth) = opinion.split_at(MARKS);
        for (marks, found) in lesson.marks.iter().zip(&mut found[number]) {
            let (weight, steep) = mattering(weighed(matter, marks));
            *found = (weight, steep, weighed(worth, marks));
        }
        let all: f32 = found[number].iter().map(|(weight, ..)| weight).sum();
        let mean = found[number].iter().map(|(weight, _, worth)| weight * worth).sum::<f32>() / all;
        means[number] = (all, mean);
        promise += mean;
    }
    let bent = 1.0 + promise * promise;
    let share = 0.5 + 0.5 * promise / bent.sqrt();
    let far = stride * (lesson.share - share) * 0.5 / (bent * bent.sqrt());
    for (number, opinion) in weights.chunks_exact_mut(2 * MARKS).enumerate() {
        let (all, mean) = means[number];
        let (matter, value) = opinion.split_at_mut(MARKS);
        for (marks, &(weight, steep, worth)) in lesson.marks.iter().zip(&found[number]) {
            for (at, &mark) in marks.iter().enumerate() {
                matter[at] += far * (worth - mean) / all * steep * mark as f32;
                value[at] += far * weight / all * mark as f32;
            }
        }
    }
    weights[WEIGHTS - 1] += far;
}

#[cfg(test)]
mod tests {
    use super::*;
    use sobremesa_bots::muros::inside::evaluate;
    use sobremesa_core::Setup;

    /// A position of the second phase.
    fn position(seed: u64) -> Muros {
        let mut dice = SplitMix(seed);
        let mut position = Muros::start(&Setup::default().rules(Muros::INFO).unwrap());
        while let Some(action) = position.draw(&mut dice) {
            position.advance(&action);
        }
        play_out(&mut position, HALF + 4, &mut dice, LINES_SAMPLED, &mut |_, _| ());
        position
    }

    #[test]
    fn a_step_down_brings_the_evaluation_nearer_to_what_followed() {
        let mut moved = 0;
        for seed in 0..20 {
            let position = position(seed);
            let known = numbers::<WEIGHTS>(MUROS, 0).map(|weight| f32::from(weight) / PARTS);
            let value = |weights: &[f32; WEIGHTS]| {
                // What followed is so far away that the way there tells where one stands.
                let (mut weights, before) = (*weights, weights[WEIGHTS - 1]);
                descend(&mut weights, &Lesson { marks: marks(&position), share: 0.5 }, 1.0);
                before - weights[WEIGHTS - 1]
            };
            // Above one half where the evaluation is: the same formula.
            assert_eq!(value(&known) > 0.0, evaluate(&position) > 0.5, "{seed}");
            for share in [0.0, 1.0] {
                let mut weights = known;
                descend(&mut weights, &Lesson { marks: marks(&position), share }, 0.001);
                moved += u32::from(weights != known);
                assert_eq!(weights[WEIGHTS - 1] > known[WEIGHTS - 1], share > 0.5);
            }
        }
        assert_eq!(moved, 40);
    }
}
