# 每日一題：局面之外要說的話。

puzzle = 每日一題
puzzles = 題目
puzzles-today = 今日題目
puzzle-of = { $game }{ $done ->
    [yes] （已解）
    [missed] （未解）
   *[no] { "" }
  }
puzzle-title = 題目：{ $game }
puzzle-difficulty = { $difficulty ->
    [first] 先從本週最簡單的一題開始。
    [easy] 難度：容易。
    [medium] 難度：中等。
   *[hard] 難度：困難。
  }
puzzle-earlier = 前一天
puzzle-later = 後一天
puzzle-right = 對。{ $reply ->
    [none] { "" }
   *[other] { $reply }
  }接下來呢？
puzzle-wrong = 這樣不行{ $reply ->
    [none] ：還有{ $left ->
        [one] { $left }枚
       *[other] { $left }枚
      }棋子留在外面。
   *[other] ：{ $reply }{ $over ->
        [yes] { "" }
       *[no] 之後無法及時取勝。
      }
  }
puzzle-example = 例如：{ $step }
puzzle-again = 再試一次
puzzle-known = 已經做過，這次不計入。
puzzle-solved = { $how ->
    [hint] ✓ 看提示解開了。
    [tries] ✓ 第{ $tries }次嘗試解開了。
    [cost] ✓ 解開了：這是最好的選擇。
   *[first] ✓ 一次就解開了。
  }
puzzle-costs = 這樣勝率降低{ $price }。更好的是：{ $best }。
puzzle-streak = 連續{ $count }天。
puzzle-prices = 每種選擇的損失
puzzle-chance = 勝率
puzzle-price = 損失
puzzle-choice = { $move }{ $yours ->
    [yes] （你的選擇）
   *[no] { "" }
  }
puzzle-shared = Sobremesa，{ $game }，{ $date }：{ $how ->
    [hint] 看提示解開了
    [tries] 第{ $tries }次嘗試解開了
    [cost] 選了勝率降低{ $price }的一步
   *[first] 一次就解開了
  }
puzzle-shared-streak = 連續{ $count }天
puzzle-copied = 已複製：「{ $text }」
