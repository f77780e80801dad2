# Gobblet's lessons: what is said at each step.

lesson-gobblet = { $step ->
    [1] You are White. Gobblets are nested in stacks beside the board: bring a large one onto any square.
    [2] A gobblet on the board may go to any free square, however far. Move yours.
    [3] A larger gobblet can cover a smaller one, Black’s too. Gobble the one on c3.
    [4] What is covered stays where it is. Lift your gobblet on c3, put it elsewhere, and see.
    [5] Black has three in a row. Only against that may a gobblet from a stack cover another: cover one of the three.
    [6] Beneath your d2 waits the fourth of Black’s row. Your gobblet must come down in that same row: do so.
   *[7] Three of yours stand in the top row. Make it four and win.
  }
