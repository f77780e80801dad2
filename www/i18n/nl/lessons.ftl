# Lessen: wat er bij hun stappen wordt gezegd.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Les { $label }
learn-step = Stap { $step } van { $count }
learn-position = Dit is een nieuwe stelling.
learn-right = ✓ Goed gedaan.
learn-wrong = Die zet mag ook, maar probeer eerst de andere.
learn-next = { $done ->
    [last] Klaar
    [yes] Verder
   *[no] Overslaan
  }
learn-back = Terug
learn-end = Zo speel je het. Veel plezier!
