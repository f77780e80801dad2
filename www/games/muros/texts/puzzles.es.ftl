muros-puzzle = Quedan seis cartas: ¿cuál gana en solitario, haga lo que haga el otro?
