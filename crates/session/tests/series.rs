//! Series around single games: who leads, when it is over, the record.

use sobremesa_core::{Dice, Options, Seat, Setup, SplitMix};
use sobremesa_session::{AnyMatch, GameId, Series, Sheet, from_record};

fn begin(game: &'static str, kind: &str) -> Series {
    Series::new(game.parse().unwrap(), Setup::default(), kind, "dice").unwrap()
}

/// The game that is on.
fn now(series: &Series) -> Box<dyn AnyMatch> {
    from_record(series.current()).unwrap()
}

/// Plays the game that is on to its end, the first legal move always but for the seed's dice.
fn play(series: &mut Series) -> Box<dyn AnyMatch> {
    let mut session = now(series);
    while session.outcome().is_none() {
        if session.resolve_chance().is_err() {
            let first = session.legal_moves().swap_remove(0);
            session.play(&first).unwrap();
        }
    }
    series.keep(&session.record()).unwrap();
    session
}

#[test]
fn a_single_game_is_a_series_of_one() {
    let mut series = begin("cock-bull", "single");
    assert!(!series.open_next(), "nothing follows a game that is on");
    let outcome = play(&mut series).outcome().unwrap();
    let sheet = series.sheet();
    assert_eq!((sheet.kind, sheet.target, sheet.over), ("single", 1, true));
    assert_eq!(sheet.winners, [outcome.winners[0].0]);
    assert!(!series.open_next());
}

#[test]
fn games_n_ends_with_the_first_to_win_n() {
    let mut series = begin("cock-bull", "games:3");
    let mut wins = [0, 0];
    loop {
        let winner = play(&mut series).outcome().unwrap().winners[0];
        wins[winner.index()] += 1;
        let sheet = series.sheet();
        assert_eq!(sheet.wins, wins);
        assert_eq!(sheet.over, wins.contains(&3), "{wins:?}");
        if sheet.over {
            assert_eq!(sheet.winners, [winner.0]);
            break;
        }
        assert!(series.open_next());
        assert_eq!(series.sheet().games.last(), Some(&None));
    }
    assert!(!series.open_next());
}

#[test]
fn points_p_ends_with_the_larger_total_and_the_score_goes_into_the_next_game() {
    let mut series = begin("cock-bull", "points:100");
    loop {
        play(&mut series);
        let sheet = series.sheet();
        let [a, b] = sheet.points[..] else { panic!("two people") };
        assert_eq!(sheet.over, a.max(b) >= 100.0 && a != b);
        if sheet.over {
            assert_eq!(sheet.winners, [u8::from(b > a)]);
            break;
        }
        assert!(series.open_next());
        let session = now(&series);
        assert_eq!(session.score(), [a as u32, b as u32]);
        assert!(session.record().contains(&format!("[Score \"{a},{b}\"]")));
        assert!(session.observation(Seat(1)).contains(&format!(" score={b}:{a} options=series=points:100")));
    }
}

#[test]
fn a_tournament_plays_all_games_and_ranks_by_wins_then_points() {
    let mut series = begin("cock-bull", "tournament:4");
    for game in 1..=4 {
        assert!(!series.sheet().over);
        play(&mut series);
        assert_eq!(series.open_next(), game < 4);
    }
    let sheet = series.sheet();
    assert!(sheet.over);
    let [a, b] = [0, 1].map(|person| (sheet.wins[person], sheet.points[person]));
    let best: &[u8] = if a > b {
        &[0]
    } else if b > a {
        &[1]
    } else {
        &[0, 1]
    };
    assert_eq!(sheet.winners, best);
    assert_eq!(a.0 + b.0, 4);
}

#[test]
fn each_game_has_its_own_dice_and_the_first_those_of_the_seed() {
    let mut series = begin("cock-bull", "games:9");
    let first = play(&mut series).moves();
    let alone = sobremesa_session::new_match(GameId::CockBull, &Setup::default(), None, "dice").unwrap();
    assert_eq!(now(&series).seed(), alone.seed());
    assert!(series.open_next());
    assert_ne!(play(&mut series).moves(), first);
}

#[test]
fn seats_rotate_if_seat_0_moves_first_by_rule() {
    let mut series = begin("gobblet", "games:2");
    let win = "D@a1 D@d4 D@b1 D@d3 D@c1 C@d2 C@d1";
    for person in [0, 1] {
        let mut session = now(&series);
        assert_eq!(series.sheet().seats, [person as u8, 1 - person as u8]);
        for action in win.split(' ') {
            if session.outcome().is_none() {
                session.play(action).unwrap();
            }
        }
        assert_eq!(session.outcome().unwrap().winners, [Seat(0)]);
        series.keep(&session.record()).unwrap();
        let sheet = series.sheet();
        assert_eq!(sheet.games[person].as_ref().unwrap().winners, [Seat(person as u8)], "White both times");
        series.open_next();
    }
    assert_eq!(series.sheet().wins, [1, 1]);
    assert_eq!(series.sheet().points, [1.0, 1.0]);
}

/// Plays the game that is on by chance and opens the next.
fn play_any(series: &mut Series, dice: &mut SplitMix) {
    let mut session = now(series);
    while session.outcome().is_none() {
        if session.resolve_chance().is_err() {
            let mut legal = session.legal_moves();
            let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
            session.play(&action).unwrap();
        }
    }
    series.keep(&session.record()).unwrap();
    series.open_next();
}

#[test]
fn partners_win_a_series_together() {
    let mut dice = SplitMix(4);
    let teams = |winners: &[u8]| winners == [0, 2] || winners == [1, 3];
    let mut games = begin("dog", "games:1");
    play_any(&mut games, &mut dice);
    let Sheet { wins, winners, .. } = games.sheet();
    assert!(teams(&winners), "{winners:?}");
    assert_eq!(wins, [0, 1, 2, 3].map(|person| u32::from(winners.contains(&person))));

    let mut tournament = begin("dog", "tournament:2");
    play_any(&mut tournament, &mut dice);
    assert!(tournament.sheet().winners.is_empty());
    play_any(&mut tournament, &mut dice);
    let Sheet { wins, points, winners, .. } = tournament.sheet();
    // By games won, then by what both have together.
    let team = |first: usize| (wins[first], points[first] + points[first + 2]);
    assert_eq!(winners, if team(0) > team(1) { [0, 2] } else { [1, 3] });

    let mut race = begin("dog", "points:8");
    play_any(&mut race, &mut dice);
    let Sheet { points, winners, .. } = race.sheet();
    assert!(teams(&winners), "the team that won has all eight in: {points:?}");
}

#[test]
fn a_last_move_can_be_taken_back_until_the_next_game_is_opened() {
    let mut series = begin("cock-bull", "games:1");
    let mut session = play(&mut series);
    assert!(series.sheet().over);
    assert!(session.undo());
    series.keep(&session.record()).unwrap();
    assert!(!series.sheet().over);
    assert_eq!(series.sheet().wins, [0, 0]);
}

#[test]
fn a_record_restores_the_series() {
    let mut series = begin("cock-bull", "points:80");
    for _ in 0..2 {
        play(&mut series);
        series.open_next();
    }
    let record = series.record();
    assert!(
        record.starts_with("[Series \"points:80\"]\n[Game \"cock-bull\"]\n[Seed \"dice\"]\n\n[Game \"cock-bull\"]\n")
    );
    let mut again = Series::from_record(&record).ok().unwrap();
    assert_eq!(again.record(), record);
    assert_eq!(again.sheet(), series.sheet());
    assert_eq!((play(&mut again).record(), again.sheet()), (play(&mut series).record(), series.sheet()));
}

#[test]
fn half_points_are_not_in_headers_of_games_without_series() {
    let mut series = begin("gobblet", "tournament:4");
    for _ in 0..3 {
        let mut session = now(&series);
        for action in ["draw:offer", "draw:accept"] {
            session.play(action).unwrap();
        }
        series.keep(&session.record()).unwrap();
        series.open_next();
    }
    assert_eq!(series.sheet().points, [1.5, 1.5]);
    assert!(!series.current().contains("Score"), "{}", series.current());
}

#[test]
fn games_with_other_seats_or_house_rules_are_refused() {
    let info = GameId::Muros.info();
    let four = Setup { seats: Some(4), ..Setup::default() };
    let mut series = Series::new(GameId::Muros, four, "games:2", "dice").unwrap();
    let mut two = begin("muros", "games:2");
    let finished = play(&mut two).record();
    assert!(series.keep(&finished).is_err(), "two seats in a series of four");
    assert_eq!(series.sheet().points, [0.0; 4]);
    let mut options = Options::default();
    options.ask(info, info.options[0].key, info.options[0].values[1]).unwrap();
    let other = Series::new(GameId::Muros, Setup { seats: None, options }, "games:2", "dice").unwrap();
    assert!(two.keep(other.current()).is_err(), "other house rules");
    two.open_next();
    let text = format!("{}\n{}", two.record().split("\n\n[Game").next().unwrap(), series.current());
    let mixed = format!("{text}\n{}", two.current());
    assert!(Series::from_record(&mixed).is_err(), "a game of four, then one of two");
}

#[test]
fn a_bad_series_is_read_up_to_its_error() {
    let mut series = begin("gobblet", "games:2");
    let mut session = now(&series);
    for action in ["draw:offer", "draw:accept"] {
        session.play(action).unwrap();
    }
    series.keep(&session.record()).unwrap();
    series.open_next();
    let good = series.record();
    let bad = format!("{good}1. D@a1\n2. D@a1\n");
    let error = Series::from_record(&bad).err().unwrap();
    assert_eq!((error.line, error.column), (bad.lines().count(), 4));
    assert!(error.error.message.starts_with(&format!("line {}, ", error.line)), "{}", error.error.message);
    let again = Series::from_record(&error.prefix.unwrap().record()).ok().unwrap();
    assert_eq!(again.sheet(), series.sheet());
    assert_eq!(now(&again).moves(), ["D@a1"]);

    let spaced = good.replace("\n\n", "\n \n");
    assert_eq!(Series::from_record(&spaced).ok().unwrap().record(), good, "a line of spaces is an empty one");
    let junk = good.replacen("\n\n", "\n\njunk\n\n", 1);
    let error = Series::from_record(&junk).err().unwrap();
    assert_eq!(error.line, 5);
    assert_eq!(error.prefix.unwrap().sheet(), begin("gobblet", "games:2").sheet(), "none is read");
}

#[test]
fn bad_series_are_refused_with_their_place() {
    for kind in ["", "games", "games:", "games:0", "games:x", "best:3", "points:10000", "single:1"] {
        assert!(Series::new(GameId::CockBull, Setup::default(), kind, "").is_err(), "{kind}");
    }
    let mut series = begin("cock-bull", "games:1");
    let on = series.record();
    play(&mut series);
    let over = series.record();
    let game = now(&series).record();
    let line = |text: &str| Series::from_record(text).err().map(|bad| bad.line);
    assert_eq!(line(""), Some(1));
    assert_eq!(line("[Series \"games:1\"]\n[Game \"chess\"]\n\n"), Some(2));
    assert_eq!(line("[Series \"games:0\"]\n[Game \"cock-bull\"]\n\n"), Some(1));
    assert_eq!(line(&on), None);
    assert_eq!(line(&over), None);
    let lines = over.lines().count();
    assert_eq!(line(&format!("{over}\n{game}")), Some(lines + 2), "the series had ended");
    assert_eq!(line(&format!("{on}\n{game}")), Some(on.lines().count() + 2), "a game is on");
    assert_eq!(line(&format!("{on}1. die:X\n")), Some(on.lines().count() + 1));
    let gobblet = "[Game \"gobblet\"]\n[Seats \"2\"]\n\n";
    assert!(line(&format!("[Series \"games:1\"]\n[Game \"cock-bull\"]\n\n{gobblet}")).is_some());
    assert!(series.keep(gobblet).is_err());
    assert!(series.keep("nonsense").is_err());
    assert!(series.sheet().over, "what was refused has changed nothing");
}
