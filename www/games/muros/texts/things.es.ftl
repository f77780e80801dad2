# Muros: palabras junto a las cosas del tablero, y lo que se dice al tocar al lado.

muros-pile = Mesa
muros-hand = Mano
muros-remaining = Quedan
muros-caption = { $many ->
    [one] Decide
   *[other] Deciden
  }
muros-about-deciding = Va por delante quien más ha guardado de él; si hay empate, decide el color siguiente.
muros-line-end = La carta va en un extremo de una línea: toca el extremo donde la quieres.
