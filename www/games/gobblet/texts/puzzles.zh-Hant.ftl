gobblet-puzzle = 輪到{ $seat }走：無論對方怎麼走，{ $count }步之內取勝。
