# Problèmes du jour : ce qui se dit autour des positions.

puzzle = Problème du jour
puzzles = Problèmes
puzzles-today = Problèmes du jour
puzzle-of = { $game }{ $done ->
    [yes] , résolu
    [missed] , non résolu
   *[no] { "" }
  }
puzzle-title = Problème : { $game }
puzzle-difficulty = { $difficulty ->
    [first] Le plus facile de la semaine, pour commencer.
    [easy] Facile.
    [medium] Moyen.
   *[hard] Difficile.
  }
puzzle-earlier = Jour précédent
puzzle-later = Jour suivant
puzzle-right = Bien.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } Et maintenant ?
puzzle-wrong = Cela ne marche pas{ $reply ->
    [none]  : { $left ->
        [one] un pion reste
       *[other] { $left } pions restent
      } dehors.
   *[other]  : { $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }Après cela, rien ne gagne à temps.
      }
  }
puzzle-example = Par exemple : { $step }
puzzle-again = Réessayer
puzzle-known = Déjà fait ; cela ne compte plus.
puzzle-solved = { $how ->
    [hint] ✓ Résolu avec un indice.
    [tries] ✓ Résolu en { $tries } essais.
    [cost] ✓ Résolu : c’est le meilleur choix.
   *[first] ✓ Résolu du premier coup.
  }
puzzle-costs = Cela baisse vos chances de gagner de { $price }. Mieux : { $best }.
puzzle-streak = { $count } jours de suite.
puzzle-prices = Ce que coûte chaque choix
puzzle-chance = Chances de gagner
puzzle-price = Coût
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(votre choix)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date } : { $how ->
    [hint] résolu avec un indice
    [tries] résolu en { $tries } essais
    [cost] un choix qui baisse les chances de gagner de { $price }
   *[first] résolu du premier coup
  }
puzzle-shared-streak = { $count } jours de suite
puzzle-copied = Copié : « { $text } »
