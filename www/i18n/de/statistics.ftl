# Was auf diesem Gerät gespielt wurde.

statistics = Statistik
statistics-none = Partien, die du zu Ende spielst, werden hier gezählt. Die Zahlen bleiben auf diesem Gerät.
statistics-played = Partien
statistics-time = Zeit
statistics-won = Gegen Bots gewonnen, nach Stufe
statistics-won-of = { $won } von { $played } gegen Bots gewonnen
statistics-streak = Siege in Folge (Rekord: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-levels = Stufe
statistics-level = { $level ->
    [mixed] Gemischt
   *[other] { $level }
  }
statistics-games = Je Spiel
statistics-best = Beste Analyse
statistics-best-note = Beste Analyse: das Wenigste, was du laut einer Analyse der Partie verschenkt hast.
statistics-data = Deine Daten
statistics-export = Exportieren
statistics-exported = Als Datei gesichert.
statistics-import = Importieren
statistics-erase = Alles löschen
statistics-erase-title = Die ganze Statistik löschen?
statistics-erase-text = Zurück bringt sie nur eine Datei, die du exportiert hast. Deine Partien bleiben.
statistics-erase-yes = Ja, löschen
statistics-taken = Dazugekommene Partien: { $count }.
statistics-unreadable = In dieser Datei steht keine Statistik, die sich lesen lässt.
