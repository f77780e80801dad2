dog-puzzle = Vous êtes { $seat }. Les autres se sont couchés pour cette manche : avec cette main, amenez à l’arrivée { $count ->
    [one] le dernier pion
   *[other] les { $count } derniers pions
  } de votre équipe.
