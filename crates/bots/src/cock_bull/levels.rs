//! The five levels, in one place.
//!
//! Luck decides most games: perfect play wins 56 of 100 games against random play, so the levels are close. They differ
//! in ways that people know from each other, and only the fifth computes anything. In brackets: how often level 5 wins.
//!
//! 1. Runs: moves its Peg whenever it may; places a chip rather than turn one over. (60.5 %)
//! 2. Plays on impulse: chooses at random. (56 %)
//! 3. Fights: always removes if it can; places or turns over at random. Takes an immediate win. (53 %)
//! 4. Follows a rule of thumb that is nearly right: removes, and turns over. Takes an immediate win. (51 %)
//! 5. Always makes the best choice.

use sobremesa_cock_bull::Action;

/// How much levels 1 to 4 like to flip, place, remove and peg. They choose at random between equals.
const LIKINGS: [[u8; 4]; 4] = [[0, 1, 0, 2], [0; 4], [0, 0, 2, 1], [1, 0, 2, 1]];

/// The strongest liking.
pub(super) const STRONGEST: u8 = 3;

/// How much a level below 5 likes an action.
pub fn liking(level: u8, action: &Action) -> u8 {
    let [flip, place, remove, peg] = LIKINGS[usize::from(level - 1)];
    match action {
        Action::Flip(_) => flip,
        Action::Place(_) => place,
        Action::Remove(_) => remove,
        Action::Peg => peg,
        _ => 0,
    }
}
