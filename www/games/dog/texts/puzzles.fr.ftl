dog-puzzle = Vous êtes { $seat }. Les autres se sont couchés pour cette manche : avec cette main, amenez à l’arrivée tous les pions de votre équipe qui n’y sont pas encore.
