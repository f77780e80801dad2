//! What the rules allow, by counts: the spots of an area are alike, so 178 states of the Arms are all there are. The
//! rules themselves are asked what each roll offers; nothing of them is written here again.

use sobremesa_cock_bull::{Area, Chips, Colour, FINISH, Position, Roll, Step};
use sobremesa_contract::{Game, Notation, Setup};

/// Counts of own and opposing chips on the three areas: 10 by 6 by 3. In one all chips are own, in one none is.
pub const ARMS: usize = 180;

/// No state of the Arms.
pub const NONE: u8 = 255;

/// Holes of a lane, START counted.
pub const HOLES: usize = FINISH as usize + 1;

/// The Arms with nothing on them, in notation.
const EMPTY: &str = "---/--/-";

/// What a roll that does not pass offers.
#[derive(Clone, Copy)]
pub struct Offer {
    /// The states that follow, the mover the same.
    pub arms: [u8; 2],
    /// The Peg may move.
    pub peg: bool,
}

impl Offer {
    /// Adds a state unless it is there.
    pub fn add(&mut self, arms: u8) {
        let at = usize::from(self.arms[0] != NONE && self.arms[0] != arms);
        self.arms[at] = arms;
    }
}

/// The rules by counts, under some house rules.
pub struct Arms {
    setup: Setup,
    /// The Arms in notation, the mover's chips red.
    texts: Vec<String>,
    /// The same Arms as the other seat sees them.
    pub turned: [u8; ARMS],
    /// All chips the mover's, and all the other seat's.
    pub ends: [usize; 2],
    /// What CC, BB, MM and CB offer.
    pub offers: Vec<[Offer; 4]>,
    /// Where a Peg in each hole gets to by these.
    pub reach: [[u8; 4]; HOLES],
    /// How likely these are; last, how likely the turn passes.
    pub weights: [f64; 5],
}

/// The Arms as a colour sees them, as a number.
pub fn count(chips: &Chips, colour: Colour) -> usize {
    Area::ALL.into_iter().fold(0, |number, area| {
        let chips = |colour| area.spots().filter(|spot| chips[spot.index()] == Some(colour)).count();
        let (own, other, spots) = (chips(colour), chips(colour.other()), area.spots().count());
        number * ((spots + 1) * (spots + 2) / 2) + other * (2 * spots + 3 - other) / 2 + own
    })
}

impl Arms {
    /// Asks the rules that a position is played by.
    pub fn new(like: &Position) -> Arms {
        let mut arms = Arms {
            setup: Setup { seats: None, options: like.rules().options },
            texts: vec![String::new(); ARMS],
            turned: [0; ARMS],
            ends: Colour::ALL.map(|colour| count(&[Some(Colour::Red); 6], colour)),
            offers: vec![[Offer { arms: [NONE; 2], peg: false }; 4]; ARMS],
            reach: [[0; 4]; HOLES],
            weights: [0.0; 5],
        };
        for mut arrangement in 0..729 {
            let mut text = String::new();
            for empty in EMPTY.chars() {
                if empty == '/' {
                    text.push(empty);
                } else {
                    text.push(['-', 'R', 'B'][arrangement % 3]);
                    arrangement /= 3;
                }
            }
            // Unreadable is only what cannot be: all chips the other's.
            let Some(position) = arms.read(&text, [0; 2], "-") else { continue };
            let number = count(position.chips(), Colour::Red);
            arms.turned[number] = count(position.chips(), Colour::Black) as u8;
            arms.texts[number] = text;
        }
        let faces = like.house().faces;
        let total = Roll::ALL.iter().map(|roll| roll.weight(faces)).sum::<u32>();
        for roll in Roll::ALL {
            let at = (roll as usize).min(4);
            arms.weights[at] += f64::from(roll.weight(faces)) / f64::from(total);
            if at == 4 {
                continue;
            }
            for number in 0..ARMS {
                let Some(position) = arms.read(&arms.texts[number], [0; 2], roll.word()) else { continue };
                let offer = &mut arms.offers[number][at];
                for step in position.legal_steps() {
                    let after = played(&position, &step);
                    match after.pegs() {
                        [0, _] => offer.add(count(after.chips(), Colour::Red) as u8),
                        _ => offer.peg = true,
                    }
                }
            }
            for hole in 0..HOLES - 1 {
                let Some(position) = arms.read(EMPTY, [hole, 0], roll.word()) else { continue };
                arms.reach[hole][at] = played(&position, &Step::Peg).pegs()[0];
            }
        }
        arms
    }

    fn read(&self, arms: &str, [own, other]: [usize; 2], pending: &str) -> Option<Position> {
        Position::read(&format!("{arms} {own}:{other} r {pending}"), &self.setup).ok()
    }

    /// What the mover, who has just won, and the other seat score.
    pub fn scores(&self, arms: usize, pegs: [usize; 2]) -> Option<[f64; 2]> {
        let scores = self.read(&self.texts[arms], pegs, "-")?.outcome()?.scores;
        Some([scores[0], scores[1]])
    }
}

/// The position after a step.
pub fn played(position: &Position, step: &Step) -> Position {
    let mut after = position.clone();
    after.play_unchecked(step, &mut |_| ());
    after
}
