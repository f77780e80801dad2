# Tips: what comes once, with something to do about it.

tip-sound = Sound is off.
tip-sound-do = Turn it on
tip-sole = This card had one move only, so it was played.
tip-sole-do = Always ask
tip-level = { $way ->
    [up] Three wins in a row. Time for the next level?
   *[down] Three losses in a row. One level lower, perhaps?
  }
tip-level-do = Play level { $level }
tip-copy = A browser may forget its games. A copy in a file does not.
tip-copy-do = Keep a copy
