# Muros：棋盘上各处的名称，以及点在旁边时怎么说。

muros-pile = 桌面
muros-hand = 手牌
muros-remaining = 剩余
muros-caption = { $many ->
    [one] 决胜色
   *[other] 决胜色
  }
muros-about-deciding = 收下这种颜色最多的人领先；相等就看下一种颜色。
muros-line-end = 牌要放在线的一端：请点你要放的那一端。
