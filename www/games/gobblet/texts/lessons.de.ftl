# Die Lektionen von Gobblet: was bei jedem Schritt gesagt wird.

lesson-gobblet = { $step ->
    [1] Du hast Weiß. Stell einen Becher von einem Stapel auf ein beliebiges Feld.
    [2] Ein Becher auf dem Brett darf auf jedes freie Feld. Zieh deinen.
    [3] Ein größerer Becher passt über einen kleineren. Verdecke den schwarzen auf c3.
    [4] Ein verdeckter Becher bleibt stehen. Zieh deinen von c3 weg.
    [5] Gegen drei in einer Reihe darf auch ein Stapel verdecken. Verdecke einen der drei.
    [6] Unter d2 steht der vierte von Schwarz. Stell deinen auf a2, b2 oder c2 ab.
   *[7] Drei von dir stehen in Zeile 4. Mach vier daraus und gewinn!
  }
