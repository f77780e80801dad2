# Wat er op dit apparaat is gespeeld.

statistics = Statistieken
statistics-of = { $game }: statistieken
statistics-none = Speel een partij uit en je ziet hier je laatste partijen, je zeges per niveau en je volgende doel. De cijfers blijven op dit apparaat.
statistics-played = Partijen
statistics-won = Gewonnen van bots, per niveau
statistics-won-of = { $won } van { $played } gewonnen van bots
statistics-streak = Zeges op rij (record: { $longest })
statistics-ratio = { $won }/{ $played }
statistics-level = { $level ->
    [mixed] Gemengd
   *[other] Niveau { $level }
  }
statistics-form = Laatste partijen: { $won } van { $played } gewonnen
statistics-next = Volgend doel: niveau { $level } verslaan in { $game }
statistics-next-streak = Volgend doel: { $count } zeges op rij.
statistics-data = Je gegevens
statistics-export = Exporteren
statistics-exported = In een bestand bewaard.
statistics-import = Importeren
statistics-erase = Statistiek wissen
statistics-erase-title = Alle statistieken wissen?
statistics-erase-text = Alleen een bestand dat je hebt geëxporteerd brengt ze terug. Je partijen blijven.
statistics-erase-yes = Ja, wissen
statistics-taken = Partijen toegevoegd: { $count }.
statistics-unreadable = In dit bestand staan geen statistieken die te lezen zijn.
