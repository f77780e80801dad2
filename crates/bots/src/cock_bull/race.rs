//! The value of a game's end in a race to a number of points (`series=points:P`).
//!
//! A sample of games whose seats play to win gives the distribution of the scores. It gives the chance to win the
//! race for any number of points that the seats still need.

/// The size of the sample.
pub(super) const GAMES: usize = 4000;

/// If both seats need more points than this, both numbers are reduced by the same amount.
const FAR: i32 = 150;

/// The value of the ends of games.
pub(super) struct Race {
    /// Winner's and loser's score of each game.
    pub games: Vec<[i32; 2]>,
    /// The chance to win, minus one half, by the points that a seat needs (the row) and that the other seat needs.
    table: Vec<f64>,
    size: usize,
}

/// Returns the points that the seats still need, the leader's first, reduced to what the table can cover.
pub(super) fn lacking(target: u32, scores: [u32; 2]) -> [i32; 2] {
    let [one, two] = scores.map(|score| target as i32 - score.min(99_999) as i32);
    let (least, most) = (one.min(two), one.max(two));
    let near = least.min(FAR);
    [near, (most - least + near).min(2 * FAR)]
}

impl Race {
    /// Creates an empty table for the points that the seats still need, the leader's first.
    pub(super) fn new(missing: [i32; 2]) -> Race {
        let size = missing[1].max(0) as usize + 1;
        Race { games: Vec::new(), table: vec![0.0; size * size], size }
    }

    /// The number of rows, including the one for no points.
    pub(super) fn rows(&self) -> usize {
        self.size
    }

    /// Computes the row in which the trailing seat needs `own` points and the other seat fewer.
    pub(super) fn add_row(&mut self, own: usize) {
        for other in 1..own {
            let (x, y) = (own as i32, other as i32);
            let mut sum = 0.0;
            for &[won, lost] in &self.games {
                // Both seats are equally likely to win the game.
                sum += self.worth(x - won, y - lost) + self.worth(x - lost, y - won);
            }
            let worth = sum / (2 * GAMES) as f64;
            self.table[own * self.size + other] = worth;
            self.table[other * self.size + own] = -worth;
        }
    }

    /// Returns the chance to win, minus one half, if the seats still need these points. Once a seat needs none, the
    /// larger sum wins; a tie counts as even, because another game is played.
    pub(super) fn worth(&self, own: i32, other: i32) -> f64 {
        if own > 0 && other > 0 {
            self.table[own as usize * self.size + other as usize]
        } else if own < other {
            0.5
        } else if own > other {
            -0.5
        } else {
            0.0
        }
    }
}
