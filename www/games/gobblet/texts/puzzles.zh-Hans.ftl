gobblet-puzzle = 你是{ $seat }：无论对方怎么走，{ $count }步之内取胜。
