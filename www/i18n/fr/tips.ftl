# Tips: what comes once, with something to do about it.

tip-sound = Le son est coupé.
tip-sound-do = L’activer
tip-sole = Cette carte n’avait qu’un coup possible : il a été joué.
tip-sole-do = Toujours demander
tip-level = { $way ->
    [up] Trois victoires d’affilée. On passe au niveau suivant ?
   *[down] Trois défaites d’affilée. Un niveau plus facile, peut-être ?
  }
tip-level-do = Jouer au niveau { $level }
tip-copy = Un navigateur peut oublier ses parties. Une copie dans un fichier, non.
tip-copy-do = Garder une copie
