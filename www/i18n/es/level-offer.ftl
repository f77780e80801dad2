# Other bots after three results in a row.

level-offer = { $way ->
    [up] Tres victorias seguidas. ¿Pasamos al siguiente nivel?
   *[down] Tres derrotas seguidas. ¿Probamos un nivel más fácil?
  }
level-offer-play = Jugar en el nivel { $level }
