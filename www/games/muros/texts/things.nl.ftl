# Muros: woorden bij de dingen op het bord, en wat er bij een tik ernaast wordt gezegd.

muros-pile = Tafel
muros-hand = Hand
muros-half = { $half ->
    [1] 1 Duwen
   *[2] 2 Houden
  } { $number }/18
muros-left-over = op het bord:
muros-line-end = De kaart komt aan het eind van een lijn: tik op het eind waar ze moet liggen.
