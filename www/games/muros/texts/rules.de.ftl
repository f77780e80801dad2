# Die Regeln von Muros, für alle, die spielen.

muros-rules =
    Leg Karten um ein Feld aus Steinen und behalte am meisten von der Farbe, die zuerst zählt.
    ! muros 1 Schieben: Für jeden Stein der Kartenfarbe geht einer am anderen Ende hinaus.
    ! muros 4 Behalten: Wer gegenüber eine andere Farbe legt, nimmt alle Steine einer der zwei Farben aus der Linie.
    ! muros 7@scores Es gewinnt, wer am meisten von der Farbe behielt, von der am meisten auf dem Brett liegt.

    ## Der Tisch

    - 81 Steine liegen zufällig in neun Zeilen und neun Spalten: je 17 gelbe (Ge), blaue (Bl), rote (Ro) und grüne (Gr) und 13 weiße.
    - Es gibt 36 Karten, neun von jeder Farbe außer Weiß. Zu zweit hat jeder 6 verdeckt auf der Hand, zu dritt 5, zu viert 4. Der Rest liegt offen in vier Stapeln, für alle.
    - Eine Linie ist eine Zeile oder eine Spalte, mit einem Kartenplatz an beiden Enden.
    - Das Los entscheidet, wer beginnt; es geht im Uhrzeigersinn.

    ## 1 Schieben: 18 Karten

    Leg eine Karte, aus der Hand oder von einem Stapel, an eine Linie, die noch keine hat. Die Hand wird nie aufgefüllt.

    Zähl die Steine dieser Farbe in der Linie: So viele (vielleicht keiner) verlassen das Spiel, gleich welcher Farbe, vom Ende aus, das der Karte gegenüberliegt. Der Rest behält seine Reihenfolge und rückt dorthin nach, auf die entferntesten Felder, die besetzt waren. Lücken bleiben, wo sie waren.

    Ein Beispiel: Lücke, Rot, Blau, Lücke, Gelb, Rot, Weiß, Blau, Lücke und links eine rote Karte. Zwei sind rot, also gehen rechts zwei hinaus: Blau und Weiß. Der Rest rückt nach: vier Lücken, Rot, Blau, Gelb, Rot, Lücke.
    ! muros 3

    ## 2 Behalten: 18 Karten, jede einer anderen gegenüber

    - Gleiche Farbe: Die Linie ist gesperrt und bringt niemandem etwas. Ihre Steine bleiben; Linien, die sie kreuzen, können sie noch nehmen.
    - Zwei Farben: Wähle eine und behalte alle ihre Steine in der Linie, wenn es welche gibt. Die anderen bleiben.

    Ist keine Karte mehr für dich da, passt du, während die anderen weiterspielen: Auf der Hand gesparte Karten sind viel wert.
    ! muros 5 Gleiche Farben gegenüber sperren die Linie.

    ## Das Ende

    Die Reihenfolge der Farben ergibt sich aus den Steinen, die noch auf dem Brett liegen. Weiß zählt nie; gleich häufige Farben zählen als eine. Wer von der ersten Farbe am meisten behalten hat, gewinnt; bei Gleichstand entscheidet die zweite und so weiter. Ist alles gleich, wird der Sieg geteilt.

    ## Spielen auf dieser Seite

    - Tipp auf eine Karte, dann auf einen Platz; oder zieh sie dorthin. Solange du ziehst oder den Finger auf einem Platz hältst, siehst du, was hinausgeht und wohin der Rest rückt.
    - Teilen sich mehrere das Gerät, verbirgt ein Vorhang jede Hand, bis ihr Besitzer da ist. Bots sehen nie die Karten der anderen.
    - Auf der Tastatur führen die Pfeiltasten über das Brett, Enter wählt, Escape bricht ab.
    + Eingetippte Züge: hand:R@N3 legt Rot aus der Hand über Spalte 3; pile:B@W1=R legt Blau von einem Stapel links von Zeile 1 und behält Rot (=- nichts, wenn vereinbart); pass heißt passen. S ist unten, E rechts; Y ist Gelb, G Grün.
