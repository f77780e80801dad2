# Die Lektionen von Gobblet: was bei jedem Schritt gesagt wird.

lesson-gobblet = { $step ->
    [1] Du hast Weiß. Die Becher stecken in Stapeln neben dem Brett, die größten außen: Stell einen auf ein beliebiges Feld.
    [2] Ein Becher auf dem Brett darf auf jedes freie Feld, wie weit es auch ist. Zieh deinen.
    [3] Ein größerer Becher passt über einen kleineren, auch von Schwarz, nie über einen gleich großen. Stülp deinen über den auf c3.
    [4] Was verdeckt ist, bleibt stehen: Halte c3 gedrückt, um darunter zu sehen. Dann heb deinen Becher dort hoch und stell ihn woandershin.
    [5] Schwarz hat drei in einer Reihe. Nur dagegen darf ein Becher vom Stapel einen anderen verdecken: Verdecke einen der drei.
    [6] Unter deinem d2 wartet der vierte schwarze in Zeile 2. Einmal hochgehoben, muss er wieder in Zeile 2 stehen, sonst hat Schwarz gewonnen: Tu das.
   *[7] Drei von dir stehen in Zeile 4. Mach vier daraus und gewinn; eine Spalte oder lange Diagonale täte es auch.
  }
