# Muros: woorden bij de dingen op het bord, en wat er bij een tik ernaast wordt gezegd.

muros-pile = Tafel
muros-hand = Hand
muros-remaining = Over
muros-caption = { $many ->
    [one] Beslist
   *[other] Beslissen
  }
muros-about-deciding = Wie daarvan het meest heeft gehouden, staat voor; is dat gelijk, dan beslist de volgende kleur.
muros-line-end = De kaart komt aan het eind van een lijn: tik op het eind waar ze moet liggen.
