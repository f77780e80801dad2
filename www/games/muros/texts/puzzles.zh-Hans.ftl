muros-puzzle = 只有一步必胜：你的牌放在哪里，保留哪种颜色？
