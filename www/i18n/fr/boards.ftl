# How boards are drawn.

board-style = Plateaux
board-style-name = { $style ->
    [wood] Bois
    [contrast] Contraste élevé
   *[plain] Sobre
  }
