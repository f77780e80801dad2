# How boards are drawn.

board-style = Boards
board-style-name = { $style ->
    [auto] As in the system
    [wood] Wood
    [contrast] High contrast
   *[plain] Plain
  }
