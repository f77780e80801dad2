# How boards are drawn.

board-style = 판
board-style-name = { $style ->
    [wood] 나무
    [contrast] 고대비
   *[plain] 단순하게
  }
