dog-puzzle = Juegas con { $seat }. Los demás se han retirado de esta ronda: lleva con esta mano al área de llegada { $count ->
    [one] la última pieza
   *[other] las últimas { $count } piezas
  } de tu equipo.
