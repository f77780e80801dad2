//! What counts at Gobblet: the search plays against itself, and each position's evaluation moves towards what followed, which is
//! what the search thought of the positions after it, the nearer the more, and the result (TD(0.9)).

use super::parts::{Parts, Sum, weights};
use crate::progress::Progress;
use crate::workers::in_parallel;
use sobremesa_bots::gobblet::inside::{Board, NONE, Plan, Search, Sight, WON, has_four, is_place};
use sobremesa_core::{Dice, SplitMix};

/// Nodes a move.
const NODES: u32 = 2_500;

/// Games begin with up to so many random moves ...
const OPENING: u32 = 8;

/// ... and of a hundred later moves so many are random: what leads there is evaluated by the search alone.
const RANDOM: u32 = 4;

/// A game without an end by then tells nothing.
const LONGEST: u32 = 160;

/// How much of what followed counts, move by move.
const LAMBDA: f32 = 0.9;

/// How often all positions are gone through, and how far weights move at first; towards the end not at all. Those of bent sums
/// tell in two ways and are moved less.
const ROUNDS: usize = 6;
const STRIDE: f32 = 0.015;
const BENT_STRIDE: f32 = 0.003;

/// A quiet position and the mover's share of the win in what followed.
struct Lesson {
    board: Board,
    share: f32,
}

/// The weights after so many games, in logits.
pub fn learn(games: u64, seed: u64) -> Vec<f32> {
    let mut progress = Progress::new("games", games);
    let mut lessons = Vec::new();
    let mut played = 0;
    in_parallel(games, &|number| play(SplitMix(seed.wrapping_add(number))), &mut |more| {
        lessons.extend(more);
        played += 1;
        progress.done(played);
        true
    });
    drop(progress);
    fitted(&mut lessons, &mut SplitMix(seed))
}

/// A game of the search against itself.
fn play(mut dice: SplitMix) -> Vec<Lesson> {
    let mut board = Board::default();
    let mut past: Vec<Board> = Vec::new();
    // What stood, what the search gave the mover, and whether it was followed.
    let mut seen = Vec::new();
    let opening = dice.below(OPENING + 1);
    for ply in 0..LONGEST {
        let sight = Sight::of(&board);
        let mut moves = Vec::new();
        sight.moves(u16::MAX, false, |m| moves.push(m));
        if sight.winning() != NONE {
            return taught(&seen, 1.0);
        }
        if moves.is_empty() {
            return taught(&seen, 0.0);
        }
        if past.iter().filter(|before| before.key() == board.key()).count() > 1 {
            return taught(&seen, 0.5);
        }
        let mut chosen = moves[dice.below(moves.len() as u32) as usize];
        if ply >= opening {
            let nodes = u64::from(NODES / 2 + dice.below(NODES));
            let plan = Plan { depth: i32::MAX, nodes, margin: 0, blind: 0, repetitions: 3, table: 12 };
            let mut search = Search::new(board, &past, &moves, plan);
            search.run(nodes);
            let best = search.root[0];
            if best.value.abs() >= WON {
                return taught(&seen, if best.value > 0 { 1.0 } else { 0.0 });
            }
            let follows = dice.below(100) >= RANDOM;
            seen.push((board, share(best.value as f32 / 100.0), follows));
            if follows {
                chosen = best.m;
            }
        }
        if is_place(chosen) {
            past.clear();
        } else {
            past.push(board);
        }
        board = board.play(chosen);
        let after = Sight::of(&board);
        if has_four(after.me.shown) || has_four(after.you.shown) {
            // A random move ended it, so what was before is evaluated by the search alone.
            return taught(&seen, 0.5);
        }
    }
    Vec::new()
}

/// What a game teaches that ended with this share for the side to move.
fn taught(seen: &[(Board, f32, bool)], mut ahead: f32) -> Vec<Lesson> {
    let mut lessons = Vec::new();
    for &(board, own, followed) in seen.iter().rev() {
        // The other side's share is what is left.
        ahead = if followed { LAMBDA * (1.0 - ahead) + (1.0 - LAMBDA) * own } else { own };
        let sight = Sight::of(&board);
        // Who is threatened is never evaluated.
        if sight.answers().is_none() {
            lessons.push(Lesson { board, share: ahead });
        }
    }
    lessons
}

/// A share of the win for a value in logits.
fn share(value: f32) -> f32 {
    1.0 / (1.0 + (-value).exp())
}

/// Moves the weights that are known (stochastic gradient descent).
fn fitted(lessons: &mut [Lesson], dice: &mut SplitMix) -> Vec<f32> {
    let parts = Parts::default();
    let mut weights: Vec<f32> = weights().map(|weight| f32::from(weight) / 50.0).to_vec();
    let steps = (ROUNDS * lessons.len()) as f32;
    let mut progress = Progress::new("fit", ROUNDS as u64);
    let mut there = Vec::new();
    for round in 0..ROUNDS {
        for at in (1..lessons.len()).rev() {
            lessons.swap(at, dice.below(at as u32 + 1) as usize);
        }
        for (at, lesson) in lessons.iter().enumerate() {
            there.clear();
            let mut sums = [0.0; 3];
            parts.each(&Sight::of(&lesson.board), &mut |weight, sum, sign| {
                sums[sum as usize] += weights[weight] * f32::from(sign);
                there.push((weight, sum, f32::from(sign)));
            });
            let bend = |sum: f32| if sum > 0.0 { 1.0 } else { 0.125 };
            let [worth, mine, yours] = sums;
            let miss = lesson.share - share(worth + mine * bend(mine) - yours * bend(yours));
            let far = miss * (1.0 - (round * lessons.len() + at) as f32 / steps);
            for &(weight, sum, sign) in &there {
                weights[weight] += far
                    * match sum {
                        Sum::Worth => STRIDE * sign,
                        Sum::Mine => BENT_STRIDE * bend(mine),
                        Sum::Yours => -BENT_STRIDE * bend(yours),
                    };
            }
        }
        progress.done(round as u64 + 1);
    }
    weights
}
