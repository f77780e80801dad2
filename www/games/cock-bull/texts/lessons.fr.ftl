# Cock & Bull's lessons: what is said at each step.

lesson-cock-bull = { $step ->
    [1] You are Red. The dice show two Cocks: place a chip on one of the Cocks.
    [2] Black has a chip on a Cock. Instead of placing one of yours, flip it to red.
    [3] Two Bulls do the same on the Field, two Monkeys on the Crown. Place a chip on the free Bull.
    [4] All three Cocks are yours: now two Cocks move your Peg 2. Owning the Field, you move 3; the Crown, 6.
    [5] Cock and Bull: move the Peg 1, or remove a black chip, from the Bend first. Remove one. A Monkey beside another face passes the dice.
    [6] Two Monkeys, and only the Crown is black. Flip it: six red chips win, that is a Chip-In.
   *[7] The Peg wins too: yours is on 34 of 36, and two Cocks move it 2.
  }
