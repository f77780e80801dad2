//! What counts at first sight: two teams play by weights a little to either side of those that are known; these then move
//! towards the team that won more.

use super::play;
use crate::progress::Progress;
use crate::workers::in_parallel;
use sobremesa_bots::dog::inside::{Weights, weights};
use sobremesa_core::{Dice, SplitMix};
use sobremesa_session::Dog;

/// Games between two teams, half of them with the sides changed.
const GAMES: u64 = 40;

/// How far the teams' weights are from those that are known: so much, and a part of what they are.
const APART: [f32; 2] = [0.02, 0.15];

/// How far weights move towards those of a team that won all games, of their distance.
const STRIDE: f32 = 0.6;

/// The weights after so many games.
pub fn tune(start: &Dog, games: u64, seed: u64) -> Vec<f32> {
    let duels = games.div_ceil(GAMES);
    let mut dice = SplitMix(seed);
    let mut weights = weights(start.house());
    let mut progress = Progress::new("tune", duels);
    for duel in 0..duels {
        let apart = weights.map(|weight| {
            let far = APART[0] + APART[1] * weight.abs();
            if dice.below(2) > 0 { far } else { -far }
        });
        let team = |sign: f32| {
            let mut team = weights;
            team.iter_mut().zip(apart).for_each(|(weight, apart)| *weight += sign * apart);
            team
        };
        let teams = [team(1.0), team(-1.0)];
        let openings = dice.word();
        let mut lead = 0;
        in_parallel(GAMES, &|number| compare(start, &teams, openings, number), &mut |won| {
            lead += won;
            true
        });
        // Shorter strides towards the end.
        let stride = STRIDE * (1.0 - duel as f32 / duels as f32) * lead as f32 / GAMES as f32;
        weights.iter_mut().zip(apart).for_each(|(weight, apart)| *weight += stride * apart);
        progress.done(duel + 1);
    }
    weights.to_vec()
}

/// Plays a game: 1 where the first team wins it, -1 where the second one does. Two games in a row have the same dice.
fn compare(start: &Dog, teams: &[Weights; 2], openings: u64, number: u64) -> i32 {
    let mut dice = SplitMix(openings.wrapping_add(number / 2));
    let house = *start.house();
    let team = |seat: u8| (u64::from(seat.min(house.partner(seat))) + number) as usize % 2;
    let outcome = play(start, &mut dice, &|seat| teams[team(seat)], &mut |_| ());
    outcome.map_or(0, |outcome| if team(outcome.winners[0].0) == 0 { 1 } else { -1 })
}
