# Other bots after three results in a row.

level-offer = { $way ->
    [up] 连胜三局。要不要试试更高一级？
   *[down] 连负三局。要不要先降一级？
  }
level-offer-play = 改玩{ $level }级
