# Muros : les mots près des choses du plateau, et ce qui est dit quand on touche à côté.

muros-pile = Table
muros-hand = Main
muros-remaining = Reste
muros-caption = { $many ->
    [one] Décide
   *[other] Décident
  }
muros-about-deciding = Qui en a gardé le plus est en tête ; en cas d’égalité, la couleur suivante décide.
muros-line-end = La carte va au bout d’une ligne : touchez le bout où elle doit aller.
