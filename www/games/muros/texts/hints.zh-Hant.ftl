# Muros：提示的理由，以及對走棋的人怎麼說。

muros-because = { $why ->
    [wins] 這樣就贏了。
    [ahead] 這樣你收下的{ $colour }色最多，而{ $colour }色最先比。
    [decides] 最先比的是{ $colour }色。
    [takes] { $colour }色多了{ $count }枚，它{ $rank ->
        [1] 第二個比
        [2] 第三個比
       *[3] 最後比
      }。
    [blocks] 這樣這條線就封住了，{ $count }枚{ $colour }色留在棋盤上。
    [denies] 不然別人可以在這裡收下{ $count }枚{ $colour }色。
    [least] 這條線上沒有可收的，誰也不占便宜。
    [leads] 這樣就最先比{ $colour }色{ $count ->
        [0] 。
       *[other] ，你有{ $count }張。
      }
    [level] 這樣{ $colour }色就和最先比的顏色一樣重要{ $count ->
        [0] 。
       *[other] ，你有{ $count }張。
      }
    [alone] 這樣只有{ $colour }色最先比{ $count ->
        [0] 。
       *[other] ，你有{ $count }張。
      }
    [drops] 這樣就不再最先比{ $colour }色{ $count ->
        [0] ，你沒有這種牌。
       *[other] 。
      }
    [trails] { $colour }色落後於{ $first }色，你有{ $count }張{ $first }牌。
    [stays] 線上為你的{ $colour }牌留下{ $count }枚{ $colour }色。
    [thins] 這樣{ $colour }色少了{ $count }枚。
    [clears] { $colour }色少了{ $count }枚，你沒有這種牌。
    [spares] 棋盤不變，手牌留到收下階段。
    [saves] 手牌留到收下階段。
   *[calm] { $colour ->
        [none] 最先比的顏色不變。
       *[other] 仍然最先比{ $colour }色。
      }
  }

## 對走棋的人

muros-own = { $kind ->
    [started] 你先走。
    [laid] 你把{ $source ->
        [pile] 明牌堆
       *[hand] 手牌
      }裡的{ $colour }牌{ $slot ->
        [none] 放上
       *[end] 放在{ $slot }
      }
    [taken] 你收下{ $count }枚{ $colour }色。
    [none] 你選擇{ $colour }色：這裡一枚也沒有。
    [declined] 你什麼也不收。
   *[passed] 你跳過：沒有牌可出了。
  }

muros-hint = { $from ->
    [pile] 放桌面的{ $colour }牌
   *[hand] 放手牌裡的{ $colour }牌
  }
