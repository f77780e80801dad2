//! Observations as bots get them, and the errors for texts that aren't observations.

use sobremesa_cock_bull::{Observation, Position};
use sobremesa_core::{Code, Game, Notation, Seat};

fn at(text: &str) -> Position {
    text.parse::<Position>().unwrap()
}

fn read(text: &str) -> (u8, [u32; 2]) {
    let read = Observation::read(text).unwrap_or_else(|error| panic!("{text}: {error}"));
    (read.seat, read.score)
}

#[test]
fn the_seat_to_move_needs_no_field() {
    let position = at("R--/--/- 3:0 r CB");
    assert_eq!(position.observation(Seat(0), &[], &[]), "R--/--/- 3:0 r CB");
    assert_eq!(position.observation(Seat(1), &[], &[]), "R--/--/- 3:0 r CB me=b");
    assert_eq!(read("R--/--/- 3:0 r CB"), (0, [0, 0]));
    assert_eq!(read("R--/--/- 3:0 r CB me=b"), (1, [0, 0]));
    assert_eq!(read("R--/--/- 3:0 b - me=b"), (1, [0, 0]));
    assert_eq!(read("R--/--/- 3:0 b - me=r"), (0, [0, 0]));
}

#[test]
fn before_colours_are_chosen_seats_are_numbers() {
    for text in ["opening", "opening:M", "colour:0", "colour:1"] {
        for seat in [0, 1] {
            let observation = at(text).observation(Seat(seat), &[], &[]);
            assert_eq!(observation, format!("{text} me={seat}"));
            assert_eq!(read(&observation).0, seat);
        }
    }
    assert_eq!(["opening", "opening:M", "colour:0", "colour:1"].map(|text| read(text).0), [0, 1, 0, 1]);
}

#[test]
fn a_seat_that_chose_black_observes_black() {
    let mut position = at("colour:0");
    for action in ["black", "roll:BM"] {
        position = position.clone().play(&position.find_action(action).unwrap()).unwrap().0;
    }
    assert_eq!(position.observation(Seat(0), &[], &[]), "---/--/- 0:0 r - me=b");
    assert_eq!(position.observation(Seat(1), &[], &[]), "---/--/- 0:0 r -");
}

#[test]
fn points_brought_into_the_game_list_the_observers_first() {
    let position = at("---/--/- 0:0 b - options=series=points:100");
    let own = position.observation(Seat(1), &[], &[60, 45]);
    assert_eq!(own, "---/--/- 0:0 b - score=45:60 options=series=points:100");
    assert_eq!(read(&own), (1, [45, 60]));
    let other = position.observation(Seat(0), &[], &[60, 45]);
    assert_eq!(other, "---/--/- 0:0 b - me=r score=60:45 options=series=points:100");
    assert_eq!(read(&other), (0, [60, 45]));
}

#[test]
fn unreadable_observations_are_refused_with_their_place() {
    for (text, code, token, at) in [
        ("", Code::BadPosition, "", 0),
        ("---/--/- 0:0 r - me=w", Code::BadPosition, "w", 20),
        ("---/--/- 0:0 r - me=0", Code::BadPosition, "0", 20),
        ("opening me=r", Code::BadPosition, "r", 11),
        ("opening me=2", Code::BadPosition, "2", 11),
        ("---/--/- 0:0 r - score=3", Code::BadPosition, "3", 23),
        ("---/--/- 0:0 r - score=a:3", Code::BadPosition, "a:3", 23),
        ("---/--/- 0:0 r - score=1:2:3", Code::BadPosition, "1:2:3", 23),
        ("---/--/- 0:0 r - score=-1:3", Code::BadPosition, "-1:3", 23),
        ("---/--/- 0:0 r - score=1:2 me=r", Code::BadPosition, "score=1:2", 17),
        ("---/--/- 0:0 x - me=r", Code::BadPosition, "x", 13),
        ("---/--/- 0:0 r - options=series=games:0", Code::BadSetup, "games:0", 32),
    ] {
        let error = Observation::read(text).expect_err(text);
        assert_eq!((error.code, error.token.as_str(), error.at), (code, token, at), "{text}: {error}");
    }
}
