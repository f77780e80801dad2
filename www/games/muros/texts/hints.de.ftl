# Muros: warum ein Tipp ein guter Zug ist, und was dem gesagt wird, der zieht.

muros-because = { $why ->
    [wins] Das gewinnt.
    [ahead] So hast du am meisten { $colour } behalten, und das zählt zuerst.
    [decides] Zuerst zählt { $colour }.
    [takes] Das bringt { $count } in { $colour }, das { $rank ->
        [1] als zweites
        [2] als drittes
       *[3] zuletzt
      } zählt.
    [blocks] So ist die Linie gesperrt, und ihre { $count } in { $colour } bleiben liegen.
    [denies] Sonst kann hier jemand anders { $count } in { $colour } behalten.
    [least] In dieser Linie hat niemand etwas zu gewinnen.
    [leads] Dann zählt { $colour } zuerst{ $count ->
        [0] .
       *[other] , und du hast { $count } davon.
      }
    [level] Dann zählt { $colour } so viel wie die erste Farbe{ $count ->
        [0] .
       *[other] , und du hast { $count } davon.
      }
    [alone] Dann zählt nur { $colour } zuerst{ $count ->
        [0] .
       *[other] , und du hast { $count } davon.
      }
    [drops] Dann zählt { $colour } nicht mehr zuerst{ $count ->
        [0] , und du hast keine Karte davon.
       *[other] .
      }
    [trails] { $colour } liegt dann hinter { $first }, und du hast { $count } in { $first }.
    [stays] In der Linie bleiben { $count } für deine Karte in { $colour }.
    [thins] Das nimmt { $count } in { $colour } weg.
    [clears] Das nimmt { $count } in { $colour } weg, und du hast keine Karte davon.
    [spares] Auf dem Brett ändert sich nichts, und du sparst deine Hand fürs Behalten.
    [saves] So sparst du deine Hand fürs Behalten.
   *[calm] { $colour ->
        [none] Die ersten Farben bleiben dieselben.
       *[other] { $colour } zählt weiter zuerst.
      }
  }

## Zu dem, der es getan hat

muros-own = { $kind ->
    [started] Du beginnst.
    [laid] Du legst { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }aus der Hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }an { $slot }
      }
    [taken] Du behältst { $count } in { $colour }.
    [none] Du wählst { $colour }: Davon gibt es hier nichts.
    [declined] Du behältst nichts.
   *[passed] Du passt: Es ist keine Karte mehr da.
  }

muros-hint = { $from ->
    [pile] Leg { $colour } vom Tisch
   *[hand] Leg { $colour } aus der Hand
  }
