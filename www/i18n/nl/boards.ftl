# How boards are drawn.

board-style = Borden
board-style-name = { $style ->
    [auto] Zoals in het systeem
    [wood] Hout
    [contrast] Hoog contrast
   *[plain] Eenvoudig
  }
