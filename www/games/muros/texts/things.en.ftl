# Muros: words at the things of the board, and what a touch beside them is told.

muros-pile = Table
muros-hand = Hand
muros-half = { $half ->
    [1] 1 Push
   *[2] 2 Keep
  } { $number }/18
muros-left-over = on the board:
muros-line-end = Cards go to the ends of lines. Tap the end you want.
