# Muros's lessons: what is said at each step.

lesson-muros = { $step ->
    [1] Row 3 has three reds. Lay red from the table on its left: three counters leave on the right.
    [2] Each card saved in your hand is one more turn at the end. Lay another card from the table anywhere.
    [3] Row 4 has no blue or red. Lay one of them at either end: nothing leaves.
    [4] Second half: of two colours you keep one, and these are your points. Lay a card left of row 5, keep yellow.
    [5] The same colour as opposite blocks a line; lines across it stay open. Block row 3 on its left with blue.
    [6] The crown is on the colour with the most counters left: green counts first. Keep green.
   *[7] This is your last card, and green counts first: keep green.
  }
