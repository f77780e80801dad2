muros-puzzle = You are { $seat }. Six cards are left, and both hands are known: which card wins alone, whatever the other player does?
