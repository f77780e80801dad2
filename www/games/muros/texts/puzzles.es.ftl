muros-puzzle = Pon una carta para ganar en solitario, haga lo que haga el otro bando.
