dog-puzzle = Juegas con { $seat }. Los demás se han retirado de esta ronda: lleva con esta mano todas las piezas que le faltan a tu equipo al área de llegada.
