gobblet-puzzle = Turno: { $seat }. Gana en { $count } jugadas, haga lo que haga el otro bando.
