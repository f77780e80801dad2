//! Summaries of records compared with their replay.

mod common;

use common::records;
use proptest::prelude::*;
use sobremesa_core::{Code, Seat};
use sobremesa_session::{GameId, Series, Summary, from_record, is_series, summary};

fn summarized(text: &str) -> Summary {
    summary(text).unwrap_or_else(|bad| panic!("{}\n{text}", bad.error))
}

#[test]
fn the_summary_of_every_good_record_agrees_with_its_replay() {
    let all = records("good");
    assert!(all.len() > 40);
    for (name, text) in all {
        let game = from_record(&text).unwrap_or_else(|bad| panic!("{name}: {}", bad.error));
        let info = game.info();
        let variant = info.variants.first().map(|_| game.rules().options.get(info, "variant"));
        let winners = if text.contains("[Result") { game.outcome().map(|outcome| outcome.winners) } else { None };
        let found = summarized(&text);
        assert_eq!((found.game, found.variant, found.seats), (game.id(), variant, game.seats()), "{name}");
        assert_eq!((found.over, found.steps, found.series), (winners.is_some(), game.ply(), None), "{name}");
        assert_eq!(found.winners, winners.unwrap_or_default(), "{name}");
        assert!(!is_series(&text));
    }
}

#[test]
fn header_errors_have_the_same_place_as_in_the_replay() {
    let mut refused = 0;
    for (name, text) in records("bad") {
        let bad = from_record(&text).err().unwrap_or_else(|| panic!("{name} is read"));
        match summary(&text) {
            Err(found) => {
                assert_eq!((found.line, found.column), (bad.line, bad.column), "{name}");
                assert_eq!(found.error.code, Code::BadRecord);
                refused += 1;
            }
            // The header alone gives no reason to refuse the record, or the text ends before an error.
            Ok(found) => {
                let lines = text.lines().take_while(|line| line.starts_with('[')).count();
                let unread = name.contains("header-header") || name.contains("empty-line");
                assert!(unread || bad.line > lines || name.contains("result"), "{name}");
                assert!(GameId::ALL.contains(&found.game));
            }
        }
    }
    assert!(refused > 30, "{refused}");
}

#[test]
fn a_header_contains_game_seats_names_and_result() {
    let text =
        "[Game \"dog\"]\n[Seats \"6\"]\n[Options \"variant=royal\"]\n[Result \"1,3,5\"]\n[Names \"A, B\"]\n\n1. x\n";
    let full = summarized(text);
    assert_eq!((full.game, full.variant, full.seats), (GameId::Dog, Some("royal"), 6));
    assert_eq!(full.names, ["A", "B"]);
    assert_eq!((full.over, full.winners), (true, vec![Seat(1), Seat(3), Seat(5)]));
    assert_eq!((full.position, full.steps, full.series), (None, 1, None));
    let bare = summarized("[Game \"gobblet\"]");
    assert_eq!((bare.seats, bare.variant, bare.over, bare.steps), (2, None, false, 0));
}

#[test]
fn values_only_in_the_position_are_included() {
    let position = "-,-,-,-/-,-,-,-/-,-,-,-/D,d,-,- 443/443 w";
    assert_eq!(
        summarized(&format!("[Game \"gobblet\"]\n[Position \"{position}\"]\n\n")).position.as_deref(),
        Some(position)
    );
    let (_, muros) = records("good").into_iter().find(|(name, _)| name == "muros-from-position.txt").unwrap();
    let seats = summarized(&muros).seats;
    let without: String = muros.split_inclusive('\n').filter(|line| !line.starts_with("[Seats")).collect();
    assert_eq!(summarized(&without).seats, seats);
}

#[test]
fn a_result_is_a_star_or_seats() {
    let of = |result: &str| summary(&format!("[Game \"gobblet\"]\n[Result \"{result}\"]\n\n"));
    assert!(!of("*").unwrap().over);
    assert_eq!(of("0,1").unwrap().winners, [Seat(0), Seat(1)]);
    for odd in ["", "2", "0,", "white", "1-0", "256", "-1"] {
        let bad = of(odd).expect_err(odd);
        assert_eq!((bad.line, bad.column), (2, 10), "{odd}");
    }
}

#[test]
fn the_summary_of_a_series_is_of_its_last_game() {
    let game = |result: &str, steps: &str| format!("[Game \"gobblet\"]\n[Result \"{result}\"]\n\n{steps}");
    let won = game("0,1", "1. draw:offer\n2. draw:accept\n");
    let head = "[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x\"]\n";
    let text = format!("{head}\n{won}\n{}", game("*", "1. D@a1\n"));
    assert!(Series::from_record(&text).is_ok() && is_series(&text));
    let series = summarized(&text);
    assert_eq!((series.game, series.over, series.steps), (GameId::Gobblet, false, 3));
    assert_eq!(series.series.as_deref(), Some("games:2"));
    assert_eq!(summarized(&format!("{head}\n{won}")).winners, [Seat(0), Seat(1)]);
    // One with no game yet is at the beginning of its first.
    assert_eq!((summarized(head).steps, summarized(head).over, summarized(head).seats), (0, false, 2));
    for (bad, line) in [(head.replace("games:2", "some"), 1), (format!("{head}\n{won}\n[Game \"dog\"]\n\n"), 11)] {
        assert_eq!(summary(&bad).expect_err(&bad).line, line, "{bad}");
    }
}

proptest! {
    #[test]
    fn any_text_has_a_summary_or_is_refused(text in any::<String>(), key in "[A-Z][a-z]{2,8}", cut in 0..400usize) {
        let _ = (summary(&text), is_series(&text));
        let _ = summary(&format!("[Game \"dog\"]\n[{key} \"{text}\"]\n\n"));
        for known in ["Seats", "Options", "Position", "Score", "Result", "Names", "Series"] {
            let _ = summary(&format!("[Game \"dog\"]\n[{known} \"{text}\"]\n\n"));
        }
        let (_, good) = records("good").swap_remove(cut % 40);
        let torn: String = good.chars().take(cut).chain(text.chars()).collect();
        let _ = summary(&torn);
    }
}
