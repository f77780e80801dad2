dog-puzzle = 你是{ $seat }。其他人都已弃牌退出本轮。用这手牌，把你们队剩下的{ $count ->
    [one] 一枚棋子
   *[other] { $count }枚棋子全部
  }走进终点区。
