gobblet-puzzle = Vous êtes { $seat } : gagnez en { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  }, quoi que fasse l’autre camp.
