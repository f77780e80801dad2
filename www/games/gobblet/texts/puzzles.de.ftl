gobblet-puzzle = Du spielst { $seat }: Gewinne in { $count } Zügen, was die andere Seite auch tut.
