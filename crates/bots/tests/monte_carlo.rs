//! The bot of games that bring none: it plays any game by its rules alone.

use sobremesa_bots::{Limits, monte_carlo};
use sobremesa_core::{Code, Game, Notation, Seat, Setup, SplitMix, Turn};
use sobremesa_laws::toy::{Toy, setup};
use sobremesa_session::{Dog, Gobblet, Muros};

fn limits<'a>(level: u8, seed: u64, nodes: u64) -> Limits<'a> {
    Limits::new(level).seed(seed).nodes(nodes)
}

/// Returns the bot's move after thinking in slices of this many nodes.
fn decided<G: Notation>(observation: &str, limits: &Limits, slice: u64) -> G::Action {
    let mut bot =
        monte_carlo::thinker::<G>(observation, limits).unwrap_or_else(|error| panic!("{observation}: {error}"));
    while !bot.run(slice) {}
    bot.choice().action.parse().unwrap()
}

/// Plays a game from a position, a seat by the bot and all others at random; whether the seat is among the winners.
fn play<G: Notation>(mut position: G, bot: Seat, level: u8, seed: u64) -> bool {
    let mut dice = SplitMix(seed);
    loop {
        let action = match position.turn() {
            Turn::Over => return position.outcome().unwrap().winners.contains(&bot),
            Turn::Seat(seat) if seat == bot => {
                decided::<G>(&position.observation(seat, &[], &[]), &limits(level, seed, 60), 7)
            }
            _ => position.random_action(&mut dice).unwrap(),
        };
        // It would be refused if it were not legal.
        position = position.play(&action).unwrap().0;
    }
}

fn start<G: Game>() -> G {
    G::start(&Setup::default().rules(G::INFO).unwrap())
}

#[test]
fn every_level_plays_legal_games_of_the_toy_to_the_end() {
    let rules = setup("none").rules(Toy::INFO).unwrap();
    for level in 1..=5 {
        let won = (0..20).filter(|&seed| play(Toy::start(&rules), Seat((seed % 2) as u8), level, seed)).count();
        // The player with the better deal wins, whatever is laid.
        assert!((1..20).contains(&won), "{won}");
    }
}

#[test]
fn it_plays_the_games_with_hidden_hands_too() {
    play::<Muros>(start(), Seat(0), 2, 1);
    let mut dog: Dog = start();
    let mut dice = SplitMix(3);
    while dog.turn() == Turn::Chance {
        let action = dog.draw(&mut dice).unwrap();
        dog.advance(&action);
    }
    let Turn::Seat(seat) = dog.turn() else { panic!("a seat gives a card") };
    let given = decided::<Dog>(&dog.observation(seat, &[], &[]), &limits(3, 1, 4), 1);
    assert!(dog.is_legal(&given));
}

#[test]
fn it_beats_random_play() {
    let won = (0..12).filter(|&seed| play::<Gobblet>(start(), Seat((seed % 2) as u8), 3, seed)).count();
    assert!(won >= 10, "{won} of 12");
}

#[test]
fn its_answer_does_not_depend_on_the_slices() {
    let observation = start::<Gobblet>().observation(Seat(0), &[], &[]);
    for level in 1..=5 {
        let answers = [1, 3, 1_000].map(|slice| decided::<Gobblet>(&observation, &limits(level, 5, 50), slice));
        assert!(answers.iter().all(|answer| *answer == answers[0]), "level {level}: {answers:?}");
    }
}

#[test]
fn its_review_values_every_action() {
    let position: Gobblet = start();
    let review = limits(5, 1, 200).review().played("D@a1");
    let mut bot = monte_carlo::thinker::<Gobblet>(&position.observation(Seat(0), &[], &[]), &review).unwrap();
    while !bot.run(9) {}
    assert!(bot.reviews());
    let mut found: Vec<_> = bot.review().moves.into_iter().map(|valued| valued.action).collect();
    found.sort_unstable();
    let mut legal: Vec<_> = position.legal_actions().iter().map(ToString::to_string).collect();
    legal.sort_unstable();
    assert_eq!(found, legal);
}

#[test]
fn without_a_seat_to_move_it_returns_an_error() {
    let chance = start::<Muros>().to_string();
    let refused = monte_carlo::thinker::<Muros>(&chance, &limits(3, 1, 10)).map(|_| ()).unwrap_err();
    assert_eq!(refused.code, Code::NotChance);
}
