gobblet-puzzle = 轮到{ $seat }走：无论对方怎么走，{ $count }步之内取胜。
