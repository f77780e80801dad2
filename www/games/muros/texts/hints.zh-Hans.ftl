# Muros：提示的理由，以及对走棋的人怎么说。

muros-because = { $why ->
    [wins] 这样就赢了。
    [ahead] 这样你收下的{ $colour }色最多，而{ $colour }色最先比。
    [decides] 最先比的是{ $colour }色。
    [takes] { $colour }色多了{ $count }枚，它{ $rank ->
        [1] 第二个比
        [2] 第三个比
       *[3] 最后比
      }。
    [blocks] 这样这条线就封住了，{ $count }枚{ $colour }色留在棋盘上。
    [denies] 不然别人可以在这里收下{ $count }枚{ $colour }色。
    [least] 这条线上没有可收的，谁也不占便宜。
    [leads] 这样就最先比{ $colour }色。
    [level] 这样{ $colour }色就和最先比的颜色一样重要。
    [drops] 这样就不再最先比{ $colour }色。
    [thins] 这样{ $colour }色少了{ $count }枚。
    [spares] 没有圆片离开棋盘，手牌也可以留到后面用。
    [saves] 这样手牌可以留到后面用。
   *[calm] 这样最先比的颜色不变。
  }

## 对走棋的人

muros-own = { $kind ->
    [started] 你先走。
    [laid] 你把{ $source ->
        [pile] 明牌堆
       *[hand] 手牌
      }里的{ $colour }牌{ $slot ->
        [none] 放上
       *[end] 放在{ $slot }
      }
    [taken] 你收下{ $count }枚{ $colour }色。
    [none] 你不收{ $colour }色。
    [declined] 你什么也不收。
   *[passed] 你跳过：没有牌可出了。
  }

muros-hint = { $from ->
    [pile] 放桌面的{ $colour }牌
   *[hand] 放手牌里的{ $colour }牌
  }
