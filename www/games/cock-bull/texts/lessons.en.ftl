# Cock & Bull's lessons: what is said at each step.

lesson-cock-bull = { $step ->
    [1] Your dice show two Cocks: place a red chip on a Cock.
    [2] Black holds a Cock. Two Cocks may flip it: make it red.
    [3] Two Bulls do the same on a Bull. Place a chip on the free Bull.
    [4] All three Cocks are yours, so two Cocks move your Peg. Move it.
    [5] Cock and Bull moves the Peg 1, or removes a black chip. Remove one.
    [6] Two Monkeys flip the Crown. Turn it red: six red chips win.
   *[7] The Peg wins too: move it from 34 to the top, at 36.
  }
