//! The position: the gobblets, the seat to move and pending decisions.

use crate::board::{Gobblet, LINES, Line, Size, Square, Squares};
use crate::setup::HouseRules;
use sobremesa_core::Rules;

/// A choice of the seat to move other than an ordinary turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pending {
    /// An ordinary turn.
    Nothing,
    /// With `touch-move`: the outermost gobblet of this square is in the mover's hand.
    Lifted(Square),
    /// The other seat has offered a draw.
    Offer,
    /// A draw was agreed.
    Agreed,
}

/// A position. External stacks are not stored. A stack contains sizes 1 to its top, so its contents follow from the
/// gobblets on the board.
///
/// ```
/// use sobremesa_core::Game;
/// use sobremesa_gobblet::Position;
///
/// let position: Position = "-,-,-,-/-,-,-,-/-,D,-,-/-,-,-,- 443/444 b".parse()?;
/// assert_eq!((position.mover(), position.stacks(0)), (1, [4, 4, 3]));
/// assert_eq!(position.legal_actions().len(), 15, "the top gobblet of a stack goes to an empty square");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Position {
    /// The squares with a gobblet of each seat and size, covered or not.
    pub(crate) men: [[Squares; 4]; 2],
    /// The seat to move; 0 is White.
    pub(crate) mover: u8,
    pub(crate) pending: Pending,
    /// True if a draw offer of the seat to move was declined since its last move. It may not offer again (rule 7).
    pub(crate) declined: bool,
    pub(crate) house: HouseRules,
}

/// The key for repetition (rule 7): all gobblets on the board, including covered ones, and the seat to move.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct RepetitionKey {
    men: [[Squares; 4]; 2],
    mover: u8,
}

impl RepetitionKey {
    /// The squares where a seat had a gobblet of this size, covered or not.
    pub fn men(&self, seat: u8, size: Size) -> Squares {
        self.men[usize::from(seat)][size.index()]
    }

    /// The seat to move in that position.
    pub fn mover(&self) -> u8 {
        self.mover
    }
}

impl Position {
    /// The empty board, White to move.
    pub(crate) fn empty(rules: &Rules) -> Position {
        Position {
            men: [[Squares::NONE; 4]; 2],
            mover: 0,
            pending: Pending::Nothing,
            declined: false,
            house: HouseRules::new(rules),
        }
    }

    /// The seat to move; 0 is White. After the end, the seat that would move next.
    pub fn mover(&self) -> u8 {
        self.mover
    }

    /// Returns the choice of the seat to move.
    pub fn pending(&self) -> Pending {
        self.pending
    }

    /// The house rules.
    pub fn house(&self) -> &HouseRules {
        &self.house
    }

    /// The squares where a seat has a gobblet of this size, covered or not.
    pub fn men(&self, seat: u8, size: Size) -> Squares {
        self.men[usize::from(seat)][size.index()]
    }

    /// The squares that hold any gobblet of this size or larger.
    pub(crate) fn at_least(&self, size: Size) -> Squares {
        let both = |s: &Size| self.men(0, *s) | self.men(1, *s);
        Size::ALL[size.index()..].iter().map(both).fold(Squares::NONE, |a, b| a | b)
    }

    /// The squares where a seat shows a gobblet of this size.
    pub fn visible(&self, seat: u8, size: Size) -> Squares {
        let larger = Size::new(size.number() + 1).map_or(Squares::NONE, |next| self.at_least(next));
        self.men(seat, size) & !larger
    }

    /// The squares where a seat shows any gobblet, without the one in the mover's hand.
    pub fn shown(&self, seat: u8) -> Squares {
        if let Pending::Lifted(square) = self.pending {
            let mut set_down = self.clone();
            set_down.pending = Pending::Nothing;
            set_down.remove(square);
            return set_down.shown(seat);
        }
        Size::ALL.iter().map(|&size| self.visible(seat, size)).fold(Squares::NONE, |a, b| a | b)
    }

    /// The outermost gobblet of a square.
    pub fn top(&self, square: Square) -> Option<Gobblet> {
        Size::ALL.iter().rev().find_map(|&size| self.gobblet(square, size))
    }

    /// The gobblet of this size on a square. A nest has at most one of each size.
    pub(crate) fn gobblet(&self, square: Square, size: Size) -> Option<Gobblet> {
        (0..2).find(|&seat| self.men(seat, size).has(square)).map(|seat| Gobblet { seat, size })
    }

    /// The gobblets on a square, bottom to top.
    pub fn nest(&self, square: Square) -> impl Iterator<Item = Gobblet> {
        Size::ALL.into_iter().filter_map(move |size| self.gobblet(square, size))
    }

    /// The number of a seat's gobblets of this size that are still in its stacks.
    pub fn in_stacks(&self, seat: u8, size: Size) -> u8 {
        3u8.saturating_sub(self.men(seat, size).count() as u8)
    }

    /// The number of gobblets left in each of a seat's three external stacks, which is also the size of its top;
    /// descending.
    pub fn stacks(&self, seat: u8) -> [u8; 3] {
        // A stack contains sizes 1 to its top, so the k-th largest top is the largest size with more than k gobblets
        // left.
        [0, 1, 2].map(|k| {
            let top = Size::ALL.iter().rev().find(|&&size| self.in_stacks(seat, size) > k);
            top.map_or(0, |size| size.number())
        })
    }

    /// The lines in which a seat shows exactly three gobblets (rule 2a).
    pub fn threes(&self, seat: u8) -> impl Iterator<Item = Line> {
        let shown = self.shown(seat);
        LINES.into_iter().filter(move |&line| (line & shown).count() == 3)
    }

    /// The lines that a seat has claimed: it shows at least two gobblets there, and the other seat none.
    pub fn claims(&self, seat: u8) -> impl Iterator<Item = Line> {
        let (shown, others) = (self.shown(seat), self.shown(1 - seat));
        LINES.into_iter().filter(move |&line| (line & shown).count() > 1 && (line & others).is_empty())
    }

    /// The lines in which a seat shows four gobblets.
    pub fn fours(&self, seat: u8) -> impl Iterator<Item = Line> {
        let shown = self.shown(seat);
        LINES.into_iter().filter(move |&line| (line & shown) == line)
    }

    pub(crate) fn put(&mut self, gobblet: Gobblet, square: Square) {
        let men = &mut self.men[usize::from(gobblet.seat)][gobblet.size.index()];
        *men = *men | square.set();
    }

    /// Takes the outermost gobblet off a square.
    pub(crate) fn remove(&mut self, square: Square) -> Option<Gobblet> {
        let gobblet = self.top(square)?;
        let men = &mut self.men[usize::from(gobblet.seat)][gobblet.size.index()];
        *men = *men & !square.set();
        Some(gobblet)
    }

    /// The current key. During an offer or with a lifted gobblet, this is the key of the position before.
    pub(crate) fn key_now(&self) -> RepetitionKey {
        let offered = self.pending == Pending::Offer;
        RepetitionKey { men: self.men, mover: self.mover ^ u8::from(offered) }
    }
}
