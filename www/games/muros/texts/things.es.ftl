# Muros: palabras junto a las cosas del tablero, y lo que se dice al tocar al lado.

muros-pile = Mesa
muros-hand = Mano
muros-half = { $half ->
    [1] 1 Sacar
   *[2] 2 Guardar
  } { $number }/18
muros-left-over = en el tablero:
muros-line-end = La carta va en un extremo de una línea: toca el extremo donde la quieres.
