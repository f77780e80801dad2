muros-puzzle = Six cards are left: which is the only one that wins, whatever the other player does?
