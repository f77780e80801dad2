muros-puzzle = 放一张牌，使你无论对方怎么走都独自获胜。
