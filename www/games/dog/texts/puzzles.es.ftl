dog-puzzle = Juegas con { $seat }. Los demás se han retirado de esta ronda: lleva con esta mano al área de llegada lo que aún le falta a tu equipo.
