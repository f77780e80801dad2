# 教程：每一步说什么。

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }教程 { $label }
learn-step = 第{ $step }步，共{ $count }步
learn-position = 这是新的局面。
learn-right = ✓ 很好。
learn-wrong = 这一步也合规则，不过请先试试要求的那一步。
learn-next = { $done ->
    [last] 完成
    [yes] 继续
   *[no] 略过
  }
learn-back = 上一步
learn-end = 就是这样玩。祝你玩得开心！
