#![doc = include_str!("../README.md")]
#![no_std]

pub use sobremesa_core::*;

/// The project's README: its example runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Project;

#[cfg(feature = "bots")]
pub use sobremesa_bots as bots;
#[cfg(feature = "cock-bull")]
pub use sobremesa_cock_bull as cock_bull;
#[cfg(feature = "dog")]
pub use sobremesa_dog as dog;
#[cfg(feature = "gobblet")]
pub use sobremesa_gobblet as gobblet;
#[cfg(feature = "muros")]
pub use sobremesa_muros as muros;
#[cfg(feature = "session")]
pub use sobremesa_session as session;
