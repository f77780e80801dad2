# Lektionen: was bei jedem Schritt gesagt wird, und ringsum.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lektion { $label }
learn-step = Schritt { $step } von { $count }
learn-position = Das ist eine neue Stellung.
learn-right = ✓ Gut gemacht.
learn-wrong = Auch dieser Zug ist erlaubt, aber probier erst den anderen.
learn-next = { $done ->
    [last] Fertig
    [yes] Weiter
   *[no] Überspringen
  }
learn-back = Zurück
learn-end = So wird gespielt. Viel Spaß!
