//! A race to a number of points, `series=points:P`: the value of a game's end in it.
//!
//! A sample of games that are played to be won shows how games end. From it follows the chance to win the race for any
//! points that the seats still need.

/// The size of the sample.
pub(super) const GAMES: usize = 4000;

/// Where both seats lack more points than this they are taken to lack less, with the lead the same.
const FAR: i32 = 150;

/// The value of the ends of games.
pub(super) struct Race {
    /// Winner's and loser's score of each game.
    pub games: Vec<[i32; 2]>,
    /// The chance to win by the points that oneself and the other seat lack, less one half; row after row.
    table: Vec<f64>,
    size: usize,
}

/// Returns the points that the seats still need, the leader's first, so that the table is large enough.
pub(super) fn lacking(target: u32, scores: [u32; 2]) -> [i32; 2] {
    let [one, two] = scores.map(|score| target as i32 - score.min(99_999) as i32);
    let (least, most) = (one.min(two), one.max(two));
    let near = least.min(FAR);
    [near, (most - least + near).min(2 * FAR)]
}

impl Race {
    /// No row is known yet; the last is that of the points that the seat behind lacks.
    pub(super) fn new(missing: [i32; 2]) -> Race {
        let size = missing[1].max(0) as usize + 1;
        Race { games: Vec::new(), table: vec![0.0; size * size], size }
    }

    /// Rows, with one for no points.
    pub(super) fn rows(&self) -> usize {
        self.size
    }

    /// The seat behind lacks so many points, the other any smaller number.
    pub(super) fn add_row(&mut self, own: usize) {
        for other in 1..own {
            let (x, y) = (own as i32, other as i32);
            let mut sum = 0.0;
            for &[won, lost] in &self.games {
                // Either seat may win the game, both as likely.
                sum += self.worth(x - won, y - lost) + self.worth(x - lost, y - won);
            }
            let worth = sum / (2 * GAMES) as f64;
            self.table[own * self.size + other] = worth;
            self.table[other * self.size + own] = -worth;
        }
    }

    /// Returns the value of still needing these points, less one half: a seat may have none left to make. The larger
    /// sum wins; a tie is played on, even.
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
