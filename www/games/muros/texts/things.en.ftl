# Muros: words at the things of the board, and what a touch beside them is told.

muros-pile = Table
muros-hand = Hand
muros-remaining = Left
muros-caption = { $many ->
    [one] Decides
   *[other] Decide
  }
muros-about-deciding = The player who kept the most of it leads. If that is equal, the next colour decides.
muros-line-end = Cards go to the ends of lines. Tap the end you want.
