muros-puzzle = Juegas con { $seat }. Quedan seis cartas y se conocen las dos manos: ¿qué carta gana en solitario, haga lo que haga el otro?
