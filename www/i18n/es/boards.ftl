# How boards are drawn.

board-style = Tableros
board-style-name = { $style ->
    [wood] Madera
    [contrast] Alto contraste
   *[plain] Sencillo
  }
