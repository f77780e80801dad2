//! `tune`: finds what counts how much at Dog from games that bots play: the weights are those with which a position
//! between two rounds tells best who will win.

use crate::args::Args;
use crate::failure::Failure;
use crate::progress::Progress;
use crate::say;
use crate::workers::in_parallel;
use serde_json::json;
use sobremesa_bots::dog::inside::{FEATURES, WEIGHTS, each_feature};
use sobremesa_bots::{How, thinker};
use sobremesa_contract::{Game, Notation, Setup, Turn};
use sobremesa_table::{Dog, new_match, seed_number};

/// A game without an end by then teaches nothing.
const LONGEST_GAME: usize = 10_000;

/// How often all positions are gone through.
const ROUNDS: usize = 400;

/// How far the weights move in a round.
const STRIDE: f64 = 0.05;

/// How far a weight is likely to be from what it was.
const LIKELY: f64 = 0.2;

type Weights = [f64; FEATURES];

/// What stood between two rounds: what counts of each side, and the side that won.
struct Lesson {
    sides: Vec<Weights>,
    winner: usize,
}

/// Plays games and prints the weights.
///
/// # Errors
/// Exit 2 for arguments that cannot be read.
pub fn run(args: &Args) -> Result<(), Failure> {
    let [name] = args.words(["GAME"])?;
    if name != Dog::INFO.id {
        return Err(Failure::usage(format!("'{name}' has no weights to tune")));
    }
    let setup = args.setup(&Dog::INFO)?;
    let games = args.number("games", 1..=1_000_000)?.unwrap_or(1000);
    let nodes = args.number("nodes", 1..=u64::MAX)?.unwrap_or(20);
    let seed = args.seed();
    let mut lessons = Vec::new();
    let mut progress = Progress::new("tune", games);
    let mut failed = None;
    let mut done = 0;
    in_parallel(games, &|number| play(&setup, &format!("{seed} {number}"), nodes), &mut |game| {
        done += 1;
        progress.done(done);
        match game {
            Ok(game) => lessons.extend(game),
            Err(failure) => failed = Some(failure),
        }
        failed.is_none()
    });
    drop(progress);
    if let Some(failure) = failed {
        return Err(failure);
    }
    let known = WEIGHTS[Dog::start(&setup.rules(&Dog::INFO)?).house().variant_number()].map(f64::from);
    let (weights, surprise) = learn(&lessons, &known);
    if args.json() {
        let object = json!({ "lessons": lessons.len(), "surprise": surprise, "weights": weights.to_vec() });
        return say(&format!("{object}\n"));
    }
    let rows: Vec<String> = weights.iter().map(|weight| format!("{weight:.2}")).collect();
    say(&format!("{} lessons, surprise {surprise:.4}\n{}\n", lessons.len(), rows.join(", ")))
}

/// Plays a game; what stood between its rounds.
fn play(setup: &Setup, seed: &str, nodes: u64) -> Result<Vec<Lesson>, Failure> {
    let mut table = new_match(Dog::INFO.id, setup, None, seed)?;
    let mut stood = Vec::new();
    let mut round = 1;
    while table.turn() != Turn::Over && table.ply() < LONGEST_GAME {
        let Turn::Seat(seat) = table.turn() else {
            let now = Dog::read_position(&table.position(), setup)?;
            if now.round() > round {
                round = now.round();
                stood.push(sides(&now));
            }
            table.resolve_chance()?;
            continue;
        };
        let how = How { level: 5, seed: seed_number(seed), nodes: Some(nodes), timed: false, review: false };
        let mut bot = thinker(Dog::INFO.id, &table.observation(seat), &how)?;
        while !bot.run(u64::from(u32::MAX)) {}
        table.play(&bot.choice().step)?;
    }
    let Some(outcome) = table.outcome() else { return Ok(Vec::new()) };
    let last = Dog::read_position(&table.position(), setup)?;
    let winner = side(&last, outcome.winners[0].0);
    Ok(stood.into_iter().map(|sides| Lesson { sides, winner }).collect())
}

/// The number of a seat's side.
fn side(position: &Dog, seat: u8) -> usize {
    seat.min(position.house().partner(seat)).into()
}

/// What counts of each side.
fn sides(position: &Dog) -> Vec<Weights> {
    let seats = position.house().seats;
    let count = (0..seats).map(|seat| side(position, seat)).max().map_or(0, |last| last + 1);
    let mut sides = vec![[0.0; FEATURES]; count];
    for seat in 0..seats {
        let counts = &mut sides[side(position, seat)];
        each_feature(position, seat, true, &mut |feature, amount| counts[feature] += f64::from(amount));
    }
    sides
}

/// The sides' shares of the win.
fn shares(lesson: &Lesson, weights: &Weights) -> Vec<f64> {
    let worth = |counts: &Weights| counts.iter().zip(weights).map(|(count, weight)| count * weight).sum::<f64>();
    let worths: Vec<f64> = lesson.sides.iter().map(worth).collect();
    let best = worths.iter().copied().fold(f64::MIN, f64::max);
    let shares: Vec<f64> = worths.iter().map(|worth| (worth - best).exp()).collect();
    let total: f64 = shares.iter().sum();
    shares.into_iter().map(|share| share / total).collect()
}

/// The weights by which the winners were least surprising, near those that are known, and how surprising they were.
fn learn(lessons: &[Lesson], known: &Weights) -> (Weights, f64) {
    let (mut weights, mut drift, mut spread) = (*known, [0.0; FEATURES], [0.0; FEATURES]);
    let pull = 1.0 / (LIKELY * LIKELY * lessons.len() as f64);
    let mut surprise = 0.0;
    for _ in 0..ROUNDS {
        let mut slope = *known;
        slope.iter_mut().zip(&weights).for_each(|(slope, weight)| *slope = pull * (*slope - weight));
        surprise = 0.0;
        for lesson in lessons {
            let shares = shares(lesson, &weights);
            surprise -= shares[lesson.winner].ln() / lessons.len() as f64;
            for (number, (counts, share)) in lesson.sides.iter().zip(shares).enumerate() {
                let error = if number == lesson.winner { 1.0 - share } else { -share };
                for (slope, count) in slope.iter_mut().zip(counts) {
                    *slope += error * count / lessons.len() as f64;
                }
            }
        }
        // Adam's rule: strides as long as slopes are steady.
        for (feature, slope) in slope.into_iter().enumerate() {
            drift[feature] += 0.1 * (slope - drift[feature]);
            spread[feature] += 0.02 * (slope * slope - spread[feature]);
            weights[feature] += STRIDE * drift[feature] / (spread[feature].sqrt() + 1e-6);
        }
    }
    (weights, surprise)
}
