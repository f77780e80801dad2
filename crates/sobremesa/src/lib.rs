#![doc = include_str!("../README.md")]
#![no_std]

pub use sobremesa_core::*;

/// The project's README: its example runs.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Project;

#[cfg(feature = "bots")]
pub mod bots {
    //! Opponents at five levels, and reviews of moves.
    #[doc(inline)]
    pub use sobremesa_bots::*;
}
#[cfg(feature = "cock-bull")]
pub mod cock_bull {
    //! Cock & Bull.
    #[doc(inline)]
    pub use sobremesa_cock_bull::*;
}
#[cfg(feature = "dog")]
pub mod dog {
    //! Dog.
    #[doc(inline)]
    pub use sobremesa_dog::*;
}
#[cfg(feature = "gobblet")]
pub mod gobblet {
    //! Gobblet.
    #[doc(inline)]
    pub use sobremesa_gobblet::*;
}
#[cfg(feature = "muros")]
pub mod muros {
    //! Muros.
    #[doc(inline)]
    pub use sobremesa_muros::*;
}
#[cfg(feature = "session")]
pub mod session {
    //! Matches, series, records and links.
    #[doc(inline)]
    pub use sobremesa_session::*;
}
