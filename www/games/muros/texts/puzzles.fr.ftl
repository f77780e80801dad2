muros-puzzle = Posez une carte pour gagner sans partage, quoi que fasse l’autre camp.
