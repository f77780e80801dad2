# Gobblet: was es beim Spielen sagt.

gobblet-title = Gobblet
gobblet-pitch = Vier in einer Reihe, mit Bechern, die Becher schlucken
gobblet-seat = { $seat ->
    [0] Weiß
   *[1] Schwarz
  }

## Was geschehen ist

gobblet-placed = { gobblet-seat } stellt eine { $size } auf { $to }{ $over ->
   *[none] .
    [own] , über eine eigene { $under }.
    [other] , über eine { $seat ->
        [0] schwarze
       *[1] weiße
      } { $under } aus einer Dreierreihe.
  }
gobblet-put = { gobblet-seat } zieht eine { $size } von { $from } nach { $to }{ $over ->
   *[none] .
    [own] , über eine eigene { $under }.
    [other] , über eine { $seat ->
        [0] schwarze
       *[1] weiße
      } { $under }.
  }
gobblet-lifted = { gobblet-seat } hebt die { $size } von { $from } hoch.
gobblet-revealed = Auf { $from } wird eine { $seat ->
    [0] weiße
   *[1] schwarze
  } { $size } aufgedeckt.
gobblet-lined = Viererreihe für { gobblet-seat }: { $squares }.
gobblet-draw = { gobblet-seat } { $what ->
    [offered] bietet Remis an.
    [accepted] nimmt das Remis an.
   *[declined] lehnt das Remis ab.
  }
gobblet-reason = { $reason ->
    [line] { $winner ->
        [0] Weiß
       *[1] Schwarz
      } hat vier in einer Reihe.
    [reveal] { $winner ->
        [0] Schwarz hat beim Hochheben eine weiße
       *[1] Weiß hat beim Hochheben eine schwarze
      } Viererreihe aufgedeckt.
    [touch] { $winner ->
        [0] Der Becher, den Schwarz hochgehoben hat,
       *[1] Der Becher, den Weiß hochgehoben hat,
      } konnte nirgendwohin.
    [repetition] Remis durch Stellungswiederholung.
   *[agreement] Remis durch Einigung.
  }

## Die Zugliste

gobblet-short-placed = { $size } → { $to }
gobblet-short-put = { $from } → { $to }
gobblet-short-lifted = { $from } ↑
gobblet-short-draw = { $what ->
    [offered] Remis?
    [accepted] Remis
   *[declined] kein Remis
  }

## Was zu tun ist

gobblet-todo = { $from ->
    [stacks] Nimm einen Becher von einem Stapel.
    [board] Zieh einen Becher auf dem Brett.
   *[both] Setz einen Becher oder zieh einen.
  }
gobblet-three = { $whose ->
    [own] Du hast
   *[other] { $seat ->
        [0] Weiß hat
       *[1] Schwarz hat
      }
  } drei { $kind ->
    [row] in Zeile { $line }.
    [column] in Spalte { $line }.
   *[diagonal] auf der Diagonale { $line }.
  }
gobblet-todo-place = Wohin mit der { $size }?
gobblet-todo-put = Wohin mit dem Becher von { $from }?
gobblet-todo-cover = Du deckst die Viererreihe von { gobblet-seat } auf{ $can ->
    [none] , und dieser Becher kann keinen davon überstülpen.
   *[some] : Stülp ihn jetzt über einen davon.
  }
gobblet-todo-offer = Dir wird Remis angeboten. Nimmst du an?
gobblet-why-stack = Nur der äußerste Becher deiner eigenen Stapel lässt sich nehmen.
gobblet-why-empty = Da steht noch nichts. Wähle zuerst einen Becher.
gobblet-why-theirs = Dieser Becher gehört der anderen Seite.
gobblet-why-stuck = Dieser Becher kann nirgendwohin.
gobblet-why-back = Ein Becher kommt nie auf den Stapel zurück.
gobblet-why-larger = Eine { $size } passt nur über kleinere.
gobblet-why-from-stack = Vom Stapel darf ein Becher nur dort einen anderen verdecken, wo die andere Seite drei in einer Reihe hat.
gobblet-goal = Stell vier deiner Becher in eine Reihe. Große verdecken kleinere.
gobblet-teach = { $idea ->
    [stack] In jedem Stapel stecken drei kleinere.
    [three] Drei in einer Reihe: Sperr sie oder verdeck einen, auch vom Stapel aus.
    [beneath] Ziehst du diesen, deckst du den Becher darunter auf.
    [move] Auf dem Brett ziehen sie überallhin, auch über kleinere.
   *[line] Zeilen, Spalten und Diagonalen zählen.
  }
gobblet-because = { $why ->
    [wins] Das gewinnt.
    [forces] Das erzwingt den Sieg.
    [blocks] Sonst macht { gobblet-seat } vier.
    [threatens] Das gibt eine Dreierreihe.
    [covers] Das nimmt eine { $size } aus dem Weg.
    [joins] Das baut an zwei Reihen zugleich.
    [stops] Das stört eine Reihe der anderen Seite.
    [builds] Das gibt zwei in einer Reihe.
    [uncovers] Das deckt noch einen Becher von dir auf.
    [centre] Das besetzt die Mitte.
    [corner] Eine Ecke liegt auf drei Reihen.
   *[strong] Das bringt einen der größten Becher ins Spiel.
  }
gobblet-about = { $what ->
    [stack] Der äußerste geht auf ein leeres Feld. Hat die andere Seite drei in einer Reihe, darf er einen kleineren davon verdecken.
    [piece] Geht auf jedes Feld, das leer ist oder einen kleineren zeigt; was er verdeckt, bleibt dort.
   *[empty] Hierher darf jeder Becher.
  }
gobblet-button = { $what ->
    [accept] Remis annehmen
   *[decline] Weiterspielen
  }
gobblet-warning = { $reason ->
    [reveal] So kommt eine Viererreihe der anderen Seite ans Licht und bleibt offen. Du würdest sofort verlieren.
    [touch] Dieser Becher könnte nirgendwohin. Du würdest sofort verlieren.
   *[line] Dieser Zug verliert sofort.
  }

## Das Brett in Worten

gobblet-empty = leer
gobblet-piece = { $seat ->
    [0] weiße
   *[1] schwarze
  } { $size }
gobblet-over = { $top } über { $below }
gobblet-stack = { $seat ->
    [0] Weiße
   *[1] Schwarze
  } { $size }, { $where ->
    [left] linker Stapel
    [right] rechter Stapel
    [upper] oberer Stapel
    [lower] unterer Stapel
   *[middle] mittlerer Stapel
  }
gobblet-own = { $seat ->
    [0] Weiße Stapel
   *[1] Schwarze Stapel
  }
gobblet-place-chosen = gewählt
gobblet-place-three = Dreierreihe
gobblet-place-begins = { $where ->
    [stack] kann genommen werden
   *[board] kann ziehen
  }
gobblet-place-goes = kann hierher

## Hausregeln

gobblet-option = { $key ->
    [touch-move] Berührt, geführt
    [memory] Gedächtnis
    [repetition] Remis durch Wiederholung
   *[first] Wer beginnt
  }
gobblet-value = { $choice ->
    [repetition-3] Beim dritten Mal
    [repetition-4] Beim vierten Mal
    [rules-screen] Am Bildschirm
    [rules-printed] Gedruckte Anleitung
    [first-white] Weiß
   *[first-random] Ausgelost
  }
gobblet-help = { $key ->
    [touch-move] Ein hochgehobener Becher muss gespielt werden; kann er nirgendwohin oder eine aufgedeckte Viererreihe nicht wieder verdecken, ist die Partie verloren. Ohne diese Regel darfst du ihn zurückstellen.
    [memory] Was darunter steht, wird nie gezeigt. Ohne diese Regel halte Finger oder Maus auf einen Becher, um nachzusehen (Tastatur: P gedrückt halten).
    [repetition] Wie oft dieselbe Stellung vorkommen muss, damit die Partie remis ist.
    [screen] Du darfst einen Becher hochheben, um nachzusehen, und ihn zurückstellen.
    [printed] Wie es in der gedruckten Anleitung steht: Ein hochgehobener Becher muss gespielt werden.
   *[first] Weiß beginnt. Ausgelost wird, wer Weiß spielt.
  }
