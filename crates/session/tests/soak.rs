//! Random matches of every game, with seats and house rules drawn at random, every law checked at every action. The long
//! run is `make soak`.

use sobremesa_core::{Setup, SplitMix};
use sobremesa_laws::{play_out, random_setup};
use sobremesa_session::{GameId, with_game};

#[test]
fn random_matches_of_every_game_obey_every_law() {
    for game in GameId::ALL.iter().copied() {
        let info = game.info();
        let mut reasons = Vec::new();
        // Games of Dog are long.
        let games = if game == GameId::Dog { 8 } else { 60 };
        for number in 0..games {
            let setup = random_setup(info, &Setup::default(), &mut SplitMix(number));
            let seed = format!("soak {number}");
            let played = with_game!(game, G => play_out::<G>(&setup, &seed, 20_000));
            let played = played.unwrap_or_else(|broken| panic!("{seed}: {broken}"));
            assert!(played.positions > 1);
            reasons.extend(played.reason);
        }
        assert!(!reasons.is_empty(), "no game of {} came to its end", info.id);
    }
}

#[test]
fn random_setups_draw_every_value_and_keep_given_ones() {
    for game in GameId::ALL.iter().copied() {
        let info = game.info();
        let mut dice = SplitMix(1);
        let setups: Vec<Setup> = (0..200).map(|_| random_setup(info, &Setup::default(), &mut dice)).collect();
        for option in info.options {
            for value in option.values {
                assert!(setups.iter().any(|s| s.options.get(info, option.key) == *value), "{} {value}", option.key);
                let mut asked = Setup { seats: Some(info.default_seats), ..Setup::default() };
                // A value with a number in it is listed with a capital in its place.
                let text = value.rsplit_once(':').map_or(value.to_string(), |(stem, _)| format!("{stem}:77"));
                asked.options.ask(info, option.key, &text).unwrap();
                let drawn = random_setup(info, &asked, &mut dice);
                assert_eq!((drawn.options.text(info, option.key), drawn.seats), (text, asked.seats));
            }
        }
    }
}
