# Ce qui a été joué sur cet appareil.

statistics = Statistiques
statistics-of = { $game } : statistiques
statistics-none = Terminez une partie pour voir ici vos derniers résultats, vos victoires par niveau et votre prochain objectif. Les chiffres restent sur cet appareil.
statistics-played = Parties
statistics-won = Gagnées contre les bots, par niveau
statistics-won-of = { $won } sur { $played } gagnées contre les bots
statistics-streak = Victoires d’affilée (record : { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] Divers
   *[other] Niveau { $level }
  }
statistics-form = Dernières parties : { $won } sur { $played } gagnées
statistics-next = Prochain objectif : battre le niveau { $level } à { $game }
statistics-next-streak = Prochain objectif : { $count } victoires d’affilée.
statistics-data = Vos données
statistics-export = Exporter
statistics-exported = Enregistrées dans un fichier.
statistics-import = Importer
statistics-erase = Effacer les statistiques
statistics-erase-title = Effacer toutes les statistiques ?
statistics-erase-text = Seul un fichier que vous avez exporté les ramène. Vos parties restent.
statistics-erase-yes = Oui, effacer
statistics-taken = Parties ajoutées : { $count }.
statistics-unreadable = Ce fichier ne contient aucune statistique lisible.
