//! Whole games: ends, repetition, undo and redo.

use super::*;

#[test]
fn whole_games_of_an_independent_program_have_the_same_end() {
    let games = vectors("gobblet-games");
    assert!(games.len() >= 5);
    for (number, line) in games.iter().enumerate() {
        let moves = strings(&line["moves"]);
        assert_eq!(moves.len() as u64, line["plies"].as_u64().unwrap());
        let mut game = fresh("", None, "");
        let stood: Vec<u64> = moves
            .iter()
            .map(|action| {
                assert_ne!(game.turn(), Turn::Over, "game {number} before {action}");
                game.play(action).unwrap_or_else(|error| panic!("game {number}: {action}: {error}"));
                u64::from(game.times_stood())
            })
            .collect();
        if let Some(counts) = line["occurrences"].as_array() {
            let counts: Vec<u64> = counts.iter().map(|count| count.as_u64().unwrap()).collect();
            assert_eq!(stood, counts, "game {number}");
        }
        assert_eq!(game.position(), line["final"].as_str().unwrap(), "game {number}");
        let result = match line["result"].as_str().unwrap() {
            "w" => "0",
            "b" => "1",
            _ => "0,1",
        };
        let reason = match line["reason"].as_str().unwrap() {
            "four" => "line",
            "uncovered" => "reveal",
            "repetition" => "repetition",
            other => panic!("game {number}: {other}"),
        };
        assert_eq!((game.result().as_str(), game.outcome().unwrap().reason), (result, reason), "game {number}");
        assert_eq!(game.turn(), Turn::Over);
        assert!(game.legal_actions().is_empty());
        assert_eq!(game.play(moves[0]).unwrap_err().code, Code::GameOver);
        assert_eq!(game.resolve_chance().unwrap_err().code, Code::GameOver);
    }
}

#[test]
fn undo_and_redo_keep_repetition_counts() {
    let shuffle = "a1-a2 d4-d3 a2-a1 d3-d4 ";
    let mut game = fresh("", None, "");
    play(&mut game, &format!("D@a1 D@d4 {shuffle}"));
    assert_eq!(game.times_stood(), 2);
    for _ in 0..3 {
        while game.undo() {}
        assert_eq!((game.times_stood(), game.actions().len(), game.future()), (1, 0, 6));
        while game.redo() {}
        assert_eq!((game.times_stood(), game.actions().len(), game.future()), (2, 6, 0));
    }
    play(&mut game, shuffle);
    assert_eq!((game.times_stood(), game.outcome().unwrap().reason), (3, "repetition"));
    assert!(game.undo());
    assert_eq!((game.outcome(), game.turn()), (None, Turn::Seat(Seat(1))));
    play(&mut game, "d3-d2");
    assert_eq!((game.times_stood(), game.outcome(), game.future()), (1, None, 0), "another way on");
    assert!(game.undo() && game.undo());
    play(&mut game, "a2-a1 d3-d4");
    assert_eq!(game.outcome().unwrap().reason, "repetition");
}

#[test]
fn only_the_last_allowed_repetition_is_a_draw() {
    let shuffle = "a1-a2 d4-d3 a2-a1 d3-d4 ";
    let begun = |steps: &str| format!("D@a1 D@d4 {steps}");
    let squares = "-,-,-,d/-,-,-,-/-,-,-,-/D,-,-,- 443/443";
    let touch = "touch-move=on";
    for (what, options, position, steps) in [
        ("edge 5: the starting position counts", "", format!("{squares} w"), shuffle.repeat(2)),
        ("three times by default", "", String::new(), begun(&shuffle.repeat(2))),
        ("three times", "repetition=3", String::new(), begun(&shuffle.repeat(2))),
        ("four times", "repetition=4", String::new(), begun(&shuffle.repeat(3))),
        (
            "an offer and its refusal do not make a position stand again",
            "",
            String::new(),
            begun(
                "draw:offer draw:decline a1-a2 draw:offer draw:decline d4-d3 a2-a1 d3-d4 draw:offer draw:decline \
                 a1-a2 d4-d3 a2-a1 d3-d4",
            ),
        ),
        (
            "a start with an offer counts as one played to",
            "",
            format!("{squares} b offer"),
            format!("draw:decline {}", shuffle.repeat(2)),
        ),
        (
            "a start with a lift, too",
            touch,
            format!("{squares} w lift=a1"),
            "a1-a2 lift:d4 d4-d3 lift:a2 a2-a1 lift:d3 d3-d4 lift:a1 a1-a2 lift:d4 d4-d3 lift:a2 a2-a1 lift:d3 d3-d4"
                .into(),
        ),
        (
            "a lift is half a move and does not count",
            touch,
            String::new(),
            begun(&"lift:a1 a1-a2 lift:d4 d4-d3 lift:a2 a2-a1 lift:d3 d3-d4 ".repeat(2)),
        ),
    ] {
        let mut game = fresh(options, Some(position.as_str()).filter(|position| !position.is_empty()), "");
        for step in steps.split_whitespace() {
            assert_eq!(game.outcome(), None, "{what}");
            play(&mut game, step);
        }
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some("repetition"), "{what}");
        while game.undo() {}
        while game.redo() {}
        assert_eq!(game.outcome().map(|outcome| outcome.reason), Some("repetition"), "{what}, played again");
    }
}

#[test]
fn refused_steps_change_nothing() {
    let mut game = fresh("", None, "seed");
    play(&mut game, "D@a1 D@b2");
    assert!(game.undo());
    let (record, position) = (game.record(), game.position());
    for (text, code) in [
        ("D@a1", Code::IllegalMove),
        ("lift:a1", Code::IllegalMove),
        ("draw:accept", Code::IllegalMove),
        ("", Code::BadNotation),
        ("D@b2 ", Code::BadNotation),
        ("\u{0}", Code::BadNotation),
    ] {
        assert_eq!(game.play(text).unwrap_err().code, code, "{text:?}");
        assert_eq!(game.preview(text, Viewer::Onlooker).unwrap_err().code, code, "{text:?}");
    }
    assert_eq!(game.resolve_chance().unwrap_err().code, Code::SeatNeeded);
    assert_eq!((game.record(), game.position(), game.future()), (record, position, 1));
    assert!(game.redo());
    assert_eq!(game.actions()[1].to_string(), "D@b2");
}

#[test]
fn a_preview_returns_the_outcome_and_plays_nothing() {
    let (_, text) = records("good").into_iter().find(|(name, _)| name.contains("four-18")).unwrap();
    let mut game = read(&text);
    let last = game.actions()[game.actions().len() - 1].to_string();
    assert!(game.undo());
    let sobremesa_session::Preview { events, outcome, .. } = game.preview(&last, Viewer::Onlooker).unwrap();
    assert!(!events.is_empty());
    assert_eq!(outcome.unwrap().winners, [Seat(1)]);
    assert_eq!((game.outcome(), game.future()), (None, 1));
}

// ---- chance

#[test]
fn stored_games_of_chance_replay_from_their_seeds() {
    let mut rolled = 0;
    for (name, text) in records("good") {
        if !text.contains("[Seed ") {
            continue;
        }
        let stored = any(&text);
        let mut again = any(&text);
        while again.undo() {}
        for action in stored.moves() {
            match again.turn() {
                Turn::Chance => {
                    again.resolve_chance().unwrap();
                    rolled += 1;
                }
                _ => again.play(&action).unwrap(),
            }
        }
        assert_eq!(again.record(), stored.record(), "{name}");
    }
    assert!(rolled > 300, "{rolled}");
}

#[test]
fn edge_8_a_game_of_ten_thousand_rolls_and_moves_is_stored_and_read() {
    // The chip comes and goes; dice passed twice bring the turn back.
    let round = ["roll:CC", "place:c1", "roll:CM", "roll:CB", "remove:c1", "roll:BM"];
    let mut text = String::from("[Game \"cock-bull\"]\n[Position \"---/--/- 0:0 r -\"]\n\n");
    for (number, action) in (1..=10_000).zip(round.iter().cycle()) {
        text.push_str(&format!("{number}. {action}\n"));
    }
    let game = Match::<CockBull>::from_record(&text).unwrap_or_else(|bad| panic!("{}", bad.error));
    assert_eq!((game.actions().len(), game.position().as_str()), (10_000, "R--/--/- 0:0 b CB"));
    let again = any(&game.record());
    assert_eq!((again.record(), again.ply()), (game.record(), 10_000));
    let bad = format!("{text}10001. peg\n10002. roll:CB\n10003. remove:c2\n");
    let Err(bad) = from_record(&bad) else { panic!("accepted") };
    assert_eq!((bad.line, bad.column, bad.prefix.unwrap().ply()), (10_006, 8, 10_002));
}

#[test]
fn points_brought_into_a_game_are_in_its_record_and_observation() {
    let mut game = Match::<CockBull>::new(&Setup::default(), Some("---/--/- 0:0 b -"), "s").unwrap();
    game.set_score(&[60, 45]);
    assert!(game.record().contains("[Score \"60,45\"]\n[Result"), "{}", game.record());
    let again = any(&game.record());
    assert_eq!(again.record(), game.record());
    assert_eq!(again.observation(Seat(0)), "---/--/- 0:0 b - me=r score=60:45");
    game.set_score(&[0, 0]);
    assert!(!game.record().contains("Score"));
}
