gobblet-puzzle = { $seat } ist dran: Gewinne in { $count } Zügen, was die andere Seite auch tut.
