cock-bull-puzzle = Du spielst { $seat }. Welche Wahl kostet nichts? Danach siehst du, was die anderen kosten.
