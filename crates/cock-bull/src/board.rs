//! The Arms and their spots, colours, dice.

use alloc::string::ToString;
use core::fmt;
use core::str::FromStr;
use sobremesa_core::Error;

/// The last hole of a Mantle lane, FINISH.
pub const FINISH: u8 = 36;

/// A colour of chips and pegs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "kebab-case"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Colour {
    /// The lane on the right.
    Red,
    /// The lane on the left.
    Black,
}

impl Colour {
    /// Both colours.
    pub const ALL: [Colour; 2] = [Colour::Red, Colour::Black];

    /// The other colour.
    pub fn other(self) -> Colour {
        if self == Colour::Red { Colour::Black } else { Colour::Red }
    }

    /// The colour as an index into per-colour arrays.
    pub fn index(self) -> usize {
        self as usize
    }

    /// The letter for the turn in the notation.
    pub fn letter(self) -> &'static str {
        ["r", "b"][self.index()]
    }
}

/// `red`
impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["red", "black"][self.index()])
    }
}

/// A part of the Arms, in the order of removal (rule 4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Area {
    /// The diagonal with three Cocks.
    Bend,
    /// The divided shield with two Bulls.
    Field,
    /// The Monkey with the Crown.
    Crest,
}

impl Area {
    /// All three areas, in the order of removal.
    pub const ALL: [Area; 3] = [Area::Bend, Area::Field, Area::Crest];

    /// The spots of the area.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        Spot::ALL.into_iter().filter(move |spot| spot.area() == self)
    }

    /// Returns the squares that owning the area moves the Peg, which is also what each chip on it scores at a Peg-Out.
    pub fn worth(self) -> u8 {
        [2, 3, 6][self as usize]
    }

    /// The face of a die that shows its animal.
    pub fn die(self) -> Die {
        [Die::C, Die::B, Die::M][self as usize]
    }
}

/// One of the six spots of the Arms, written `c1 c2 c3 b1 b2 m1`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize), serde(rename_all = "lowercase"))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Spot {
    /// The first Cock of the Bend.
    C1,
    /// The second.
    C2,
    /// The third.
    C3,
    /// The first Bull of the Field.
    B1,
    /// The second.
    B2,
    /// The Crown.
    M1,
}

impl Spot {
    /// All six spots, in the order of removal.
    pub const ALL: [Spot; 6] = [Spot::C1, Spot::C2, Spot::C3, Spot::B1, Spot::B2, Spot::M1];

    /// The number of the spot, 0 to 5, in the order of [`Spot::ALL`].
    pub fn index(self) -> usize {
        self as usize
    }

    /// The area of the spot.
    pub fn area(self) -> Area {
        [Area::Bend, Area::Bend, Area::Bend, Area::Field, Area::Field, Area::Crest][self.index()]
    }
}

/// `c1`
impl fmt::Display for Spot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["c1", "c2", "c3", "b1", "b2", "m1"][self.index()])
    }
}

/// ```
/// use sobremesa_cock_bull::{Area, Spot};
///
/// assert_eq!("b2".parse::<Spot>()?.area(), Area::Field);
/// assert_eq!(Spot::M1.to_string(), "m1");
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Spot {
    type Err = Error;

    fn from_str(text: &str) -> Result<Spot, Error> {
        find(Spot::ALL, text, "a spot is c1 c2 c3 b1 b2 m1")
    }
}

/// The chip on each spot, by its upper colour.
pub type Chips = [Option<Colour>; 6];

/// A face of a die: Cock, Bull, Monkey. Bull beats Cock, Monkey beats Bull (rule 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Die {
    /// Cock.
    C,
    /// Bull.
    B,
    /// Monkey.
    M,
}

impl Die {
    /// All faces.
    pub const ALL: [Die; 3] = [Die::C, Die::B, Die::M];
}

/// `C`
impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["C", "B", "M"][*self as usize])
    }
}

/// ```
/// use sobremesa_cock_bull::Die;
///
/// assert_eq!("M".parse::<Die>()?.to_string(), "M");
/// assert!("X".parse::<Die>().is_err());
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Die {
    type Err = Error;

    fn from_str(text: &str) -> Result<Die, Error> {
        find(Die::ALL, text, "a die is C, B or M")
    }
}

/// A roll of both dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
#[cfg_attr(feature = "tsify", derive(tsify::Tsify))]
pub enum Roll {
    /// Two Cocks: the Bend.
    CC,
    /// Two Bulls: the Field.
    BB,
    /// Two Monkeys: the Crest.
    MM,
    /// Cock and Bull: remove or peg.
    CB,
    /// The turn passes.
    CM,
    /// The turn passes.
    BM,
}

impl Roll {
    /// All rolls.
    pub const ALL: [Roll; 6] = [Roll::CC, Roll::BB, Roll::MM, Roll::CB, Roll::CM, Roll::BM];

    /// The two faces.
    pub fn dice(self) -> [Die; 2] {
        use Die::{B, C, M};
        [[C, C], [B, B], [M, M], [C, B], [C, M], [B, M]][self as usize]
    }

    /// The area of a pair; `None` for other rolls.
    pub fn area(self) -> Option<Area> {
        Area::ALL.get(self as usize).copied()
    }

    /// Returns true for CM and BM, which pass the dice (rule 3).
    pub fn passes(self) -> bool {
        matches!(self, Roll::CM | Roll::BM)
    }

    /// The weight of the roll if a die shows its faces this often.
    pub fn weight(self, faces: [u32; 3]) -> u32 {
        let [a, b] = self.dice();
        let ways = faces[a as usize] * faces[b as usize];
        if a == b { ways } else { 2 * ways }
    }
}

/// `CC`
impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(["CC", "BB", "MM", "CB", "CM", "BM"][*self as usize])
    }
}

/// ```
/// use sobremesa_cock_bull::{Area, Die, Roll};
///
/// let roll: Roll = "BB".parse()?;
/// assert_eq!((roll.dice(), roll.area()), ([Die::B, Die::B], Some(Area::Field)));
/// # Ok::<(), sobremesa_core::Error>(())
/// ```
impl FromStr for Roll {
    type Err = Error;

    fn from_str(text: &str) -> Result<Roll, Error> {
        find(Roll::ALL, text, "a roll is CC BB MM CB CM BM")
    }
}

/// Finds the value that is displayed as `text`.
fn find<T: fmt::Display>(all: impl IntoIterator<Item = T>, text: &str, message: &str) -> Result<T, Error> {
    let found = all.into_iter().find(|value| value.to_string() == text);
    found.ok_or_else(|| Error::notation(message, text, 0))
}
