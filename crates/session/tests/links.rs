//! Records as links, and back.

use proptest::prelude::*;
use sobremesa_core::Code;
use sobremesa_session::{Series, from_link, record_in, to_link};

const RECORD: &str = r#"[Game "gobblet"]
[Version "0.1.0"]
[Seats "2"]
[Options "memory=on,touch-move=on"]
[Seed "k3 ü€😀"]
[Position "-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,- 432/422 w"]
[Result "*"]
[Names "Ana; \"Bo\"_C"]
[Date "2026.11.20"]
[Annotator "someone"]

1. D@b2
2. a1-b2
3. draw:offer
4. draw:decline
"#;

const SHORT: &str = "[Game \"gobblet\"]\n[Result \"*\"]\n\n1. D@b2\n";

fn link(record: &str) -> String {
    to_link(record).unwrap_or_else(|bad| panic!("{}\n{record}", bad.error))
}

fn back(link: &str) -> String {
    from_link(link).unwrap_or_else(|bad| panic!("{}\n{link}", bad.error))
}

/// Returns the link as people and apps change it on the way.
fn travelled(link: &str) -> Vec<String> {
    let half = link.len() / 2;
    let (a, b) = link.split_at(half);
    let marks = ") . 。 * 」 ! \" ' ” » > ` ** ](x) ? &fbclid=x ?utm_source=y …";
    let mut all: Vec<String> = marks.split(' ').map(|after| format!("{link}{after}")).collect();
    all.extend(
        [", and", ": look", "; there", "_", "~~", "/", " is the link", "\nAna", "\u{200b}", "\u{feff}."]
            .map(|after| format!("{link}{after}")),
    );
    all.extend([
        format!("{a}\u{ad}{b}"),
        format!("{a}\u{200b}{b}"),
        link.replace('@', "%40").replace(',', "%2C"),
        link.replace("%2E", "."),
    ]);
    all.extend([link.replace('%', "%25"), link.replace('%', "%25").replace(';', "%3B")]);
    if !link.contains("%3B") {
        all.extend([link.replace(';', "%3B"), link.replace(';', "%3b").replace('=', "%3D")]);
    }
    all
}

#[test]
fn additions_to_a_link_are_ignored() {
    let series = format!("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x y\"]\n\n{SHORT}\n{SHORT}");
    for record in [RECORD, SHORT, &series, "[Game \"gobblet\"]\n[Result \"0,1\"]\n\n"] {
        let link = link(record);
        for text in travelled(&link) {
            assert_eq!(back(&text), record, "{text}");
            assert_eq!(record_in(&format!("See https://games.example/#r={text}")), record, "{text}");
            assert_eq!(record_in(&format!("https://games.example/%23r={text}")), record, "{text}");
        }
        let (a, b) = link.split_at(link.len() / 2);
        for broken in
            [format!("{a}\r\n{b}"), format!("{a}=\n{b}"), format!("{a}\n{b} and words"), format!("{link}thanks")]
        {
            assert_eq!(back(&broken), record, "{broken}");
        }
    }
}

#[test]
fn a_link_that_was_cut_off_has_its_own_error() {
    for record in [RECORD, SHORT] {
        let link = link(record);
        let seal = link.find(";c").unwrap() + 10;
        for end in seal..link.len() {
            for text in [link[..end].to_string(), format!("{}…", &link[..end]), format!("{})", &link[..end])] {
                let bad = from_link(&text).expect_err(&text);
                assert_eq!((&*bad.error.token, bad.line), ("", 1), "{text}");
            }
        }
        for damaged in [link.replace("@b2", "@c3"), link.to_lowercase().replace("games", "GAMES")] {
            let bad = from_link(&damaged).expect_err(&damaged);
            assert_eq!(bad.column, 1, "{damaged}");
        }
    }
}

#[test]
fn a_link_restores_the_same_record() {
    let written = link(RECORD);
    let expected = "gobblet;c0f5b288;v0%2E1%2E0;n2;omemory=on,touch-move=on;sk3%20%C3%BC%E2%82%AC%F0%9F%98%80;\
                    p-,-,d,-/-,cD,-,-/-,C,d,-/D,-,c,-%20432/422%20w;w;NAna%3B%20%5C%22Bo%5C%22%5FC;d2026%2E11%2E20;\
                    xAnnotator=someone;mD@b2_a1-b2_draw:offer_draw:decline";
    assert_eq!(written, expected);
    assert_eq!(back(&written), RECORD);
}

#[test]
fn headers_keep_their_order() {
    let text = RECORD.replace("[Names \"Ana; \\\"Bo\\\"_C\"]\n[Date \"2026.11.20\"]\n[Annotator", "[Event");
    assert!(text.contains("[Event"), "{text}");
    assert_eq!(back(&link(&text)), text);
}

#[test]
fn a_value_is_restored_with_its_escapes() {
    let text = "[Game \"gobblet\"]\n[Event \"\\a \\\\ \t\"]\n\n";
    assert_eq!(back(&link(text)), text);
}

#[test]
fn a_finished_game_without_steps_is_restored() {
    let text = "[Game \"gobblet\"]\n[Result \"0,1\"]\n\n";
    assert_eq!(back(&link(text)), text);
}

#[test]
fn the_link_is_short() {
    let steps: String = (1..=40).map(|number| format!("{number}. a1-b2\n")).collect();
    let link = link(&format!("[Game \"gobblet\"]\n[Seats \"2\"]\n[Result \"*\"]\n\n{steps}"));
    assert!(link.len() < 40 * 6 + 30, "{link}");
}

#[test]
fn a_series_is_its_header_and_the_links_of_its_games() {
    let series = format!("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x y\"]\n\n{SHORT}\n{SHORT}");
    let written = link(&series);
    assert!(written.ends_with(";games:2~gobblet~x%20y~gobblet;w;mD@b2~gobblet;w;mD@b2"), "{written}");
    assert_eq!(back(&written), series);
    let one = series.strip_suffix(SHORT).and_then(|text| text.strip_suffix('\n')).unwrap();
    let read = Series::from_record(&back(&link(one))).unwrap_or_else(|bad| panic!("{}", bad.error));
    assert_eq!(read.record().matches("[Game").count(), 2);
}

#[test]
fn an_invalid_link_is_a_bad_record() {
    let not = [
        "",
        "m",
        "gobblet",
        "gobblet;w;mD@b2",
        "<b>;m",
        "gobblet;q1;m",
        "gobblet;s%ZZ;m",
        "gobblet;s%;m",
        "gobblet;s%+1;m",
    ];
    let series = ["~", "~~~", "~games:2~gobblet", "~games:2~gobblet~x", "~games:2~gobblet~x~", "~games:2~gobblet~x~m"];
    for text in not.into_iter().chain(["gobblet;x=1;m", "gobblet;;m", "gobblet;s%FF;m"]).chain(series) {
        let bad = from_link(text).expect_err(text);
        assert_eq!((bad.error.code, bad.line, bad.column), (Code::BadRecord, 1, 1), "{text}");
        assert!(bad.prefix.is_none());
    }
}

#[test]
fn an_invalid_record_has_no_link() {
    for (text, line, column) in [
        ("", 1, 1),
        ("torn", 1, 1),
        ("[Game \"gobblet\"]\ntorn", 2, 1),
        ("[Game \"chess\"]\n\n", 1, 8),
        ("[Game \"gobblet\"]\n\n1. D@b2\n3. D@c3\n", 4, 1),
        ("[Series \"games:2\"]\n[Game \"gobblet\"]\n[Seed \"x\"]\n\n[Game \"gobblet\"]\ntorn", 6, 1),
    ] {
        let bad = to_link(text).expect_err(text);
        assert_eq!((bad.error.code, bad.line, bad.column), (Code::BadRecord, line, column), "{text}");
    }
}

#[test]
fn a_record_is_found_within_copied_text() {
    let link = link(SHORT);
    for text in [
        link.clone(),
        format!(" {link}\n"),
        format!("#r={link}"),
        format!("https://games.example/#r={link}"),
        format!("Your move: <https://games.example/#r={link}>."),
        format!("#r= is no link, \"https://games.example/#r={link}\" is one"),
    ] {
        assert_eq!(record_in(&text), SHORT, "{text}");
    }
    let telling = SHORT.replace("\n\n", &format!("\n[Site \"https://games.example/#r={link}\"]\n\n"));
    assert_eq!(record_in(&telling), telling.trim());
    assert_eq!(record_in(&format!("> {}", SHORT.replace('\n', "\n> "))), SHORT.trim());
    assert_eq!(record_in("\u{feff} something else; m\n"), "something else; m");
}

proptest! {
    #[test]
    fn any_text_is_read_or_refused_as_a_link_and_any_value_is_restored(text in any::<String>(), value in "[^\"\\\\\\p{Cc}]*") {
        let _ = (from_link(&text), to_link(&text), record_in(&text));
        let _ = (from_link(&format!("gobblet;s{text};m{text}")), from_link(&format!("~{text}~gobblet;m")));
        let record = format!("[Game \"gobblet\"]\n[Seed \"{value}\"]\n\n1. D@b2\n");
        prop_assert_eq!(back(&link(&record)), record);
    }
}
