muros-puzzle = Du spielst { $seat }. Sechs Karten sind übrig, und beide Hände sind bekannt: Welche Karte gewinnt allein, was der andere auch tut?
