dog-puzzle = Vous êtes { $seat }. Les autres se sont couchés pour cette manche : avec cette main, amenez à l’arrivée ce qui manque encore à votre équipe.
