gobblet-puzzle = 你是{ $seat }：无论对方怎么走，{ $count ->
    [one] { $count }步
   *[other] { $count }步
  }之内取胜。
