# How boards are drawn.

board-style = Tableros
board-style-name = { $style ->
    [auto] Como en el sistema
    [wood] Madera
    [contrast] Alto contraste
   *[plain] Sencillo
  }
