# Muros：棋盘上各处的名称，以及点在旁边时怎么说。

muros-pile = 桌面
muros-hand = 手牌
muros-half = { $half ->
    [1] 1 推出
   *[2] 2 收下
  } { $number }/18
muros-left-over = 棋盘上：
muros-line-end = 牌要放在线的一端：请点你要放的那一端。
