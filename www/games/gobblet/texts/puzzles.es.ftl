gobblet-puzzle = Juegas con { $seat }: gana en { $count } jugadas, haga lo que haga el otro bando.
