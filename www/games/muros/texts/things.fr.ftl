# Muros : les mots près des choses du plateau, et ce qui est dit quand on touche à côté.

muros-pile = Table{ $room ->
    [none] { "" }
   *[some]  : à tous
  }
muros-hand = Main{ $count ->
    [0] { "" }
    [one]  : +1 tour à la fin
   *[other]  : +{ $count } tours à la fin
  }
muros-half = { $half ->
    [1] 1 Pousser
   *[2] 2 Garder
  } { $number }/18
muros-about-deciding = Qui en a gardé le plus est en tête ; en cas d’égalité, la couleur suivante décide.
muros-line-end = La carte va au bout d’une ligne : touchez le bout où elle doit aller.
