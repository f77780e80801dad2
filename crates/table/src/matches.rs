//! A match whose game is known: the table's, with what is of the game in the game's own types.

use crate::board::begin;
use crate::table::{BadRecord, Table};
use sobremesa_contract::{Error, Notation, Setup};
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};

/// One game in progress.
pub struct Match<G>(Box<Table>, PhantomData<G>);

impl<G> Deref for Match<G> {
    type Target = Table;

    fn deref(&self) -> &Table {
        &self.0
    }
}

impl<G> DerefMut for Match<G> {
    fn deref_mut(&mut self) -> &mut Table {
        &mut self.0
    }
}

impl<G> std::fmt::Debug for Match<G> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.record())
    }
}

impl<G: Notation> Match<G> {
    /// A match from the game's usual start, or from a position in its notation.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located; a position in which something is unknown is bad.
    pub fn new(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        Ok(Match(Table::whole(begin::<G>, setup, position, seed)?, PhantomData))
    }

    /// As [`Match::new`], but something may be unknown: to look at it and to think about it.
    ///
    /// # Errors
    /// `bad-setup` or `bad-position`, located.
    pub fn partial(setup: &Setup, position: Option<&str>, seed: &str) -> Result<Match<G>, Error> {
        Ok(Match(Table::partial(begin::<G>, setup, position, seed)?, PhantomData))
    }

    /// Reads a record of this game and replays it.
    ///
    /// # Errors
    /// `bad-record` with its line and column, and the match up to there.
    pub fn from_record(text: &str) -> Result<Match<G>, BadRecord> {
        Ok(Match(crate::record::read(text, 0, &|_| Ok((G::INFO, begin::<G>)))?, PhantomData))
    }

    /// The position now, the referee's truth.
    pub fn now(&self) -> &G {
        self.0.now().is().expect("a match of one game")
    }

    /// The position the match began with.
    pub fn start(&self) -> &G {
        self.0.start().is().expect("a match of one game")
    }

    /// The steps played so far.
    pub fn steps(&self) -> Vec<G::Step> {
        self.0.steps().iter().map(|text| step::<G>(text)).collect()
    }

    /// The legal moves of the seat to move, or the outcomes of chance where they are few enough to list.
    pub fn legal_steps(&self) -> Vec<G::Step> {
        self.0.list().iter().map(|listed| step::<G>(&listed.step)).collect()
    }
}

/// A step that the game wrote itself.
fn step<G: Notation>(text: &str) -> G::Step {
    G::read_step(text).unwrap_or_else(|error| panic!("{error}"))
}
