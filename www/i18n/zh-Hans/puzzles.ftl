# 每日一题：局面之外要说的话。

puzzle = 每日一题
puzzles = 题目
puzzles-today = 今日题目
puzzle-of = { $game }{ $done ->
    [yes] （已解）
    [missed] （未解）
   *[no] { "" }
  }
puzzle-title = 题目：{ $game }
puzzle-difficulty = { $difficulty ->
    [first] 先从本周最简单的一题开始。
    [easy] 难度：容易。
    [medium] 难度：中等。
   *[hard] 难度：困难。
  }
puzzle-earlier = 前一天
puzzle-later = 后一天
puzzle-right = 对。{ $reply ->
    [none] { "" }
   *[other] { $reply }
  }接下来呢？
puzzle-wrong = 这样不行{ $reply ->
    [none] ：还有{ $left ->
        [one] { $left }枚
       *[other] { $left }枚
      }棋子留在外面。
   *[other] ：{ $reply }{ $over ->
        [yes] { "" }
       *[no] 之后无法及时取胜。
      }
  }
puzzle-example = 例如：{ $step }
puzzle-again = 再试一次
puzzle-known = 已经做过，这次不计入。
puzzle-solved = { $how ->
    [hint] ✓ 借助提示解开了。
    [tries] ✓ 第{ $tries }次尝试解开了。
    [cost] ✓ 解开了：这是最好的选择。
   *[first] ✓ 一次就解开了。
  }
puzzle-costs = 这样胜率降低{ $price }。更好的是：{ $best }。
puzzle-streak = 连续{ $count }天。
puzzle-prices = 每种选择的损失
puzzle-chance = 胜率
puzzle-price = 损失
puzzle-choice = { $move }{ $yours ->
    [yes] （你的选择）
   *[no] { "" }
  }
puzzle-shared = Sobremesa，{ $game }，{ $date }：{ $how ->
    [hint] 借助提示解开了
    [tries] 第{ $tries }次尝试解开了
    [cost] 选了胜率降低{ $price }的一步
   *[first] 一次就解开了
  }
puzzle-shared-streak = 连续{ $count }天
puzzle-copied = 已复制：“{ $text }”
