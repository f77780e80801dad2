# Ce qui a été joué sur cet appareil.

statistics = Statistiques
statistics-none = Les parties que vous terminez sont comptées ici. Les chiffres restent sur cet appareil.
statistics-played = Parties
statistics-time = Temps
statistics-won = Gagnées contre les bots, par niveau
statistics-won-of = { $won } sur { $played } gagnées contre les bots
statistics-streak = Victoires d’affilée (record : { $longest })
statistics-ratio = { $won }/{ $played }
statistics-levels = Niveau
statistics-level = { $level ->
    [mixed] Divers
   *[other] { $level }
  }
statistics-games = Par jeu
statistics-best = Meilleure analyse
statistics-best-note = Meilleure analyse : le moins que vous ayez gâché, d’après une analyse de la partie.
statistics-data = Vos données
statistics-export = Exporter
statistics-exported = Enregistrées dans un fichier.
statistics-import = Importer
statistics-erase = Tout effacer
statistics-erase-title = Effacer toutes les statistiques ?
statistics-erase-text = Seul un fichier que vous avez exporté les ramène. Vos parties restent.
statistics-erase-yes = Oui, effacer
statistics-taken = Parties ajoutées : { $count }.
statistics-unreadable = Ce fichier ne contient aucune statistique lisible.
