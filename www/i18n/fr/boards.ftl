# How boards are drawn.

board-style = Plateaux
board-style-name = { $style ->
    [auto] Comme le système
    [wood] Bois
    [contrast] Contraste élevé
   *[plain] Sobre
  }
