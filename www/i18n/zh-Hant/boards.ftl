# How boards are drawn.

board-style = 棋盤
board-style-name = { $style ->
    [wood] 木質
    [contrast] 高對比
   *[plain] 簡潔
  }
