# Was auf diesem Gerät gespielt wurde.

statistics = Statistik
statistics-of = { $game }: Statistik
statistics-none = Spiel eine Partie zu Ende, dann siehst du hier deine letzten Partien, deine Siege nach Stufe und dein nächstes Ziel. Die Zahlen bleiben auf diesem Gerät.
statistics-played = Partien
statistics-won = Gegen Bots gewonnen, nach Stufe
statistics-won-of = { $won } von { $played } gegen Bots gewonnen
statistics-streak = Siege in Folge (Rekord: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] Gemischt
   *[other] Stufe { $level }
  }
statistics-form = Letzte Partien: { $won } von { $played } gewonnen
statistics-next = Nächstes Ziel: Stufe { $level } in { $game } schlagen
statistics-next-streak = Nächstes Ziel: { $count } Siege in Folge.
statistics-data = Deine Daten
statistics-export = Exportieren
statistics-exported = Als Datei gesichert.
statistics-import = Importieren
statistics-erase = Statistik löschen
statistics-erase-title = Die ganze Statistik löschen?
statistics-erase-text = Zurück bringt sie nur eine Datei, die du exportiert hast. Deine Partien bleiben.
statistics-erase-yes = Ja, löschen
statistics-taken = Dazugekommene Partien: { $count }.
statistics-unreadable = In dieser Datei steht keine Statistik, die sich lesen lässt.
