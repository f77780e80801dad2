//! Counted move sequences.

use sobremesa_core::{Game, Setup};
use sobremesa_muros::{Action, Position};
use std::collections::BTreeMap;

const START: &str = "BRBYBRGBR/WGBWBYYGY/GWRYYYRGB/GYYWYBGRW/GRBGRYBRR/WRGWGGGRW/WYGBYBBWR/YRYYWGBYW/GBBBRGWRR \
    ---------/---------/---------/--------- A A:YBRRRG/B:YYYBGG Y5B7R6G6 A:Y0B0R0G0W0/B:Y0B0R0G0W0";

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap_or_else(|e| panic!("{text}: {e}"))
}

#[test]
fn two_cards_on_an_empty_wall_are_counted_by_hand() {
    // A has 4 colours and 4 piles for 36 slots, then B 3 colours and 4 piles for the 34 that are left.
    let start = at(START);
    assert_eq!((start.perft(1), start.perft(2)), (8 * 36, 8 * 36 * 7 * 34));
}

#[test]
fn the_last_cards_are_counted_to_the_end_and_not_beyond() {
    let last = at(".B.G...RG/.W.B..WYB/YGGY...../..G...WRR/RG.WGRW../W.YY.YYBB/..W..YW.B/..YBRBW../..G.G.... \
        GRGRYYRGB/GYGYBRRRR/BYGR-GBBY/YYBBRG-GB A A:Y/B:B Y0B0R0G0 A:Y2B4R2G2W0/B:Y2B0R0G0W0");
    // Two slots, S5 opposite Y and W7 opposite R; each card takes one of two colours where it is not blocked.
    assert_eq!((last.perft(1), last.perft(2), last.perft(3)), (2 + 1, 2 * 2 + 2, 0));
}

#[test]
fn setting_up_has_no_count_before_the_starter_is_drawn() {
    let rules = Setup { seats: Some(3), ..Setup::default() }.rules(Position::INFO).unwrap();
    let start = Position::start(&rules);
    assert_eq!((start.perft(0), start.perft(1), start.perft(2)), (1, 0, 0));
    let drawn = at(&START.replace(" A A:", " - A:"));
    assert_eq!((drawn.perft(1), drawn.perft(2)), (2, 8 * 36 + 7 * 36));
}

#[test]
fn counts_agree_with_the_listed_moves() {
    let start = at(START);
    let mut by_first = BTreeMap::new();
    for action in start.legal_actions() {
        let Action::Lay(lay) = action else { panic!("cards are there") };
        let mut after = start;
        after.lay(lay);
        assert_eq!(after, start.play(&action).unwrap().0, "told or not, the same happens");
        *by_first.entry(lay.colour).or_insert(0) += after.legal_actions().len() as u64;
    }
    assert_eq!(by_first.values().sum::<u64>(), start.perft(2));
}
