//! The search's own position. Each side's gobblets are a word of four 16-bit lanes: lane `i` is for size `i + 1`, bit
//! `q` of a lane for square `q`. The side to move comes first, so no code depends on colours. For speed, moves and wins
//! are implemented again here; `tests/gobblet.rs` checks them against the rules crate over whole games.

/// The ten lines, as in the rules crate.
pub(super) const LINES: [u16; 10] = [0x000F, 0x00F0, 0x0F00, 0xF000, 0x1111, 0x2222, 0x4444, 0x8888, 0x8421, 0x1248];

/// The lines through a square: file, rank and diagonal; 0 if there is no diagonal.
pub(super) const LINES_AT: [[u16; 3]; 16] = lines_at();

const fn lines_at() -> [[u16; 3]; 16] {
    let mut at = [[0; 3]; 16];
    let mut q = 0;
    while q < 16 {
        at[q][0] = LINES[q / 4];
        at[q][1] = LINES[4 + q % 4];
        if LINES[8] >> q & 1 == 1 {
            at[q][2] = LINES[8];
        } else if LINES[9] >> q & 1 == 1 {
            at[q][2] = LINES[9];
        }
        q += 1;
    }
    at
}

/// One bit of every lane.
pub(super) const LANES: u64 = 0x0001_0001_0001_0001;

/// A move: target in bits 0-3, origin in bits 4-7, size less one in bits 8-9, bit 10 for a gobblet from a stack,
/// bit 11 set so that no move is 0.
pub type Move = u16;

/// No move.
pub const NONE: Move = 0;

/// The size of tables that are indexed by the lower 11 bits of a move.
pub(super) const MOVES: usize = 2048;

/// The move of a gobblet of this size (less one) from a stack to a square.
pub(super) fn place(size: u32, to: u32) -> Move {
    (0xC00 | size << 8 | to) as Move
}

/// The move of a gobblet of this size (less one) from square to square.
pub(super) fn shift(size: u32, from: u32, to: u32) -> Move {
    (0x800 | size << 8 | from << 4 | to) as Move
}

/// Returns true if the move takes a gobblet from a stack.
pub(super) fn is_place(m: Move) -> bool {
    m & 0x400 != 0
}

/// The square a move goes to.
pub(super) fn to(m: Move) -> u32 {
    u32::from(m & 15)
}

/// The square a board move comes from.
pub(super) fn from(m: Move) -> u32 {
    u32::from(m >> 4 & 15)
}

/// The size, less one, of the gobblet that moves.
pub(super) fn size(m: Move) -> u32 {
    u32::from(m >> 8 & 3)
}

/// The union of the four lanes.
pub(super) fn fold(lanes: u64) -> u16 {
    let pair = lanes | lanes >> 32;
    (pair | pair >> 16) as u16
}

/// A position as the side to move sees it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Board {
    /// Gobblets of the side to move.
    pub own: u64,
    /// Gobblets of the other side.
    pub opp: u64,
    /// The number of gobblets that have left the stacks, four bits per size. Forgotten covered gobblets still count.
    pub own_out: u16,
    /// The same for the other side.
    pub opp_out: u16,
}

impl Board {
    /// The position after a move, seen by the other side.
    pub fn play(&self, m: Move) -> Board {
        let lane = size(m) * 16;
        let mut own = self.own | 1 << (lane + to(m));
        let mut out = self.own_out;
        if is_place(m) {
            out += 1 << (size(m) * 4);
        } else {
            own &= !(1 << (lane + from(m)));
        }
        Board { own: self.opp, opp: own, own_out: self.opp_out, opp_out: out }
    }

    /// The same position with the other side to move.
    pub fn pass(&self) -> Board {
        Board { own: self.opp, opp: self.own, own_out: self.opp_out, opp_out: self.own_out }
    }

    /// A hash of the position.
    pub fn key(&self) -> u64 {
        let mut h = self.own.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        h = (h ^ h >> 32).wrapping_add(self.opp).wrapping_mul(0xD6E8_FEB8_6659_FD93);
        h = (h ^ h >> 29).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        h ^ h >> 32
    }
}

/// The sizes on top of the stacks: bit `4 * i` for size `i + 1`.
fn tops(out: u16) -> u16 {
    let left = (out >> 4 | 0x3000).wrapping_sub(out);
    (left | left >> 1) & 0x1111
}

/// The visible gobblets of one side.
#[derive(Clone, Copy, Default)]
pub struct Side {
    /// Visible gobblets by size.
    pub visible: u64,
    /// Squares where a gobblet of this side is visible.
    pub shown: u16,
    /// Squares where the second gobblet from above is this side's.
    pub under: u16,
    /// Squares that would complete a line: this side is visible on the other three.
    pub need: u16,
    /// As in [`Board`].
    pub out: u16,
    /// All gobblets of this side, including covered ones.
    pub men: u64,
}

/// The visible facts of a position, computed once per node.
#[derive(Clone, Copy, Default)]
pub struct Sight {
    /// Lane `i`: squares that hold any gobblet of size `i + 1` or larger.
    pub least: u64,
    /// The side to move.
    pub me: Side,
    /// The other side.
    pub you: Side,
}

impl Sight {
    /// Computes the facts of a position.
    pub fn of(board: &Board) -> Sight {
        let any = board.own | board.opp;
        let above = any >> 16 | any >> 32 | any >> 48;
        let (mine, yours) = (board.own & !above, board.opp & !above);
        let (own, opp) = (board.own & above, board.opp & above);
        let any2 = own | opp;
        let above2 = any2 >> 16 | any2 >> 32 | any2 >> 48;
        let (me, you) = (fold(mine), fold(yours));
        let need = needs(u32::from(me) | u32::from(you) << 16);
        Sight {
            least: any | above,
            me: Side {
                visible: mine,
                shown: me,
                under: fold(own & !above2),
                need: need as u16 | diagonal_needs(me),
                out: board.own_out,
                men: board.own,
            },
            you: Side {
                visible: yours,
                shown: you,
                under: fold(opp & !above2),
                need: (need >> 16) as u16 | diagonal_needs(you),
                out: board.opp_out,
                men: board.opp,
            },
        }
    }

    /// Squares where a gobblet of size `i + 1` can't be put down.
    pub fn lane(&self, i: u32) -> u16 {
        (self.least >> (16 * i)) as u16
    }

    /// The size of the outermost gobblet on a square, or 0.
    fn height(&self, square: u32) -> u32 {
        // The lanes are filled from the smallest size up, so their number is the size.
        ((self.least >> square & LANES).wrapping_mul(LANES) >> 48) as u32
    }

    /// Squares where lifting a gobblet of `me` reveals a four of `you`.
    fn risky(me: &Side, you: &Side) -> u16 {
        me.shown & you.under & you.need
    }

    /// A move that wins at once, or `NONE`.
    pub fn winning(&self) -> Move {
        let mut found = NONE;
        self.attacks(&self.me, &self.you, |at, _, _, from, stack| {
            found = if stack != 0 { place(stack - 1, at) } else { shift(self.height(from) - 1, from, at) };
            true
        });
        found
    }

    /// The number of ways in which the side to move can complete a line.
    pub fn wins(&self) -> usize {
        let mut count = 0;
        self.attacks(&self.me, &self.you, |_, _, _, _, _| {
            count += 1;
            false
        });
        count
    }

    /// Calls `emit` for each way of `me` to complete a line, with the target, its height, the line, the origin and the
    /// size from the stack (0 for a board move). Stops when `emit` returns true.
    #[inline(always)]
    fn attacks(&self, me: &Side, you: &Side, mut emit: impl FnMut(u32, u32, u16, u32, u32) -> bool) {
        let mut todo = me.need & !self.lane(3);
        if todo == 0 {
            return;
        }
        let tops = tops(me.out);
        let top = if tops == 0 { 0 } else { (15 - tops.leading_zeros()) / 4 + 1 };
        let risky = Sight::risky(me, you);
        while todo != 0 {
            let at = todo.trailing_zeros();
            let bit = todo & todo.wrapping_neg();
            todo ^= bit;
            let height = self.height(at);
            let from_stack = top > height && (height == 0 || threes(you.shown) & bit != 0);
            let able = fold(me.visible >> (16 * height));
            for line in LINES_AT[at as usize] {
                if line == 0 || line & me.shown != line ^ bit {
                    continue;
                }
                if from_stack && emit(at, height, line, 0, top) {
                    return;
                }
                let mut origins = able & (!line | me.under);
                while origins != 0 {
                    let from = origins.trailing_zeros();
                    let mark = origins & origins.wrapping_neg();
                    origins ^= mark;
                    if mark & risky != 0 && revealed(you.shown, from) & bit == 0 {
                        continue;
                    }
                    if emit(at, height, line, from, 0) {
                        return;
                    }
                }
            }
        }
    }

    /// Returns `None` if the other side has no threat, otherwise the squares of possible defences. A move to any other
    /// square loses; a move to one of these may lose too.
    pub fn answers(&self) -> Option<u16> {
        if self.you.need & !self.lane(3) == 0 {
            return None;
        }
        let mut all = u16::MAX;
        let mut threatened = false;
        // Attacks come grouped by target and line.
        let mut group = (0, 0);
        let (mut origins, mut stack, mut exception) = (0u16, false, false);
        let close = |all: &mut u16, line: u16, origins: u16, stack: bool, exception: bool| {
            let pinnable = origins & self.me.under;
            *all &= if exception {
                // A stack's gobblet may cover only a gobblet in the defender's three. Breaking up that three, by a move
                // to any square, is also a defence.
                u16::MAX
            } else if stack || origins.count_ones() > 1 && pinnable == 0 {
                line
            } else {
                // Block the line, cover the attacker, or make lifting it reveal a four.
                let mut pins = 0;
                let mut rest = pinnable;
                while rest != 0 {
                    let at = rest.trailing_zeros();
                    rest &= rest - 1;
                    pins |= LINES_AT[at as usize].iter().fold(0, |a, line| a | line);
                }
                line | origins | pins
            };
        };
        self.attacks(&self.you, &self.me, |at, height, line, from, top| {
            if threatened && group != (at, line) {
                close(&mut all, group.1, origins, stack, exception);
                (origins, stack, exception) = (0, false, false);
            }
            threatened = true;
            group = (at, line);
            if top == 0 {
                origins |= 1 << from;
            } else if height == 0 {
                stack = true;
            } else {
                exception = true;
            }
            false
        });
        if !threatened {
            return None;
        }
        close(&mut all, group.1, origins, stack, exception);
        Some(all)
    }

    /// Squares where a gobblet of the side to move would make a three that can be completed next.
    pub fn menaces(&self) -> u16 {
        let solid = self.lane(3);
        LINES.iter().fold(0, |all, &line| {
            let rest = line & !self.me.shown;
            let (low, high) = (rest & rest.wrapping_neg(), rest & rest.wrapping_sub(1));
            // Exactly two squares must be missing, and the other one must be free to take next.
            if high == 0 || high & (high - 1) != 0 {
                return all;
            }
            all | if high & solid == 0 { low } else { 0 } | if low & solid == 0 { high } else { 0 }
        })
    }

    /// Calls `emit` for each move to a square of `targets`. Moves that lose at once by what they reveal are skipped
    /// unless `losing`.
    #[inline(always)]
    pub fn moves(&self, targets: u16, losing: bool, mut emit: impl FnMut(Move)) {
        let empty = !self.lane(0);
        let threes = threes(self.you.shown);
        let mut tops = tops(self.me.out);
        while tops != 0 {
            let size = tops.trailing_zeros() / 4;
            tops &= tops - 1;
            let mut to = (empty | threes & !self.lane(size)) & targets;
            while to != 0 {
                emit(place(size, to.trailing_zeros()));
                to &= to - 1;
            }
        }
        let risky = if losing { 0 } else { Sight::risky(&self.me, &self.you) };
        for size in (0..4).rev() {
            let open = !self.lane(size) & targets;
            let mut men = (self.me.visible >> (16 * size)) as u16;
            while men != 0 {
                let from = men.trailing_zeros();
                men &= men - 1;
                let mut to = open;
                if risky >> from & 1 != 0 {
                    to &= revealed(self.you.shown, from);
                }
                while to != 0 {
                    emit(shift(size, from, to.trailing_zeros()));
                    to &= to - 1;
                }
            }
        }
    }
}

/// Squares that complete a file or a rank whose three other squares are set, for two sets at once.
fn needs(x: u32) -> u32 {
    let along = |x: u32, by: u32, mask: u32| {
        let [a, b, c, d] = [x & mask, x >> by & mask, x >> (2 * by) & mask, x >> (3 * by) & mask];
        let (ab, cd) = (a & b, c & d);
        b & cd & !a | (a & cd & !b) << by | (ab & d & !c) << (2 * by) | (ab & c & !d) << (3 * by)
    };
    along(x, 1, 0x1111_1111) | along(x, 4, 0x000F_000F)
}

/// The same for the diagonals of one set.
fn diagonal_needs(x: u16) -> u16 {
    let missing = |line: u16| {
        let rest = line & !x;
        if rest & rest.wrapping_sub(1) == 0 { rest } else { 0 }
    };
    missing(LINES[8]) | missing(LINES[9])
}

/// Returns the squares of a set that are in a line with exactly three squares of the set.
fn threes(x: u16) -> u16 {
    LINES.iter().fold(0, |all, &line| {
        let rest = line & !x;
        if rest != 0 && rest & (rest - 1) == 0 { all | line & x } else { all }
    })
}

/// The squares that block every four of `you` that lifting the gobblet on `from` reveals. Empty if it reveals two fours.
fn revealed(you: u16, from: u32) -> u16 {
    let bit = 1 << from;
    LINES_AT[from as usize]
        .iter()
        .fold(u16::MAX, |all, &line| if line != 0 && line & you == line ^ bit { all & line & !bit } else { all })
}

/// Returns true if a set contains a whole line.
pub(super) fn has_four(x: u16) -> bool {
    LINES.iter().any(|&line| line & !x == 0)
}
