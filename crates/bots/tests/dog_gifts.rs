//! The card that Dog's level 5 gives its partner, where a good player has no doubt.

use sobremesa_bots::{Limits, thinker};
use sobremesa_session::GameId;

/// Variant, who leads the round, the giver's pieces (A), its partner's (C), the giver's hand, and the gifts that a good
/// player chooses from. The rivals have two pieces in the lane and two at home.
type Gift = (&'static str, char, &'static str, &'static str, &'static str, &'static [&'static str]);

const HOME: &str = "H,H,H,H";
const DONE: &str = "F0,F1,F2,F3";

/// A seat whose four pieces are in the lane plays its partner's pieces. Then the seat that plays first matters.
const GIFTS: [Gift; 20] = [
    // One of two cards that bring a piece out, for a partner who waits at home.
    ("classic", 'A', "T40,T3,H,F3", HOME, "5.8.11.13", &["11", "13"]),
    ("classic", 'A', "T40,H,H,H", HOME, "3.8.11.13", &["11", "13"]),
    ("classic", 'A', HOME, HOME, "3.6.8.11.13", &["11", "13"]),
    ("royal", 'A', "T40,T3,H,F3", HOME, "5.8.9.11.13", &["11", "13"]),
    ("black", 'A', "T40,T3,H,F3", HOME, "3.9.11.13", &["11", "13"]),
    // The only one, if the giver has no use for it.
    ("classic", 'A', "T40,T3,F2,F3", HOME, "3.6.9.13", &["13"]),
    ("royal", 'A', "T40,T3,F2,F3", HOME, "3.6.9.12.13", &["13"]),
    ("black", 'A', "T40,T4,F2,F3", HOME, "3.9.12.13", &["13"]),
    // Never the only one for a partner who has no use for it.
    ("classic", 'A', HOME, "T4,T12,F2,F3", "2.9.11.12", &["2", "9", "12"]),
    ("classic", 'A', HOME, "T4,T12,F2,F3", "2.9.12.J", &["2", "9", "12"]),
    ("royal", 'A', HOME, "T4,T12,F2,F3", "2.8.9.11.12", &["2", "8", "9", "12"]),
    // The card that brings the partner's last piece in, or far ahead.
    ("classic", 'A', "T40,T10,H,F3", "T28,F1,F2,F3", "5.9.12.13", &["5"]),
    ("classic", 'A', "T40,T44,F2,F3", "T32,F1,F2,F3", "4.9.10.12", &["4"]),
    ("classic", 'B', DONE, "T28,F1,F2,F3", "5.9.12.X", &["5"]),
    ("classic", 'B', DONE, "T31,T29,F2,F3", "7.9.12.X", &["7"]),
    ("royal", 'A', "T40,T10,H,F3", "T27,F1,F2,F3", "6.9.10.12.13", &["6"]),
    ("royal", 'B', DONE, "T28,F1,F2,F3", "9.10.12.1-7.X", &["1-7"]),
    ("black", 'A', "T40,T11,H,F3", "T30,F1,F2,F3", "3.9.12.13", &["3"]),
    ("black", 'B', DONE, "T29,F1,F2,F3", "4.9.12.X", &["4"]),
    // Not the card that brings in the giver's own last piece at once.
    ("black", 'A', "T61,F1,F2,F3", DONE, "4.9.12.X", &["9", "12", "X"]),
];

fn observation(&(variant, starter, own, partner, hand, _): &Gift) -> String {
    let cards = hand.split('.').count();
    let hidden = vec!["?"; cards].join(".");
    let dog = if variant == "black" { " dog=T8" } else { "" };
    let played = if variant == "classic" { "" } else { " played=-" };
    let deck = vec!["?"; 110 - 4 * cards].join(".");
    format!(
        "variant={variant} A={own} B=F2,F3,H,H C={partner} D=F2,F3,H,H{dog} round=3 starter={starter} phase=exchange \
         turn=A pending=- last=-{played} hands=A:{hand}/B:{hidden}/C:{hidden}/D:{hidden} given=- out=- deck={deck} \
         discard=-"
    )
}

fn given(level: u8, text: &str) -> String {
    let mut bot = thinker(GameId::Dog, text, &Limits::new(level).seed(7).nodes(1_000)).unwrap();
    while !bot.run(1_000) {}
    bot.choice().action
}

#[test]
fn every_level_gives_one_of_two_start_cards_to_a_partner_with_nobody_out() {
    let starts = ["give:11", "give:13", "give:J"];
    let mut kept = Vec::new();
    for (variant, hand) in [
        ("classic", "2.5.8.11.13.X"),
        ("classic", "2.5.8.11.J"),
        ("classic", "5.J.J"),
        ("royal", "8.11.11.12"),
        ("royal", "5.11.13"),
        ("black", "2.5.11.13.X"),
    ] {
        for own in [HOME, "T40,H,H,H", "T40,T3,H,F3", "T0,T20,H,H"] {
            for partner in [HOME, "H,H,F2,F3"] {
                let text = observation(&(variant, 'A', own, partner, hand, &[]));
                for level in 1..=5 {
                    let card = given(level, &text);
                    if !starts.contains(&card.as_str()) {
                        kept.push((level, card, own, partner, hand));
                    }
                }
            }
        }
    }
    assert!(kept.is_empty(), "{kept:#?}");
}

#[test]
fn level_5_finds_the_gift_of_a_good_player() {
    let mut missed = Vec::new();
    for gift in &GIFTS {
        let text = observation(gift);
        let given = given(5, &text);
        if !gift.5.iter().any(|good| given == format!("give:{good}")) {
            missed.push((given, text));
        }
    }
    assert!(missed.len() <= 3, "{missed:#?}");
}
