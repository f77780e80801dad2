muros-puzzle = You are { $seat }. Six cards are left: which one wins alone, whatever the other player does?
