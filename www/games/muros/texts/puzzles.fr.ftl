muros-puzzle = Il reste six cartes : laquelle vous donne la victoire sans partage, quoi que fasse l’autre joueur ?
