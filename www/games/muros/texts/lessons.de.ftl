# Die Lektionen von Muros: was bei jedem Schritt gesagt wird.

lesson-muros = { $step ->
    [1] Zeile 3 hat drei rote Steine. Leg eine rote Karte aus der Hand links davor: Drei Steine gehen am gegenüberliegenden Ende hinaus, gleich welcher Farbe.
    [2] Deine Hand wird nie aufgefüllt; die offenen Stapel gehören allen. Leg eine Karte von einem Stapel an eine Linie.
    [3] Zuerst bekommt jede Linie eine Karte. Zeile 4 hat weder Blau noch Rot: Leg eine davon an, und kein Stein geht hinaus.
    [4] Nun kommen Karten anderen gegenüber, und du behältst eine der beiden Farben. Leg Blau oder Rot links an Zeile 5 und behalte Gelb.
    [5] Die gleiche Farbe wie gegenüber sperrt eine Linie: Sie bringt niemandem mehr etwas, die Spalten quer dazu schon noch. Sperr Zeile 3 mit Blau.
    [6] Die Farbe, von der die meisten Steine liegen bleiben, zählt zuerst: jetzt Grün. Behalte irgendwo Grün.
   *[7] Die letzte Karte. Blau brächte dir mehr Steine, aber Grün zählt zuerst: Behalte Grün.
  }
