# How boards are drawn.

board-style = Borden
board-style-name = { $style ->
    [wood] Hout
    [contrast] Hoog contrast
   *[plain] Eenvoudig
  }
