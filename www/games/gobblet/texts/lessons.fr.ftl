# Gobblet's lessons: what is said at each step.

lesson-gobblet = { $step ->
    [1] You are White. Gobblets are nested in stacks beside the board, the largest outside: bring one onto any square.
    [2] A gobblet on the board may go to any free square, however far. Move yours.
    [3] A larger gobblet covers a smaller one, Black’s too; an equal one never does. Gobble the one on c3.
    [4] What is covered stays where it is: hold c3 to look beneath. Then lift your gobblet there and put it elsewhere.
    [5] Black has three in a row. Only against that may a gobblet from a stack cover another: cover one of the three.
    [6] Beneath your d2 waits the fourth of Black in row 2. Once lifted, it must come down in row 2 again, else Black has won: do so.
   *[7] Three of yours stand in row 4. Make it four and win; a column or a long diagonal would do as well.
  }
