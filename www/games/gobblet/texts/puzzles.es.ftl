gobblet-puzzle = Juegas con { $seat }: gana en { $count ->
    [one] { $count } jugada
   *[other] { $count } jugadas
  }, haga lo que haga el otro bando.
