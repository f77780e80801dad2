# Die Lektionen von Muros: was bei jedem Schritt gesagt wird.

lesson-muros = { $step ->
    [1] Zeile 3 hat drei rote Steine. Leg Rot vom Tisch links davor: Rechts gehen drei hinaus.
    [2] Jede gesparte Karte in deiner Hand ist am Schluss ein Zug mehr. Leg noch eine Karte vom Tisch, wo du willst.
    [3] Zeile 4 hat weder Blau noch Rot. Leg eins davon an eines ihrer Enden: Nichts geht hinaus.
    [4] Zweite Hälfte: Von zwei Farben behältst du eine, das sind deine Punkte. Leg links an Zeile 5 und behalte Gelb.
    [5] Die gleiche Farbe wie gegenüber sperrt eine Linie; kreuzende bleiben offen. Sperr Zeile 3 links mit Blau.
    [6] Die Krone hat die Farbe, von der am meisten übrig ist: Grün zählt zuerst. Behalte Grün.
   *[7] Deine letzte Karte, und Grün zählt zuerst: Behalte Grün.
  }
