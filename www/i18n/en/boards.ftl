# How boards are drawn.

board-style = Boards
board-style-name = { $style ->
    [wood] Wood
    [contrast] High contrast
   *[plain] Plain
  }
