gobblet-puzzle = Vous êtes { $seat } : gagnez en { $count } coups, quoi que fasse l’autre camp.
