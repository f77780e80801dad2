# Die Lektionen von Muros: was bei jedem Schritt gesagt wird.

lesson-muros = { $step ->
    [1] Zeile 3 hat drei rote Steine. Leg Rot links davor: Rechts gehen drei hinaus.
    [2] Die offenen Stapel gehören allen. Leg eine Karte von einem an eine Linie.
    [3] Zeile 4 hat weder Blau noch Rot. Leg eins davon an: Nichts geht hinaus.
    [4] Von zwei Farben behältst du eine. Leg links an Zeile 5 und behalte Gelb.
    [5] Die gleiche Farbe wie gegenüber sperrt eine Linie. Sperr Zeile 3 mit Blau.
    [6] Die Farbe mit den meisten Steinen auf dem Brett zählt zuerst: Grün. Behalte Grün.
   *[7] Deine letzte Karte, und Grün zählt zuerst: Behalte Grün.
  }
