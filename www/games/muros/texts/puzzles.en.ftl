muros-puzzle = Lay a card so that you win alone, whatever the other side does.
