# Gobblet: was es beim Spielen sagt.

gobblet-seat = { $seat ->
    [0] Weiß
   *[1] Schwarz
  }

## Was geschehen ist

gobblet-placed = { $who ->
    [you] Du stellst
   *[other] { $name } stellt
  } eine { $size }{ $to ->
    [none] { "" }
   *[square] { " " }auf { $to }
  }{ $over ->
    [other] , über { $whom ->
        [you] deine { $under }. Sie gehörte zu deiner
       *[other] die { $under } von { $other }. Sie gehörte zu einer
      } Dreierreihe.
   *[none] .
  }
gobblet-put = { $who ->
    [you] Du ziehst
   *[other] { $name } zieht
  } eine { $size }{ $to ->
    [none] { "" }
   *[square] { " " }von { $from } nach { $to }
  }{ $over ->
    [own] , über eine eigene { $under }.
    [other] , über { $whom ->
        [you] deine { $under }
       *[other] die { $under } von { $other }
      }.
   *[none] .
  }
gobblet-lifted = { $who ->
    [you] Du hebst
   *[other] { $name } hebt
  } die { $size }{ $to ->
    [none] { "" }
   *[square] { " " }von { $from }
  } hoch.
gobblet-revealed = Das deckt{ $to ->
    [none] { "" }
   *[square] { " " }auf { $from }
  } { $again ->
    [yes] noch eine { $size } von { $whom ->
        [you] dir
       *[other] { $other }
      }
   *[no] { $whom ->
        [you] deine { $size }
       *[other] die { $size } von { $other }
      }
  } auf.
gobblet-lined = Viererreihe für { $who ->
    [you] dich
   *[other] { $name }
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-draw = { $who ->
    [you] { $what ->
        [offered] Du bietest Remis an.
        [accepted] Du nimmst das Remis an.
       *[declined] Du lehnst das Remis ab.
      }
   *[other] { $name } { $what ->
        [offered] bietet Remis an.
        [accepted] nimmt das Remis an.
       *[declined] lehnt das Remis ab.
      }
  }
gobblet-reason = { $reason ->
    [line] { $who ->
        [you] Du hast
       *[other] { $name } hat
      } vier { $kind ->
        [row] in Zeile { $at }
        [column] in Spalte { $at }
        [diagonal] auf der Diagonale { $from } bis { $to }
       *[none] in einer Reihe
      }.
    [reveal] { $whom ->
        [you] Du hast
       *[other] { $other } hat
      } beim Hochheben { $who ->
        [you] deine Viererreihe
       *[other] die Viererreihe von { $name }
      } aufgedeckt.
    [touch] { $whom ->
        [you] Dein Becher
       *[other] Der Becher von { $other }
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
gobblet-three = { $who ->
    [you] Du hast
   *[other] { $name } hat
  } { $many ->
    [1] eine Dreierreihe
   *[other] { $many } Dreierreihen
  }{ $to ->
    [none] { "" }
   *[square] : { $squares }
  }.
gobblet-blocks = { $holds ->
    [no] { $whom ->
        [you] Du kannst ihn überstülpen und hast
       *[other] { $other } kann ihn überstülpen und hat
      } dann vier.
   *[yes] Das sperrt { $whom ->
        [you] { $many ->
            [1] deine Linie
           *[other] deine { $many } Linien
          }
       *[other] { $many ->
            [1] die Linie
           *[other] die { $many } Linien
          } von { $other }
      }.
  }
gobblet-todo-place = Wohin mit der { $size }?
gobblet-todo-vain = Die Viererreihe von { $name } verhinderst du damit nicht.
gobblet-todo-cover = Du deckst die Viererreihe von { $name } auf{ $can ->
    [none] , und dieser Becher kann keinen davon überstülpen.
   *[some] : Stülp ihn jetzt über einen davon.
  }
gobblet-todo-offer = Dir wird Remis angeboten. Nimmst du an?
gobblet-why-stack = Nur der äußerste Becher deiner eigenen Stapel lässt sich nehmen.
gobblet-why-empty = Da steht noch nichts. Wähle zuerst einen Becher.
gobblet-why-theirs = Dieser Becher gehört { $other }.
gobblet-why-stuck = Dieser Becher kann nirgendwohin.
gobblet-why-back = Ein Becher kommt nie auf den Stapel zurück.
gobblet-why-larger = Eine { $size } passt nur über kleinere.
gobblet-from-stack = Vom Stapel aus verdeckst du nur in einer Dreierreihe der anderen Seite.
gobblet-goal = Stell vier deiner Becher in eine Zeile, Spalte oder Diagonale.
gobblet-teach = { $idea ->
    [win] Besetz das vierte Feld, und du gewinnst.
    [cover] Verdeck einen der drei.
    [block] Sperr sie.
    [either] Sperr sie oder verdeck einen der drei.
    [shut] Gestrichelt: Das vierte Feld kannst du noch nicht besetzen.
    [beneath] Ziehst du diesen, deckst du den Becher darunter auf.
   *[move] Auf dem Brett ziehen sie überallhin, auch über kleinere.
  }
gobblet-hint = { $from ->
    [stack] Stell deine { $size } auf { $to }
    [lift] Heb { $from } an
   *[square] Zieh { $from } nach { $to }
  }
gobblet-because = { $why ->
    [wins] Das gewinnt.
    [forces] Das erzwingt den Sieg.
    [blocks] Sonst macht { $name } vier.
    [forks] Du hast dann zwei Dreierreihen zugleich.
    [threatens] Das gibt eine Dreierreihe.
    [covers] So ist die { $size } von { $name } bedeckt.
    [joins] Das baut an zwei Linien zugleich.
    [stops] Das stört eine Linie von { $name }.
    [builds] Das gibt zwei in einer Reihe.
    [uncovers] Das deckt noch einen Becher von dir auf.
    [centre] Das besetzt die Mitte.
    [corner] Eine Ecke liegt auf drei Linien.
    [solid] Nur eine 4 kann deine 3 überstülpen.
   *[strong] Nichts kann deine 4 überstülpen.
  }
gobblet-about = { $what ->
    [stack] Der äußerste geht auf ein leeres Feld. Hat die andere Seite eine Dreierreihe, darf er einen kleineren davon verdecken.
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
