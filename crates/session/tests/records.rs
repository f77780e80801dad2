//! Records: their format, what is refused and where, the stored ones, and whole games.

mod common;

use common::records;
use sobremesa_core::{Code, Dice, Game, Notation, Seat, Setup, SplitMix, Turn, Viewer};
use sobremesa_laws::{strings, vectors};
use sobremesa_session::{AnyMatch, BadRecord, CockBull, GameId, Gobblet, LONGEST_TEXT, Match, from_record};

const START: &str = "-,-,-,-/-,-,-,-/-,-,-,-/-,-,-,- 444/444 w";

fn setup(options: &str) -> Setup {
    let mut setup = Setup::default();
    setup.options.read(Gobblet::INFO, options).unwrap();
    setup
}

fn fresh(options: &str, position: Option<&str>, seed: &str) -> Match<Gobblet> {
    Match::new(&setup(options), position, seed).unwrap()
}

fn play(game: &mut Match<Gobblet>, actions: &str) {
    for action in actions.split_whitespace() {
        game.play(action).unwrap_or_else(|error| panic!("{action}: {error}"));
    }
}

fn read(text: &str) -> Match<Gobblet> {
    Match::from_record(text).unwrap_or_else(|bad| panic!("{}\n{text}", bad.error))
}

/// A record of whatever game.
fn any(text: &str) -> Box<dyn AnyMatch> {
    from_record(text).unwrap_or_else(|bad| panic!("{}\n{text}", bad.error))
}

fn refused(text: &str) -> BadRecord<Match<Gobblet>> {
    Match::<Gobblet>::from_record(text).map(|game| game.record()).expect_err(text)
}

// ---- writing

#[test]
fn a_record_has_header_lines_an_empty_line_and_a_step_a_line() {
    let mut game = fresh("touch-move=on,memory=true", None, "the seed");
    play(&mut game, "D@a1 D@b2 lift:a1");
    let expected = format!(
        "[Game \"gobblet\"]\n[Version \"{}\"]\n[Seats \"2\"]\n[Options \"memory=on,touch-move=on\"]\n\
         [Seed \"the seed\"]\n[Result \"*\"]\n\n1. D@a1\n2. D@b2\n3. lift:a1\n",
        env!("CARGO_PKG_VERSION")
    );
    assert_eq!(game.record(), expected);
    assert_eq!(read(&expected).record(), expected);
}

#[test]
fn options_at_their_defaults_are_not_written() {
    let game = fresh("touch-move=off,memory=off", None, "");
    assert!(!game.record().contains("[Options"), "{}", game.record());
    assert_eq!(read(&game.record()).now(), game.now(), "asked for or not, the default is the default");
}

#[test]
fn a_position_is_written_unless_it_is_the_usual_start() {
    let position = "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w";
    let mut game = fresh("", Some(position), "s");
    play(&mut game, "D@c1");
    let record = game.record();
    assert!(record.contains(&format!("[Seed \"s\"]\n[Position \"{position}\"]\n[Result \"*\"]\n")), "{record}");
    assert_eq!(read(&record).position(), game.position());
    assert!(!fresh("", Some(START), "").record().contains("[Position"));
}

#[test]
fn a_position_with_options_comes_back_as_it_was() {
    for position in
        ["-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w options=touch-move=on", &format!("{START} options=touch-move=on")]
    {
        let mut game = fresh("", Some(position), "s");
        let first = if position.starts_with(START) { "D@a1" } else { "lift:a1 a1-a2" };
        play(&mut game, first);
        let again = read(&game.record());
        assert_eq!((again.now(), again.record()), (game.now(), game.record()));
        assert_eq!(again.observation(Seat(1)), game.observation(Seat(1)));
        assert_eq!(again.position(), game.position());
    }
}

#[test]
fn results_are_winners_or_a_star() {
    let mut game = fresh("", None, "");
    assert_eq!(game.result(), "*");
    play(&mut game, "draw:offer draw:accept");
    assert_eq!(game.result(), "0,1");
    assert!(game.record().contains("[Result \"0,1\"]"));
}

#[test]
fn names_dates_and_odd_letters_are_kept() {
    let text = "[Game \"gobblet\"]\n[Names \"Zoë \\\"la Gata\\\" \\\\o/, 猫\"]\n[Date \"2026-11-20\"]\n\n1. D@a1\n";
    let game = read(text);
    let written = game.record();
    let kept = "[Names \"Zoë \\\"la Gata\\\" \\\\o/, 猫\"]\n[Date \"2026-11-20\"]\n\n1. D@a1\n";
    assert!(written.contains(kept), "{written}");
    assert_eq!(read(&written).record(), written);
}

#[test]
fn any_seed_comes_back() {
    let odd = ["tab\there", "two\nlines", "\r", "\u{85}", "\u{2028}x", "\\", "a\"b\\c"];
    for seed in ["", " ", "ñ 猫 \u{1F3B2}", "[Seed \"x\"]"].into_iter().chain(odd) {
        let game = fresh("", None, seed);
        let again = read(&game.record());
        assert_eq!(again.seed(), game.seed(), "{seed:?}: the dice after loading are those before");
        assert_eq!(again.record(), game.record(), "{seed:?}");
    }
}

// ---- reading

#[test]
fn line_ends_and_spaces_at_the_end_of_a_line_do_not_matter() {
    for (name, text) in records("good") {
        let plain = any(&text).record();
        assert_eq!(any(&format!("\u{FEFF}{text}")).record(), plain, "{name} with a byte order mark");
        assert_eq!(any(&text.replace('\n', "\r\n")).record(), plain, "{name} with CRLF");
        assert_eq!(any(&text.replace('\n', "  \n")).record(), plain, "{name} with spaces");
        assert_eq!(any(text.trim_end()).record(), plain, "{name} without a last line end");
        assert_eq!(any(&format!("{text}\n\n")).record(), plain, "{name} with empty lines after");
    }
}

#[test]
fn good_records_of_every_version_load_and_are_written_again() {
    let records = records("good");
    for game in GameId::ALL {
        assert!(
            records.iter().filter(|(name, _)| name.starts_with(game.info().id)).count() >= 10,
            "{}",
            game.info().id
        );
    }
    for (name, text) in records {
        let game = any(&text);
        let actions = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit())).count();
        assert_eq!(game.ply(), actions, "{name}");
        let written = game.record();
        assert_eq!(any(&written).record(), written, "{name}");
        assert!(name.starts_with(game.info().id), "{name}");
        // What this program writes stays what it is, but for the version it says it is of and for what that version left unsaid.
        let stays = |text: &str| -> Vec<String> {
            let changes = |line: &&str| line.starts_with("[Version ") || line.starts_with("[Options ");
            text.lines().filter(|line| !changes(line)).map(String::from).collect()
        };
        if text.contains("[Version ") {
            assert_eq!(stays(&written), stays(&text), "{name}");
        }
        for (key, value) in named(&text) {
            assert!(game.options().contains(&(key, value.clone())), "{name}: {key}={value}");
        }
    }
}

/// The options that the header of a record names.
fn named(text: &str) -> Vec<(&'static str, String)> {
    let line = text.lines().find_map(|line| line.strip_prefix("[Options \"")?.strip_suffix("\"]"));
    let info = any(text).info();
    let pairs = line.unwrap_or_default().split(',').filter_map(|pair| pair.split_once('='));
    let key = |key: &str| info.options.iter().find(|option| option.key == key).unwrap().key;
    pairs.map(|(name, value)| (key(name), value.to_string())).collect()
}

#[test]
fn dog_records_of_version_0_1_replay_as_with_its_defaults_named() {
    let mut checked = 0;
    for (name, text) in records("good/v0.1.0").iter().filter(|(name, _)| name.starts_with("dog-")) {
        let mut options = named(text);
        let said: Vec<&str> = options.iter().map(|(key, _)| *key).collect();
        let former = [("copy", "last"), ("last-seven", "complete"), ("hand", "5"), ("free-start", "on")];
        let unsaid: Vec<_> = former.into_iter().filter(|(key, _)| !said.contains(key)).collect();
        options.extend(unsaid.into_iter().map(|(key, value)| (key, value.to_string())));
        let options: Vec<String> = options.iter().map(|(key, value)| format!("{key}={value}")).collect();
        let lines = text.lines().filter(|line| !line.starts_with("[Options ") && !line.starts_with("[Version "));
        let rest: Vec<&str> = lines.collect();
        let explicit = format!("[Version \"9.9\"]\n[Options \"{}\"]\n{}\n", options.join(","), rest.join("\n"));
        let (old, now) = (any(text), any(&explicit));
        assert_eq!(
            (old.position(), old.result(), old.options()),
            (now.position(), now.result(), now.options()),
            "{name}"
        );
        checked += 1;
    }
    assert!(checked >= 20, "{checked}");
}

#[test]
fn bad_records_are_refused_where_their_names_say() {
    let records = records("bad");
    assert!(records.len() >= 30);
    for (name, text) in records {
        let Err(bad) = from_record(&text) else { panic!("{name}: accepted") };
        let prefix = bad.prefix.as_ref().map_or("header".into(), |game| format!("p{}", game.ply()));
        let found = format!("l{}-c{}-{prefix}-", bad.line, bad.column);
        assert!(name.starts_with(&found), "{name}: {found} {}", bad.error);
        assert_eq!(bad.error.code, Code::BadRecord, "{name}");
        assert!(bad.error.message.contains(&format!("line {}, column {}", bad.line, bad.column)), "{name}");
        if let Some(prefix) = &bad.prefix {
            let again = any(&prefix.record());
            assert_eq!((again.record(), again.position()), (prefix.record(), prefix.position()), "{name}");
        }
    }
}

#[test]
fn a_record_of_another_game_is_refused() {
    let bad = refused("[Seats \"2\"]\n[Game \"cock-bull\"]\n\n1. die:C\n");
    assert_eq!((bad.line, bad.column, bad.prefix.is_none()), (2, 8, true));
}

#[test]
fn a_record_of_over_a_million_bytes_is_refused() {
    let text = format!("[Game \"gobblet\"]\n\n1. D@a1\n{}", "\n".repeat(LONGEST_TEXT));
    let bad = refused(&text);
    assert_eq!((bad.line, bad.column, bad.prefix.is_none()), (1, 1, true));
    let most = format!("[Game \"gobblet\"]\n\n1. D@a1\n{}", "\n".repeat(LONGEST_TEXT - 27));
    assert!(most.len() <= LONGEST_TEXT && read(&most).actions().len() == 1);
}

#[test]
fn a_long_record_is_read_or_refused_in_no_time() {
    let begun = std::time::Instant::now();
    let header: String = (0..80_000).map(|i| format!("[K{i} \"\"]\n")).collect();
    let _ = Match::<Gobblet>::from_record(&format!("[Game \"gobblet\"]\n{header}\n"));
    let options = "memory=on,".repeat(90_000);
    let _ = Match::<Gobblet>::from_record(&format!("[Game \"gobblet\"]\n[Options \"{options}\"]\n\n"));
    let rounds = "lift:a1 ".repeat(100_000);
    let _ = Match::<Gobblet>::from_record(&format!("[Game \"gobblet\"]\n\n1. {rounds}\n"));
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}

/// A game that nobody wants to end, as long as a record can be.
fn endless(bytes: usize) -> String {
    let mut dice = SplitMix(5);
    let mut position = fresh("", None, "").now().clone();
    let mut text = String::from("[Game \"gobblet\"]\n\n");
    for number in 1.. {
        let mut legal = position.legal_actions();
        let next = loop {
            let action = legal.swap_remove(dice.below(legal.len() as u32) as usize);
            let mut next = position.clone();
            next.advance(&action);
            if next.outcome().is_none() {
                text.push_str(&format!("{number}. {}\n", Gobblet::write_action(&action)));
                break next;
            }
            assert!(!legal.is_empty(), "every move ends the game");
        };
        position = next;
        if text.len() > bytes - 20 {
            return text;
        }
    }
    text
}

#[test]
fn the_longest_record_is_read_in_no_time() {
    let text = endless(LONGEST_TEXT);
    let actions = text.lines().count() - 2;
    assert!(actions > 70_000, "{actions}");
    let begun = std::time::Instant::now();
    assert_eq!(read(&text).actions().len(), actions);
    assert!(begun.elapsed().as_secs() < 5, "{:?}", begun.elapsed());
}

#[test]
#[allow(clippy::too_many_lines, reason = "all kinds of mutations, and what must hold of each")]
fn ten_thousand_mutations_of_good_records_are_read_or_refused_with_a_prefix() {
    let good: Vec<String> = records("good").into_iter().map(|(_, text)| text).collect();
    let bits = "\n|\"|]|[| |1. |D@a1|a1-a2|draw:offer|roll:CM|peg|hand:R@N3|=B|\\|é|\r|\0|99999999999|*|猫";
    let bits: Vec<&str> = bits.split('|').collect();
    let mut dice = SplitMix(2026);
    let (mut accepted, mut prefixed) = (0, 0);
    for _ in 0..10_000 {
        let mut letters: Vec<char> = good[dice.below(good.len() as u32) as usize].chars().collect();
        for _ in 0..=dice.below(3) {
            let at = dice.below(letters.len() as u32 + 1) as usize;
            let to = (at + dice.below(12) as usize).min(letters.len());
            match dice.below(4) {
                0 => drop(letters.drain(at..to)),
                1 => letters.truncate(at.max(1)),
                2 => {
                    let again: Vec<char> = letters[at..to].to_vec();
                    letters.splice(to..to, again);
                }
                _ => {
                    let bit = bits[dice.below(bits.len() as u32) as usize].chars();
                    letters.splice(at..to.min(at + 1), bit);
                }
            }
        }
        let text: String = letters.into_iter().collect();
        let lines = text.lines().count().max(1);
        match from_record(&text) {
            Ok(game) => {
                accepted += 1;
                assert_eq!(any(&game.record()).position(), game.position(), "{text}");
            }
            Err(bad) => {
                assert!((1..=lines).contains(&bad.line), "line {} of {lines}:\n{text}", bad.line);
                let line = text.lines().nth(bad.line - 1).unwrap_or("");
                assert!((1..=line.chars().count() + 1).contains(&bad.column), "column {}: {line:?}", bad.column);
                if let Some(prefix) = bad.prefix {
                    prefixed += 1;
                    assert_eq!(any(&prefix.record()).position(), prefix.position(), "{text}");
                }
            }
        }
    }
    assert!(accepted > 300 && prefixed > 2000, "{accepted} accepted, {prefixed} with a prefix");
}

// ---- whole games

#[test]
fn whole_games_of_an_independent_program_end_as_they_should() {
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
fn the_last_time_a_position_may_stand_is_a_draw_and_none_before() {
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
    assert_eq!(Gobblet::write_action(&game.actions()[1]), "D@b2");
}

#[test]
fn a_preview_tells_the_end_and_plays_nothing() {
    let (_, text) = records("good").into_iter().find(|(name, _)| name.contains("four-18")).unwrap();
    let mut game = read(&text);
    let last = Gobblet::write_action(&game.actions()[game.actions().len() - 1]);
    assert!(game.undo());
    let (events, outcome) = game.preview(&last, Viewer::Onlooker).unwrap();
    assert!(!events.is_empty());
    assert_eq!(outcome.unwrap().winners, [Seat(1)]);
    assert_eq!((game.outcome(), game.future()), (None, 1));
}

// ---- chance

#[test]
fn stored_games_of_chance_are_rolled_again_from_their_seeds() {
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
fn points_brought_into_a_game_stand_in_its_record_and_are_observed() {
    let mut game = Match::<CockBull>::new(&Setup::default(), Some("---/--/- 0:0 b -"), "s").unwrap();
    game.set_score(&[60, 45]);
    assert!(game.record().contains("[Score \"60,45\"]\n[Result"), "{}", game.record());
    let again = any(&game.record());
    assert_eq!(again.record(), game.record());
    assert_eq!(again.observation(Seat(0)), "---/--/- 0:0 b - me=r score=60:45");
    game.set_score(&[0, 0]);
    assert!(!game.record().contains("Score"));
}

/// Which of these options a record's game is played by.
fn options_of(text: &str, keys: &[&str]) -> Vec<String> {
    let options = any(text).options();
    let value = |key: &&str| options.iter().find(|(known, _)| known == key).unwrap().1.clone();
    keys.iter().map(value).collect()
}

#[test]
fn what_a_record_does_not_name_had_the_defaults_of_its_version() {
    let keys = ["copy", "last-seven", "hand", "free-start"];
    let header = |version: &str, options: &str| {
        format!("[Game \"dog\"]\n[Version \"{version}\"]\n[Options \"variant=black{options}\"]\n\n")
    };
    for old in ["0.1.0", "0.1.7", "0.1"] {
        assert_eq!(options_of(&header(old, ""), &keys), ["last", "complete", "5", "on"], "{old}");
    }
    for new in ["0.2.0", "0.10.0", "0.12.1", "1.0.0", "", "next"] {
        assert_eq!(options_of(&header(new, ""), &keys), ["any", "may", "classic", "off"], "{new}");
    }
    let named = header("0.1.0", ",hand=classic,last-seven=lapses");
    assert_eq!(options_of(&named, &keys), ["last", "lapses", "classic", "on"]);
    let unversioned = "[Game \"dog\"]\n[Options \"variant=black\"]\n\n";
    assert_eq!(options_of(unversioned, &keys), ["any", "may", "classic", "off"]);
    let again = any(&header("0.1.0", "")).record();
    let said = "copy=last,free-start=on,hand=5,last-seven=complete,variant=black";
    assert!(again.contains(&format!("[Options \"{said}\"]")), "{again}");
    assert_eq!(options_of(&again, &keys), ["last", "complete", "5", "on"]);
}

#[test]
fn a_position_in_an_old_record_may_name_options_itself() {
    let position = "variant=classic A=H,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=deal turn=- pending=- \
                    last=- hands=A:-/B:-/C:-/D:- given=- out=- deck=+ discard=-";
    let deck = vec!["?"; 110].join(".");
    let record = |options: &str| {
        let position = position.replace('+', &deck) + options;
        format!("[Game \"dog\"]\n[Version \"0.1.0\"]\n[Position \"{position}\"]\n\n")
    };
    assert_eq!(options_of(&record(""), &["last-seven"]), ["complete"]);
    assert_eq!(options_of(&record(" options=last-seven=lapses"), &["last-seven"]), ["lapses"]);
    let royal = record("").replace("variant=classic", "variant=royal");
    assert_eq!(options_of(&royal, &["copy"]), ["last"], "and needs no field of what was played");
}
