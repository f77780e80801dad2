//! The five levels, in one place.
//!
//! Luck decides most games: the best choices win 56 of 100 against choices at random, so the levels stand close. They
//! differ in ways people know from each other, and only the fifth computes anything. In brackets what level 5 wins.
//!
//! 1. Runs: moves its Peg whenever it may; places a chip rather than turn one over. (60.5 %)
//! 2. Plays on impulse: any choice. (56 %)
//! 3. Fights: always removes; places or turns over as it comes. Sees a win that is there. (53 %)
//! 4. Goes by a rule of thumb that is nearly right: removes, and turns over. (51 %)
//! 5. The best choice, exactly.

use sobremesa_cock_bull::Action;

/// How much levels 1 to 4 like to flip, place, remove and peg; what they like equally they do as it comes.
const LIKINGS: [[u8; 4]; 4] = [[0, 1, 0, 2], [0; 4], [0, 0, 2, 1], [1, 0, 2, 1]];

/// The strongest liking.
pub(super) const MOST: u8 = 3;

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
