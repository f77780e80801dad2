# How boards are drawn.

board-style = Spielbretter
board-style-name = { $style ->
    [wood] Holz
    [contrast] Starker Kontrast
   *[plain] Schlicht
  }
