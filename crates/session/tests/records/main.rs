//! Records: their format, what is refused and where, the stored ones, and whole games.

#[path = "../common/mod.rs"]
mod common;
mod games;

use common::records;
use sobremesa_core::{Code, Dice, Game, Seat, Setup, SplitMix, Turn, Viewer};
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

/// The options that the header of a record names.
fn named(text: &str) -> Vec<(&'static str, String)> {
    let line = text.lines().find_map(|line| line.strip_prefix("[Options \"")?.strip_suffix("\"]"));
    let info = any(text).info();
    let pairs = line.unwrap_or_default().split(',').filter_map(|pair| pair.split_once('='));
    let key = |key: &str| info.options.iter().find(|option| option.key == key).unwrap().key;
    pairs.map(|(name, value)| (key(name), value.to_string())).collect()
}

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
fn a_position_with_options_is_restored() {
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
fn any_seed_is_restored() {
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
fn a_record_changed_by_keyboards_editors_and_chat_apps_is_the_same_record() {
    let wide = |text: &str| -> String {
        let widened = |c: char| if c.is_ascii_graphic() { char::from_u32(c as u32 + 0xfee0).unwrap() } else { c };
        text.chars().map(widened).collect()
    };
    for (name, text) in records("good") {
        let plain = any(&text).record();
        let same = |changed: String| assert_eq!(any(&changed).record(), plain, "{name}:\n{changed}");
        let Some((head, steps)) = text.split_once("\n\n") else { continue };
        same(text.replace(". ", ".\u{a0}"));
        same(format!("{head}\n\n{}", steps.trim_end().replace('\n', " ")));
        same(format!("{head}\n{steps}"));
        same(text.replace('\n', "\r"));
        same(text.replace('\n', "\u{85}"));
        same(format!("{}\n\n{steps}", head.replace(" \"", " “").replace("\"]", "”]")));
        same(format!("{head}\n\n{}", wide(steps)));
        same(format!("{}\n\n{}", head.replace("[Seed ", "[Seed\u{2003}"), steps.replace('-', "\u{2013}")));
        same(text.chars().flat_map(|letter| [letter, '\0']).collect());
        same(text.replace('\n', "\n ").replace(". ", ".  \u{200b}"));
    }
    let named = "[Game \"gobblet\"]\n[Seed \"ｓ–1\"]\n[Names \"Ａｎａ, “Bo”\"]\n\n1. D@a1\n";
    let written = read(named).record();
    assert!(written.contains("[Seed \"ｓ–1\"]") && written.contains("Ａｎａ, “Bo”"), "{written}");
}

#[test]
fn a_record_written_twice_is_the_same() {
    let usual = any("[Game \"muros\"]\n[Position \"grid options=holes=fixed\"]\n\n").record();
    assert_eq!(any(&usual).record(), usual);
    let carried = any("[Game \"muros\"]\n[Position \"grid options=holes=carried\"]\n\n").record();
    assert!(carried.contains("holes=carried"), "{carried}");
    assert_eq!(any(&carried).record(), carried);
}

#[test]
fn the_record_of_a_series_is_no_match() {
    for steps in ["", "1. D@a1\n"] {
        let bad = refused(&format!("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x\"]\n\n{steps}"));
        assert_eq!((bad.line, bad.column, bad.prefix.is_none()), (1, 10, true));
    }
}

#[test]
fn an_error_is_located_in_the_persons_own_text() {
    for (text, line, column) in [
        ("[Game \"gobblet\"]\r\r1. D@a1\r2. \u{200b}D\u{ad}@z9\r", 4, 8),
        ("[Game “gobblet”]\n1. D@a1 2. Ｄ@ｚ9", 2, 14),
    ] {
        let bad = refused(text);
        assert_eq!((bad.line, bad.column, &*bad.error.token), (line, column, "z9"), "{text:?}");
        assert_eq!(bad.error.to_string().matches("column").count(), 1);
        assert!(bad.error.to_string().ends_with("'z9'"), "{}", bad.error);
    }
}

#[test]
fn good_records_of_every_version_load_and_are_written_again() {
    let records = records("good");
    for game in GameId::ALL.iter().copied() {
        assert!(
            records.iter().filter(|(name, _)| name.starts_with(game.info().id)).count() >= 10,
            "{} needs ten games in the newest folder of tests/records/good",
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
        // Records of this version stay the same, apart from the version itself and the options it left out.
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

#[test]
fn bad_records_are_refused_at_the_place_in_their_names() {
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
fn a_long_record_is_read_or_refused_quickly() {
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
                text.push_str(&format!("{number}. {}\n", action));
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
fn the_longest_record_is_read_quickly() {
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
        let read = text.replace("\r\n", "\n").replace('\r', "\n");
        let lines = read.split('\n').count();
        match from_record(&text) {
            Ok(game) => {
                accepted += 1;
                assert_eq!(any(&game.record()).position(), game.position(), "{text}");
            }
            Err(bad) => {
                assert!((1..=lines).contains(&bad.line), "line {} of {lines}:\n{text}", bad.line);
                let line = read.split('\n').nth(bad.line - 1).unwrap_or("");
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
