# Tic-tac-toe: what it says while it is played, its rules and its lesson.

tictactoe-seat = { $seat ->
    [0] X
    [1] O
   *[none] empty
  }
tictactoe-marked = { $who ->
    [you] You mark
   *[other] { $name } marks
  } { $at ->
    [none] a square
   *[square] { $at }
  }.
tictactoe-reason = { $reason ->
    [line] { $who ->
        [you] You have
       *[other] { $name } has
      } three in a row.
   *[full] The board is full, and nobody has three in a row.
  }
tictactoe-goal = Get three of your marks in a row.
tictactoe-todo = Mark a free square.
tictactoe-why = That square is taken.
tictactoe-hint = Mark { $at }
tictactoe-teach = The middle is on four of the eight lines.

tictactoe-rules =
    Get three of your marks in a row. X moves first, then O, in turn.
    ! tictactoe 1 On your turn, mark a free square.
    ! tictactoe 3 Three of your marks in a line win: a row, a column or a diagonal.

    ## A draw

    A full board without such a line is a draw.

    ## Playing on this page

    - Tap a square. On the keyboard, the arrow keys move around the board, and Enter marks.
    + Typed moves: the square, such as b2.

lesson-tictactoe = { $step ->
    [1] You are X. Mark any square.
    [2] O has two in the top row. Block it.
   *[3] Two of yours are on a diagonal. Complete it and win!
  }
