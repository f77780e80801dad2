# Gobblet's lessons: what is said at each step.

lesson-gobblet = { $step ->
    [1] You are White. Bring a gobblet from a stack onto any square.
    [2] A gobblet on the board may go to any free square. Move yours.
    [3] A larger gobblet covers a smaller one. Cover Black’s on c3.
    [4] A covered gobblet stays where it is. Move yours away from c3.
    [5] Against a line of three, a gobblet from a stack may also cover. Cover one of Black’s.
    [6] Lifting d2 uncovers Black’s line of four. Cover one of them: a2, b2 or c2.
   *[7] Three of yours stand in row 4. Make it four and win!
  }
