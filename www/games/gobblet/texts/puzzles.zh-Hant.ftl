gobblet-puzzle = 你是{ $seat }：無論對方怎麼走，{ $count ->
    [one] { $count }步
   *[other] { $count }步
  }之內取勝。
