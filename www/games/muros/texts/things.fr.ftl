# Muros : les mots près des choses du plateau, et ce qui est dit quand on touche à côté.

muros-pile = Table
muros-hand = Main
muros-half = { $half ->
    [1] 1 Pousser
   *[2] 2 Garder
  } { $number }/18
muros-left-over = sur le plateau :
muros-line-end = La carte va au bout d’une ligne : touchez le bout où elle doit aller.
