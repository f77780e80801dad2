muros-puzzle = 只有一步必勝：你的牌放在哪裡，保留哪種顏色？
