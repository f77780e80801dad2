muros-puzzle = Du spielst { $seat }. Sechs Karten sind übrig: Welche gewinnt allein, was der andere auch tut?
