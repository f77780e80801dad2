# How boards are drawn.

board-style = Spielbretter
board-style-name = { $style ->
    [auto] Wie im System
    [wood] Holz
    [contrast] Starker Kontrast
   *[plain] Schlicht
  }
