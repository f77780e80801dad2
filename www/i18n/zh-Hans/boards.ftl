# How boards are drawn.

board-style = 棋盘
board-style-name = { $style ->
    [wood] 木质
    [contrast] 高对比度
   *[plain] 简洁
  }
