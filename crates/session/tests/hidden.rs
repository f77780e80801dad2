//! Unknown hands: a match needs to know all, what only looks and thinks does not.

use sobremesa_core::{Code, Seat, Setup, Turn};
use sobremesa_session::{AnyMatch, Match, Muros};

const KNOWN: &str = "........./........./........./........./........./........./........./........./......... \
    ---------/---------/---------/--------- A A:YYBRGG/B:YBBRRG Y6B6R6G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0";

fn hidden() -> String {
    KNOWN.replace("YBBRRG", "??????")
}

#[test]
fn a_match_refuses_a_position_with_a_hidden_hand() {
    let refused = Match::<Muros>::new(&Setup::default(), Some(&hidden()), "").unwrap_err();
    assert_eq!((refused.code, refused.token.as_str()), (Code::BadPosition, "?"));
    assert_eq!(hidden().chars().nth(refused.at), Some('?'));
    let record = format!("[Game \"muros\"]\n[Position \"{}\"]\n\n", hidden());
    assert_eq!(Match::<Muros>::from_record(&record).unwrap_err().error.code, Code::BadRecord);
}

#[test]
fn a_partial_match_continues_from_a_hidden_hand() {
    let mut game = Match::<Muros>::partial(&Setup::default(), Some(&hidden()), "").unwrap();
    game.play("hand:R@N3").unwrap();
    assert_eq!(game.turn(), Turn::Seat(Seat(1)));
    game.play("hand:B@E3").unwrap();
    assert!(game.position().contains(" A:YYBGG/B:????? "), "{}", game.position());
}

#[test]
fn a_match_refuses_a_deal_with_hidden_hands_and_is_unchanged() {
    let mut game = Match::<Muros>::new(&Setup::default(), None, "seed").unwrap();
    game.resolve_chance().unwrap();
    game.resolve_chance().unwrap();
    assert!(game.undo());
    let before = (game.record(), game.future());
    let deal = "deal:A:YYBRGG/B:?????? Y6B6R6G6";
    assert_eq!(game.play(deal).unwrap_err().code, Code::IllegalMove);
    assert_eq!((game.record(), game.future()), before);
    let rows = game.position();
    let mut partial = Match::<Muros>::partial(&Setup::default(), Some(&rows), "").unwrap();
    partial.play(deal).unwrap();
    assert!(partial.position().contains(" - A:YYBRGG/B:?????? "), "{}", partial.position());
}

#[test]
fn a_partial_match_reads_observations() {
    let game = Match::<Muros>::new(&Setup::default(), Some(KNOWN), "").unwrap();
    let observed = game.observation(Seat(0));
    assert_eq!(observed, hidden());
    let seen = Match::<Muros>::partial(&Setup::default(), Some(&observed), "").unwrap();
    assert_eq!(seen.legal_actions(), game.legal_actions());
}
