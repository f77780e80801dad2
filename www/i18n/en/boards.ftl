# How boards are drawn.

board-style = Boards
board-style-name = { $style ->
    [auto] System default
    [wood] Wood
    [contrast] High contrast
   *[plain] Plain
  }
