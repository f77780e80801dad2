gobblet-puzzle = C’est à { $seat } de jouer : gagnez en { $count } coups, quoi que fasse l’autre camp.
