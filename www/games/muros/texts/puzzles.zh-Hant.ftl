muros-puzzle = 放一張牌，使你無論對方怎麼走都獨自獲勝。
