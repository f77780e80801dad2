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
    [leads] 这样就最先比{ $colour }色{ $count ->
        [0] 。
       *[other] ，你有{ $count }张。
      }
    [level] 这样{ $colour }色就和最先比的颜色一样重要{ $count ->
        [0] 。
       *[other] ，你有{ $count }张。
      }
    [alone] 这样只有{ $colour }色最先比{ $count ->
        [0] 。
       *[other] ，你有{ $count }张。
      }
    [drops] 这样就不再最先比{ $colour }色{ $count ->
        [0] ，你没有这种牌。
       *[other] 。
      }
    [trails] { $colour }色落后于{ $first }色，你有{ $count }张{ $first }牌。
    [stays] 线上为你的{ $colour }牌留下{ $count }枚{ $colour }色。
    [thins] 这样{ $colour }色少了{ $count }枚。
    [clears] { $colour }色少了{ $count }枚，你没有这种牌。
    [spares] 棋盘不变，手牌留到收下阶段。
    [saves] 手牌留到收下阶段。
   *[calm] { $colour ->
        [none] 最先比的颜色不变。
       *[other] 仍然最先比{ $colour }色。
      }
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
    [none] 你选择{ $colour }色：这里一枚也没有。
    [declined] 你什么也不收。
   *[passed] 你跳过：没有牌可出了。
  }

muros-hint = { $from ->
    [pile] 放桌面的{ $colour }牌
   *[hand] 放手牌里的{ $colour }牌
  }
