muros-puzzle = Vous êtes { $seat }. Il reste six cartes : laquelle gagne seule, quoi que fasse l’autre ?
