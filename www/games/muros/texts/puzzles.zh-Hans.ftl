muros-puzzle = 你是{ $seat }。还剩六张牌：出哪一张能独自获胜，无论对方怎么出？
