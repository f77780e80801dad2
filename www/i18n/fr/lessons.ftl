# Leçons : ce qui se dit autour des étapes.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Leçon { $label }
learn-step = Étape { $step } sur { $count }
learn-position = Voici une autre position.
learn-right = ✓ Bien joué.
learn-wrong = Ce coup est permis aussi, mais essayez d’abord l’autre.
learn-next = { $done ->
    [last] Terminer
    [yes] Suivant
   *[no] Passer
  }
learn-back = Précédent
learn-end = Voilà comment on joue. Amusez-vous bien !
