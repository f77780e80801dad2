gobblet-puzzle = 你是{ $seat }：無論對方怎麼走，{ $count }步之內取勝。
