dog-puzzle = Vous êtes { $seat }. Les autres sont couchés pour cette manche : menez à l’arrivée, avec cette main, tous les pions qui manquent à votre équipe.
