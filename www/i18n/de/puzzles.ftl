# Rätsel des Tages: was rings um die Stellungen gesagt wird.

puzzle = Rätsel des Tages
puzzles = Rätsel
puzzles-today = Rätsel von heute
puzzle-of = { $game }{ $done ->
    [yes] , gelöst
    [missed] , nicht gelöst
   *[no] { "" }
  }
puzzle-title = Rätsel: { $game }
puzzle-difficulty = { $difficulty ->
    [first] Das leichteste der Woche, zum Anfangen.
    [easy] Leicht.
    [medium] Mittelschwer.
   *[hard] Schwer.
  }
puzzle-earlier = Tag davor
puzzle-later = Tag danach
puzzle-right = Richtig.{ $reply ->
    [none] { "" }
   *[other] { " " }{ $reply }
  } Und jetzt?
puzzle-wrong = So geht es nicht{ $reply ->
    [none] : { $left ->
        [one] Eine Figur bleibt
       *[other] { $left } Figuren bleiben
      } draußen.
   *[other] : { $reply }{ $over ->
        [yes] { "" }
       *[no] { " " }Danach gewinnt nichts mehr rechtzeitig.
      }
  }
puzzle-example = Zum Beispiel: { $step }
puzzle-again = Noch einmal versuchen
puzzle-known = Schon erledigt; das zählt nicht mehr.
puzzle-solved = { $how ->
    [hint] ✓ Mit einem Tipp gelöst.
    [tries] ✓ Im { $tries }. Versuch gelöst.
    [cost] ✓ Gelöst: Das ist die beste Wahl.
   *[first] ✓ Im ersten Versuch gelöst.
  }
puzzle-costs = Das senkt deine Siegchance um { $price }. Besser: { $best }.
puzzle-streak = { $count } Tage in Folge.
puzzle-prices = Was jede Wahl kostet
puzzle-chance = Siegchance
puzzle-price = Kosten
puzzle-choice = { $move }{ $yours ->
    [yes] { " " }(deine Wahl)
   *[no] { "" }
  }
puzzle-shared = Sobremesa, { $game }, { $date }: { $how ->
    [hint] mit einem Tipp gelöst
    [tries] im { $tries }. Versuch gelöst
    [cost] eine Wahl, die die Siegchance um { $price } senkt
   *[first] im ersten Versuch gelöst
  }
puzzle-shared-streak = { $count } Tage in Folge
puzzle-copied = Kopiert: „{ $text }“
