//! Tests `?*` at the end of a position's deck, which stands for all remaining cards.

use super::{at, field};
use sobremesa_core::{Code, Error, Notation, Viewer};
use sobremesa_dog::{Action, Fault, Position};

/// A Royal position in the middle of a round, with these hands, deck and discard pile.
fn text(hands: &str, deck: &str, discard: &str) -> String {
    let last = discard.split('.').next().unwrap();
    format!(
        "variant=royal A=T5,H,H,H B=H,H,H,H C=H,H,H,H D=H,H,H,H round=2 starter=A phase=play turn=A pending=- last={last} \
         played={last} hands={hands} given=- out=- deck={deck} discard={discard}"
    )
}

const HANDS: &str = "A:2.3/B:5/C:-/D:13";

fn refused(text: &str) -> Error {
    text.parse::<Position>().expect_err(text)
}

/// Returns a pile of face-down cards.
fn unknown(count: usize) -> String {
    vec!["?"; count].join(".")
}

#[test]
fn the_rest_of_the_deck_excludes_hands_and_the_discard_pile() {
    assert_eq!(at(&text(HANDS, "?*", "-")).deck().len(), 106);
    assert_eq!(at(&text("A:2.3/B:?.?/C:?/D:-", "?*", "-")).deck().len(), 105);
    // The card played last lies on the pile.
    assert_eq!(at(&text(HANDS, "?*", "9")).deck().len(), 105);
    assert_eq!(at(&text(HANDS, "?*", "9.C.?")).deck().len(), 103);
}

#[test]
fn the_rest_comes_under_the_cards_that_are_written() {
    let position = at(&text(HANDS, "12.?.X.?*", "9"));
    assert_eq!(field(&position, "deck"), format!("12.?.X.{}", unknown(102)));
}

#[test]
fn the_rest_is_written_card_by_card() {
    let position = at(&text(HANDS, "?*", "9"));
    let written = text(HANDS, &unknown(105), "9");
    assert_eq!(position.write(Viewer::Referee), written);
    assert_eq!(position, at(&written));
}

#[test]
fn the_rest_may_be_nothing() {
    let position = at(&text(HANDS, "?*", &unknown(106)).replace("=? ", "=- "));
    assert_eq!(field(&position, "deck"), "-");
}

#[test]
fn the_rest_is_refused_if_there_are_too_many_cards() {
    for (deck, discard) in [("?*", unknown(107)), ("?.?*", unknown(106)), ("?*", unknown(110))] {
        let error = refused(&text(HANDS, deck, &discard).replace("=? ", "=- "));
        let count = 4 + discard.split('.').count() + deck.matches("?.").count();
        assert_eq!(
            (error.code, error.message.as_str()),
            (Code::BadPosition, Fault::CardCount(count).to_string().as_str())
        );
    }
    let error = refused(&text("A:2.2.2.2/B:2.2/C:2/D:2", "?*", "-"));
    assert_eq!(error.message, Fault::TooManyOfKind.to_string());
}

#[test]
fn the_rest_is_only_at_the_end_of_a_deck() {
    for (deck, token) in [
        ("?*.2", "?*"),
        ("?*.?*", "?*"),
        ("2?*", "2?*"),
        ("?*?", "?*?"),
        ("*", "*"),
        ("-.?*", "-"),
        (".?*", ""),
        ("2..?*", ""),
    ] {
        let text = text(HANDS, deck, "-");
        let error = refused(&text);
        assert_eq!((error.code, error.token.as_str()), (Code::BadPosition, token), "{deck}");
        let field = text.find("deck=").unwrap() + "deck=".len();
        assert!((field..field + deck.len()).contains(&error.at), "{deck}: {error}");
    }
    assert_eq!(refused(&text(HANDS, "-", "?*").replace("=?* ", "=- ")).token, "?*");
    assert_eq!(refused(&text("A:2.3/B:?*/C:-/D:13", "?*", "-")).token, "?*");
    assert!("shuffle:?*".parse::<Action>().is_err());
}
