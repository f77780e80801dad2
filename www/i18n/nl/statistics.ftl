# Wat er op dit apparaat is gespeeld.

statistics = Statistieken
statistics-none = Partijen die je uitspeelt worden hier geteld. De cijfers blijven op dit apparaat.
statistics-played = Partijen
statistics-time = Tijd
statistics-won = Gewonnen van bots, per niveau
statistics-won-of = { $won } van { $played } gewonnen van bots
statistics-streak = Zeges op rij (record: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-levels = Niveau
statistics-level = { $level ->
    [mixed] Gemengd
   *[other] { $level }
  }
statistics-games = Per spel
statistics-best = Beste analyse
statistics-best-note = Beste analyse: het minste dat je hebt weggegeven, volgens een analyse van de partij.
statistics-data = Je gegevens
statistics-export = Exporteren
statistics-exported = In een bestand bewaard.
statistics-import = Importeren
statistics-erase = Alles wissen
statistics-erase-title = Alle statistieken wissen?
statistics-erase-text = Alleen een bestand dat je hebt geëxporteerd brengt ze terug. Je partijen blijven.
statistics-erase-yes = Ja, wissen
statistics-taken = Partijen toegevoegd: { $count }.
statistics-unreadable = In dit bestand staan geen statistieken die te lezen zijn.
