# Die Lektionen von Cock & Bull: was bei jedem Schritt gesagt wird.

lesson-cock-bull = { $step ->
    [1] Zwei Hähne sind gefallen: Leg einen roten Chip auf einen Hahn.
    [2] Schwarz hat einen Hahn. Zwei Hähne drehen auch um: Mach ihn rot.
    [3] Zwei Stiere tun dasselbe auf einem Stier. Leg einen Chip auf den freien Stier.
    [4] Alle drei Hähne gehören dir, also rücken zwei Hähne deinen Stift vor. Zieh ihn.
    [5] Hahn & Stier rückt den Stift um 1 vor oder entfernt einen schwarzen Chip. Entferne einen.
    [6] Zwei Affen drehen die Krone um. Mach sie rot: Sechs rote Chips gewinnen.
   *[7] Auch der Stift gewinnt: Zieh ihn von 34 ganz nach oben, auf 36.
  }
