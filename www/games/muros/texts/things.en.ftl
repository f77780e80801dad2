# Muros: words at the things of the board, and what a touch beside them is told.

muros-pile = Table
muros-hand = Hand
muros-remaining = Left
muros-caption = { $many ->
    [one] Decides
   *[other] Decide
  }
muros-about-deciding = Whoever has kept most of it is ahead; where that is equal, the next colour decides.
muros-line-end = The card goes to an end of a line: touch the end where it is to lie.
