//! Dog's bot: its input, its cooperation, and the independence of its answers from hidden cards.

use sobremesa_bots::{Choice, Limits, Review, thinker};
use sobremesa_core::{Dice, Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_dog::Position;
use sobremesa_lab as baselines;
use sobremesa_laws::random_start;
use sobremesa_session::GameId;

fn how(level: u8, nodes: u64) -> Limits<'static> {
    Limits::new(level).seed(7).nodes(nodes)
}

fn decide(observation: &str, how: &Limits) -> Choice {
    let mut bot = thinker(GameId::Dog, observation, how).unwrap_or_else(|e| panic!("{observation}: {e}"));
    while !bot.run(100_000) {}
    bot.choice()
}

fn review(observation: &str, nodes: u64) -> Review {
    let how = how(1, nodes).review();
    let mut bot = thinker(GameId::Dog, observation, &how).unwrap_or_else(|e| panic!("{observation}: {e}"));
    while !bot.run(100_000) {}
    bot.review()
}

#[test]
fn a_further_portion_comes_from_no_hidden_hand() {
    // All eight sevens are seen; the one that is split lies on the pile, as what a joker counted as.
    let observation = "variant=classic A=H,H,H,H B=H,T40,H,T24 C=T32,F3,H,H D=T46,H,H,F3 round=6 starter=B phase=play \
                       turn=B pending=7:6:B4 last=7 hands=A:-/B:?.?.?.?/C:5.?.?.?.?/D:?.?.?.?.? given=A:5 out=A \
                       deck=?.?.?.?.?.? discard=J.4.13.4.9.8.2.7.9.5.X.X.8.7.11.3.13.7.9.11.3.6.2.12.9.13.X.11.9.\
                       13.12.10.11.12.5.J.12.3.7.6.5.10.8.13.4.4.10.10.10.6.5.11.12.7.13.9.6.8.4.2.3.4.J.4.7.J.11.\
                       13.13.9.6.9.12.3.6.12.X.2.2.8.10.X.2.5.6.7.7.8.8.8";
    for level in 3..=5 {
        assert!(decide(observation, &how(level, 20)).action.starts_with("7 "));
    }
    assert!(!review(observation, 8).moves.is_empty());
}

#[test]
fn any_seat_can_think_for_the_one_that_moves() {
    walk(6, 150, &mut |position, seat| {
        for other in 0..position.house().seats {
            let observation = position.observation(Seat(other), &[], &[]);
            let action = decide(&observation, &how(3, 4)).action;
            let seen = observation.parse::<Position>().unwrap();
            assert!(seen.find_action(&action).is_ok(), "{observation}: {action} of {seat:?}");
        }
    });
}

/// Positions in which a seat is to move, of games that greedy seats play for so many steps.
fn walk(games: u64, steps: usize, each: &mut dyn FnMut(&Position, Seat)) {
    for game in 0..games {
        let mut dice = SplitMix(game);
        let mut position: Position = random_start(&Setup::default(), game);
        for _ in 0..steps {
            let action = match position.turn() {
                Turn::Seat(seat) => {
                    each(&position, seat);
                    let observation = position.observation(seat, &[], &[]);
                    let bot = baselines::thinker("greedy", GameId::Dog, &observation, &how(5, 1)).unwrap();
                    position.find_action(&bot.choice().action).ok()
                }
                _ => position.draw(&mut dice),
            };
            let Some(action) = action else { break };
            position.advance(&action);
        }
    }
}

/// A Classic position for four: what is not in hands is an unknown deck.
fn four(pieces: &str, hands: &str, phase: &str, turn: &str) -> String {
    let cards = hands.split(['.', '/']).filter(|card| !card.ends_with('-')).count();
    let deck = ["?"; 110][cards..].join(".");
    format!(
        "variant=classic {pieces} round=1 starter={turn} phase={phase} turn={turn} pending=- last=- hands={hands} given=- \
         out=- deck={deck} discard=-"
    )
}

#[test]
fn a_certain_win_is_taken() {
    let last = "A=F0,F1,F2,F3 B=T20,H,H,H C=T26,F1,F2,F3 D=T60,T33,H,H";
    let split = "A=F3,F2,T63,T61 B=T20,H,H,H C=F0,F1,F2,F3 D=T40,T33,H,H";
    for (pieces, own, wins) in [(last, "3.7.9.X", "7 C1>F0"), (split, "2.5.7.J", "7 ")] {
        for level in 2..=5 {
            let text = four(pieces, &format!("A:{own}/B:?.?.?.?/C:?.?.?.?/D:?.?.?.?"), "play", "A");
            let choice = decide(&text, &how(level, 100));
            let mut position = text.parse::<Position>().unwrap();
            assert!(choice.action.contains(wins) || choice.action.starts_with("J=7 "), "{} in {text}", choice.action);
            // Portion after portion to the end.
            let mut action = choice.action;
            loop {
                let played = position.find_action(&action).unwrap();
                position = position.play(&played).unwrap().0;
                if position.pending().next().is_none() {
                    break;
                }
                action = decide(&position.write(Viewer::Referee), &how(level, 100)).action;
            }
            assert_eq!(position.outcome().unwrap().winners, [Seat(0), Seat(2)], "level {level}: {text}");
        }
    }
}

#[test]
fn the_last_piece_is_led_to_where_most_hands_bring_it_in() {
    // The round ends with this card. Of the squares it can reach most cards bring the piece in from 9 to 12 before its start.
    let pieces = "A=F3,F2,F0,F1 B=F3,F2,F1,T49 C=F3,T17,F2,F1 D=F3,F2,F0,F1";
    for level in 4..=5 {
        let choice = decide(&four(pieces, "A:J/B:-/C:-/D:-", "play", "A"), &how(level, 200));
        let to: u8 = choice.action.rsplit("C2>T").next().unwrap().parse().unwrap();
        assert!((20..=23).contains(&to), "level {level}: {}", choice.action);
    }
}

#[test]
fn only_from_level_3_on_are_rivals_looked_at() {
    let pieces = "A=T10,T30,H,H B=T15,H,H,H C=H,H,H,H D=H,H,H,H";
    let text = four(pieces, "A:5.9/B:?.?/C:?.?/D:?.?", "play", "A");
    let captures = |level| decide(&text, &how(level, 50)).action == "5 A1>T15";
    assert_eq!([1, 2, 3].map(captures), [false, false, true]);
}

#[test]
fn every_level_spares_its_partner() {
    let pieces = "A=T10,H,H,H B=H,H,H,H C=T19,F3,H,H D=H,H,H,H";
    let text = four(pieces, "A:8.9/B:?.?/C:?.?/D:?.?", "play", "A");
    for level in 1..=5 {
        assert_eq!(decide(&text, &how(level, 50)).action, "8 A1>T18", "level {level}");
    }
}

#[test]
fn a_joker_is_not_spent_as_a_card_that_is_in_the_hand() {
    let pieces = "A=F3,F2,F0,F1 B=F1,F2,F3,T13 C=F3,F2,F1,T42 D=F2,F3,F0,F1";
    let text = four(pieces, "A:?.?.?.?.?.?/B:?.?.?.?.?.?/C:6.9.9.13.X.J/D:?.?.?.?.?.?", "play", "C");
    for seed in 0..60 {
        let choice = decide(&text, &how(5, 50).seed(seed));
        let spent = choice.action.strip_prefix("J=").and_then(|rest| rest.split(' ').next());
        assert!(spent.is_none_or(|counts| !["6", "9", "13", "X"].contains(&counts)), "seed {seed}: {}", choice.action);
    }
    // A review covers every move.
    assert!(review(&text, 50).moves.iter().any(|valued| valued.action.starts_with("J=X ")));
}

#[test]
fn what_was_played_is_known_as_well_as_what_is_best() {
    let mut dice = SplitMix(1);
    walk(6, 60, &mut |position, seat| {
        let legal = position.legal_actions();
        let played = legal[dice.below(legal.len() as u32) as usize].to_string();
        let how = how(1, 60).review().played(&played);
        let mut bot = thinker(GameId::Dog, &position.observation(seat, &[], &[]), &how).unwrap();
        while !bot.run(1000) {}
        let moves = bot.review().moves;
        assert_eq!(moves.len(), legal.len());
        let own = moves.iter().find(|m| m.action == played).unwrap();
        // Half of all games were about it, or all where it was the only one, and its first look.
        let tries = if legal.len() == 1 { 40.0 } else { 31.0 };
        assert!(own.error.unwrap() <= 1.96 * (0.25f64 / tries).sqrt() + 1e-6, "{own:?}");
    });
}

#[test]
fn a_hand_that_is_hidden_is_thought_about_near_the_end_of_the_deck() {
    // An observation of a seat that isn't to move; nearly all cards are face up.
    let seen = include_str!("dog-hidden-hand.txt").trim_end();
    let position = seen.parse::<Position>().unwrap();
    let legal: Vec<String> = position.legal_actions().iter().map(ToString::to_string).collect();
    for seed in 0..12 {
        for level in [4, 5] {
            let choice = decide(seen, &how(level, 100).seed(seed));
            assert!(legal.contains(&choice.action), "{}", choice.action);
        }
    }
    assert_eq!(review(seen, 500).moves.len(), legal.len());
}
