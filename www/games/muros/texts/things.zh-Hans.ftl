# Muros：棋盘上各处的名称，以及点在旁边时怎么说。

muros-pile = 桌面{ $room ->
    [none] { "" }
   *[some] ：大家共用
  }
muros-hand = 手牌{ $count ->
    [0] { "" }
   *[other] ：只归你
  }
muros-half = { $half ->
    [1] 1 推出
   *[2] 2 收下
  } { $number }/18
muros-left-over = 棋盘上：
muros-line-end = 牌要放在线的一端：请点你要放的那一端。
