dog-puzzle = 你是{ $seat }。其他人都已棄牌退出本輪。用這手牌，把你們隊剩下的{ $count ->
    [one] 一枚棋子
   *[other] { $count }枚棋子全部
  }走進終點區。
