//! What counts where quick games are left, which is at the end of a round: games are played at first sight, and the weights
//! are those by which the winners of all games were the likeliest (logistic regression, by Newton's method).

use super::play;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::workers::in_parallel;
use sobremesa_bots::dog::inside::{ALL, Phase, each_feature, weights};
use sobremesa_core::SplitMix;
use sobremesa_session::Dog;

/// What keeps weights near nothing that hardly any game tells of: as much as so many ends of rounds.
const RIDGE: f64 = 300.0;

/// Newton's steps: after these, nothing changes any more.
const STEPS: usize = 8;

/// An end of a round: how much more of each feature there is on the first team's side, and whether it won.
struct End {
    features: [f32; ALL],
    won: bool,
}

/// The weights that so many games tell.
///
/// # Errors
/// Exit 2 where there are not two teams.
pub fn learn(start: &Dog, games: u64, seed: u64) -> Result<Vec<f32>, Failure> {
    let house = start.house();
    if house.partner(0) == 0 || house.seats != 4 {
        return Err(Failure::usage("ends are learnt from two teams, at four seats"));
    }
    let mut progress = Progress::new("games", games);
    let mut ends = Vec::new();
    let mut played = 0;
    in_parallel(games, &|number| ends_of(start, SplitMix(seed.wrapping_add(number))), &mut |more| {
        ends.extend(more);
        played += 1;
        progress.done(played);
        true
    });
    drop(progress);
    Ok(fitted(&ends))
}

/// Plays a game and notes the ends of its rounds.
fn ends_of(start: &Dog, mut dice: SplitMix) -> Vec<End> {
    let (house, sight) = (*start.house(), weights(start.house()));
    let mut ends = Vec::new();
    let mut before = Phase::Deal;
    let outcome = play(start, &mut dice, &|_| sight, &mut |position| {
        let ended = position.phase() == Phase::Deal && before != Phase::Deal;
        before = position.phase();
        if !ended {
            return;
        }
        let mut features = [0.0; ALL];
        for seat in 0..house.seats {
            let sign = if seat.min(house.partner(seat)) == 0 { 1.0 } else { -1.0 };
            each_feature(position, seat, true, &mut |feature, amount| features[feature] += sign * amount);
        }
        ends.push(End { features, won: false });
    });
    let Some(outcome) = outcome else { return Vec::new() };
    let won = outcome.winners.iter().any(|seat| seat.0 == 0);
    ends.iter_mut().for_each(|end| end.won = won);
    ends
}

/// The likeliest weights.
fn fitted(ends: &[End]) -> Vec<f32> {
    let mut weights = [0.0; ALL];
    for _ in 0..STEPS {
        let mut slopes = weights.map(|weight: f64| -RIDGE * weight);
        let mut bends = vec![[0.0; ALL]; ALL];
        (0..ALL).for_each(|at| bends[at][at] = RIDGE);
        for End { features, won } in ends {
            let there: Vec<(usize, f64)> =
                (0..).zip(features.map(f64::from)).filter(|&(_, amount)| amount != 0.0).collect();
            let logit: f64 = there.iter().map(|&(at, amount)| weights[at] * amount).sum();
            let chance = 1.0 / (1.0 + (-logit).exp());
            let (miss, bend) = (f64::from(u8::from(*won)) - chance, chance * (1.0 - chance));
            for &(at, amount) in &there {
                slopes[at] += miss * amount;
                for &(other, much) in &there {
                    bends[at][other] += bend * amount * much;
                }
            }
        }
        let step = solved(bends, slopes);
        weights.iter_mut().zip(step).for_each(|(weight, step)| *weight += step);
    }
    weights.map(|weight| weight as f32).to_vec()
}

/// What a matrix makes these numbers of (Gauss; the matrix is symmetric and positive, so no rows need to change places).
fn solved(mut matrix: Vec<[f64; ALL]>, mut numbers: [f64; ALL]) -> [f64; ALL] {
    for at in 0..ALL {
        let row = matrix[at];
        for other in at + 1..ALL {
            let part = matrix[other][at] / row[at];
            matrix[other].iter_mut().zip(row).for_each(|(each, own)| *each -= part * own);
            numbers[other] -= part * numbers[at];
        }
    }
    for at in (0..ALL).rev() {
        let known: f64 = (at + 1..ALL).map(|other| matrix[at][other] * numbers[other]).sum();
        numbers[at] = (numbers[at] - known) / matrix[at][at];
    }
    numbers
}
