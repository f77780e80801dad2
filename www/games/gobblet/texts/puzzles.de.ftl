gobblet-puzzle = Du spielst { $seat }: Gewinne in { $count ->
    [one] { $count } Zug
   *[other] { $count } Zügen
  }, was die andere Seite auch tut.
