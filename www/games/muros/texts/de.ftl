# Muros: was es beim Spielen sagt.

## Namen

muros-name = { $name ->
    [Y] Gelb
    [B] Blau
    [R] Rot
    [G] Grün
    [W] Weiß
    [nothing] nichts
    [blocked] gesperrt
   *[hole] Lücke
  }
muros-move = { $verb ->
    [pass] Passen
    [pile] Tisch: { $colour } → { $slot }
   *[hand] Hand: { $colour } → { $slot }
  }

## Was geschehen ist

muros-event = { $kind ->
    [gridded] Die Steine liegen aus.
    [dealt] Die Karten sind verteilt.
    [started] { $seat } beginnt.
    [laid] { $seat } legt { $colour }{ $source ->
        [pile] { "" }
       *[hand] { " " }aus der Hand
      }{ $slot ->
        [none] { "" }
       *[end] { " " }an { $slot }
      }
    [blocked] Gegenüber liegt dieselbe Farbe, also ist die Linie gesperrt.
    [taken] { $seat } behält { $count } in { $colour }.
    [none] { $seat } wählt { $colour }: Davon gibt es hier nichts.
    [declined] { $seat } behält nichts.
   *[passed] { $seat } passt: Es ist keine Karte mehr da.
  }
muros-left = { $count ->
    [none] .
    [0] : Nichts geht weg.
    [one] : { $count } Stein geht weg.
   *[other] : { $count } Steine gehen weg.
  }
muros-later = Beim Behalten könntest du hier { $count } in { $colour } nehmen.
muros-reason = { $reason ->
    [shared] Gleich in allem, was zählt.
   *[majority] Am meisten von der Farbe, die entscheidet: { $winner }.
  }
muros-compared = { $at ->
    [0] { $colours } { $tied ->
        [yes] zählen
       *[no] zählt
      } zuerst: { $kept }{ $equal ->
        [yes] { " " }(gleich)
       *[no] { "" }
      }.
   *[other] Dann { $colours }: { $kept }{ $equal ->
        [yes] { " " }(gleich)
       *[no] { "" }
      }.
  }
muros-kept = { $seat } { $count }
muros-rank = { $left } ({ $kept })
muros-standing = Auf dem Brett übrig (und von jedem behalten): { $ranks }.
muros-leads = { $even ->
    [none] { "" }
   *[some] gleich viel in { $even }:{ " " }
  }{ $colours } { $many ->
    [1] entscheidet
   *[other] entscheiden
  }{ $lead ->
    [you] , du führst
    [one] , { $who } führt
   *[several] { "" }
  }{ $by ->
    [0] { "" }
   *[other] { " " }mit { $by }
  }
muros-equal = Noch liegen alle gleichauf
muros-caption = { $colour } führt. Die Farbe, die am Ende führt, entscheidet.
muros-hands = Karten auf der Hand: { $hands }.

## Was zu tun ist

muros-todo = { $can ->
    [pass] Es ist keine Karte mehr da.
    [take] Welche Farbe behältst du?
    [slot] Leg { $colour } { $phase ->
        [1] an eine Linie ohne Karte
       *[2] einer anderen Karte gegenüber
      }.
   *[card] Wähle eine Karte.
  }
muros-keeping = { $can ->
    [both] Behältst du { $one } oder { $other }?
   *[nothing] Behältst du { $one }, { $other } oder nichts?
  }
muros-take = { $count } { $colour } ({ $at ->
    [0] dann noch { $left } auf dem Brett
   *[1] dann noch { $left }
  })
muros-forced = Du hast keine Karten mehr: { $on ->
    [several] Die anderen spielen
   *[other] { $on } spielt
  } weiter.
muros-why = { $why ->
    [take] Wähle die Farbe unten oder auf dem Brett.
    [card] Wähle zuerst eine Karte.
    [full] Da liegt schon eine Karte.
    [line] In der ersten Hälfte bekommt jede Linie nur eine Karte.
   *[pile] Karten vom Tisch kommen erst nach den Karten in deiner Hand.
  }
muros-goal = Behalte am meisten der häufigsten Farbe.
muros-teach = { $idea ->
    [holes] Steine springen über Lücken; Lücken bleiben, wo sie sind.
    [hand] Spar deine Hand: Ist der Tisch leer, spielt weiter, wer Karten hat.
    [white] Weiße Steine zählen nie.
    [worth] Die Zahl zählt die Farbe der Karte.
    [tied] Farben mit gleicher Anzahl werden zusammengezählt.
   *[block] Gleiche Farben gegenüber sperren die Linie.
  }
muros-about = { $what ->
    [line-1] Eine Karte hier entfernt so viele Steine, wie die Linie von ihrer Farbe hat, vom gegenüberliegenden Ende aus.
    [line-2] Gegenüber einer anderen Farbe behältst du eine von beiden; gegenüber der gleichen wird die Linie gesperrt.
    [laid] In der zweiten Hälfte kommt eine Karte gegenüber.
    [blocked] Gesperrt: Aus dieser Linie behält niemand etwas. Kreuzende Linien dürfen es noch.
    [pile] Offen für alle.
    [hand] Nur du siehst sie; wer Karten spart, spielt weiter, wenn andere passen.
    [take] Diese Steine der Linie behältst du.
   *[scores] Die Farbe, von der am meisten übrig ist, zählt zuerst, dann die nächste.
  }

## Das Brett in Worten

muros-place = { $kind ->
    [column] { $slot }, Spalte { $number }: { $card }; von hier { $line }
    [row] { $slot }, Zeile { $number }: { $card }; von hier { $line }
    [take] { $colour } behalten
    [pile] Tisch, { $colour }: { $count }; noch { $left } auf dem Brett
   *[hand] Hand, { $colour }: { $count }
  }
muros-slot = { $kind ->
    [column] { $slot }, Spalte { $number }: { $card }
   *[row] { $slot }, Zeile { $number }: { $card }
  }
muros-card = { $card ->
    [none] keine Karte
    [faced] gegenüber Karte in { $colour }
    [leaves] { $count ->
        [0] nichts geht weg
        [one] { $count } Stein geht weg
       *[other] { $count } Steine gehen weg
      }
    [blocked] Karte in { $colour }, gesperrt
   *[card] Karte in { $colour }
  }
muros-can = wählbar

## Hausregeln

muros-option = { $key ->
    [holes] Lücken
    [taking] Was man behält
    [decline] Nichts behalten
    [piles] Offene Karten
   *[ties] Gleichstand der Farben
  }
muros-value = { $value ->
    [fixed] Bleiben
    [carried] Rücken mit
    [closed] Schließen sich
    [colour] Die gewählte Farbe
    [far-end] Vom anderen Ende
    [free] Jederzeit
    [last] Nach der Hand
    [summed] Zusammengezählt
   *[ordered] Eine nach der anderen
  }
muros-help = { $key ->
    [holes] Wenn Steine eine Linie verlassen, bleiben ihre Lücken, rücken mit dem Rest oder schließen sich.
    [taking] Zweite Hälfte: die Steine der gewählten Farbe; oder ebenso viele beliebige, auch weiße, von dem Ende, das der Karte dieser Farbe gegenüberliegt; die übrigen rücken auf.
    [decline] Ob du in der zweiten Hälfte auch nichts behalten darfst.
    [piles] Man darf sie jederzeit legen oder erst, wenn die Hand leer ist.
   *[ties] Gleich häufige Farben zählen zusammen oder eine nach der anderen: Gelb, Blau, Rot, Grün.
  }
