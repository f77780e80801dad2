# 教學：每一步說什麼。

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }教學 { $label }
learn-step = 第{ $step }步，共{ $count }步
learn-position = 這是新的局面。
learn-right = ✓ 很好。
learn-wrong = 這一步也合規則，不過請先試試要求的那一步。
learn-next = { $done ->
    [last] 完成
    [yes] 繼續
   *[no] 略過
  }
learn-back = 上一步
learn-end = 就是這樣玩。祝你玩得開心！
