muros-puzzle = 你是{ $seat }。還剩六張牌：出哪一張能獨自獲勝，無論對方怎麼出？
