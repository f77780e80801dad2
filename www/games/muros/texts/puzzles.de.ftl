muros-puzzle = Lege eine Karte so, dass du allein gewinnst, was die andere Seite auch tut.
