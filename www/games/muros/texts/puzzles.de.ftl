muros-puzzle = Sechs Karten sind übrig: Welche gewinnt allein, was der andere auch tut?
