# Other bots after three results in a row.

level-offer = { $way ->
    [up] 連勝三局。要不要試試更高一級？
   *[down] 連敗三局。要不要先降一級？
  }
level-offer-play = 改玩{ $level }級
