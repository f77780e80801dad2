# Muros：棋盤上各處的名稱，以及點在旁邊時怎麼說。

muros-pile = 桌面
muros-hand = 手牌
muros-remaining = 剩餘
muros-caption = { $many ->
    [one] 決勝色
   *[other] 決勝色
  }
muros-about-deciding = 收下這種顏色最多的人領先；相等就看下一種顏色。
muros-line-end = 牌要放在線的一端：請點你要放的那一端。
