# Muros：棋盤上各處的名稱，以及點在旁邊時怎麼說。

muros-pile = 桌面
muros-hand = 手牌
muros-half = { $half ->
    [1] 1 推出
   *[2] 2 收下
  } { $number }/18
muros-left-over = 棋盤上：
muros-line-end = 牌要放在線的一端：請點你要放的那一端。
