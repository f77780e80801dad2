# Puzzels van de dag: wat er rond de stellingen wordt gezegd.

puzzle = Puzzel van de dag
puzzles = Puzzels
puzzles-today = Puzzels van vandaag
puzzle-of = { $game }{ $done ->
    [yes] , opgelost
    [missed] , niet opgelost
   *[no] { "" }
  }
puzzle-title = Puzzel: { $game }
puzzle-difficulty = { $difficulty ->
    [first] De makkelijkste van de week, om te beginnen.
    [easy] Makkelijk.
    [medium] Gemiddeld.
   *[hard] Moeilijk.
  }
puzzle-earlier = Dag ervoor
puzzle-later = Dag erna
puzzle-right = Goed.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } En nu?
puzzle-wrong = Dat werkt niet{ $reply ->
    [none] : { $left ->
        [one] er blijft één pion
       *[other] er blijven { $left } pionnen
      } buiten.
   *[other] : { $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }Daarna wint niets meer op tijd.
      }
  }
puzzle-example = Bijvoorbeeld: { $step }
puzzle-again = Opnieuw proberen
puzzle-known = Al gedaan; dit telt niet mee.
puzzle-solved = { $how ->
    [hint] ✓ Opgelost met een hint.
    [tries] ✓ Opgelost in { $tries } pogingen.
    [cost] ✓ Opgelost: dit is de beste keuze.
   *[first] ✓ In één keer opgelost.
  }
puzzle-costs = Dat verlaagt je winstkans met { $price }. Beter: { $best }.
puzzle-streak = { $count } dagen op rij.
puzzle-prices = Wat elke keuze kost
puzzle-chance = Winstkans
puzzle-price = Kosten
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(jouw keuze)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] opgelost met een hint
    [tries] opgelost in { $tries } pogingen
    [cost] een keuze die de winstkans met { $price } verlaagt
   *[first] in één keer opgelost
  }
puzzle-shared-streak = { $count } dagen op rij
puzzle-copied = Gekopieerd: ‘{ $text }’
