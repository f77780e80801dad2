muros-puzzle = Un seul coup gagne à coup sûr : où posez-vous votre carte, et quelle couleur gardez-vous ?
