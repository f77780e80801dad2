# Tips: what comes once, with something to do about it.

tip-sound = Sound is off.
tip-sound-do = Turn it on
tip-sole = This card had one move only, so it was played.
tip-sole-do = Always ask
tip-copy = A browser may forget its games. A copy in a file does not.
tip-copy-do = Keep a copy
