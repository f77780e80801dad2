# Muros's lessons: what is said at each step.

lesson-muros = { $step ->
    [1] Row 3 has three red counters. Lay a red card from your hand on its left: three counters leave at the far end, of any colour.
    [2] Your hand is never filled up; the open piles are for all. Lay a card from a pile on any line.
    [3] First each line gets one card. Row 4 has no blue and no red: lay one of those there, and nothing leaves.
    [4] Now cards go opposite others, and you keep one of the two colours. Lay blue or red on the left of row 5, and keep yellow.
    [5] The same colour as opposite blocks a line: it gives nobody anything any more, though the columns that cross it still may. Block row 3 with blue.
    [6] The colour with most counters left on the board counts first: now green. Keep green, wherever you like.
   *[7] The last card. Blue would bring you more counters, but green counts first: keep green.
  }
