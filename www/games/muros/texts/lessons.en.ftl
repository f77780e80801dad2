# Muros's lessons: what is said at each step.

lesson-muros = { $step ->
    [1] Row 3 has three reds. Lay red on its left: three counters leave on the right.
    [2] The open piles are for everybody. Lay a card from one at any line.
    [3] Row 4 has no blue or red counters. Lay a blue or red card there: nothing leaves.
    [4] Of two colours you keep one. Lay a card left of row 5, keep yellow.
    [5] A card of the same colour as the one opposite blocks a line. Block row 3 with blue.
    [6] The colour with the most counters on the board counts first: green. Keep green.
   *[7] This is your last card, and green counts first: keep green.
  }
