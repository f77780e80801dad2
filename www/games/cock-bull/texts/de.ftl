# Cock & Bull: was es beim Spielen sagt.

cock-bull-seat = { $colour ->
    [red] Rot
    [black] Schwarz
   *[none] Spieler { $number }
  }

## Namen

cock-bull-roll = { $roll ->
    [CC] Zwei Hähne
    [BB] Zwei Stiere
    [MM] Zwei Affen
    [CB] Hahn & Stier
    [CM] Hahn & Affe
    [BM] Stier & Affe
    [C] Hahn
    [B] Stier
   *[M] Affe
  }
cock-bull-area = { $roll ->
    [CC] alle drei Hähne
    [BB] beide Stiere
   *[MM] die Krone
  }
cock-bull-on = { $roll ->
    [CC] einen Hahn
    [BB] einen Stier
   *[MM] die Krone
  }
cock-bull-off = { $roll ->
    [CC] von einem Hahn
    [BB] von einem Stier
   *[MM] von der Krone
  }
cock-bull-spot = { $area ->
    [c] Hahn { $number }
    [b] Stier { $number }
   *[m] Krone
  }
cock-bull-move = { $verb ->
    [place] Legen: { $spot }
    [flip] Umdrehen: { $spot }
    [remove] Entfernen: { $spot }
    [peg] Stift
    [pass] Stift stehen lassen
    [red] Rot
    [black] Schwarz
    [begins] Beginnt
   *[other] { $roll }
  }

## Was geschehen ist

cock-bull-event = { $kind ->
    [tied] Gleichstand: Beide würfeln noch einmal.
    [passed] { $who ->
        [you] Du bekommst
       *[other] { $name } bekommt
      } die Würfel.
   *[did] { $who ->
        [you] { $kind ->
            [lost] Du verlierst mit { $roll } den Zug
            [rolled] Du würfelst: { $roll }
            [pegged] { $by ->
                [0] Über das ZIEL hinaus: Dein Stift bleibt stehen
               *[far] Du rückst deinen Stift um { $by } vor{ $to ->
                    [36] , ins ZIEL
                   *[hole] { "" }
                  }
              }
            [declined] Du lässt deinen Stift stehen
            [placed] Du legst einen Chip auf { $area ->
                [m] die Krone
               *[other] { $spot }
              }
            [flipped] Du drehst den Chip auf { $area ->
                [m] der Krone
               *[other] { $spot }
              } um
           *[removed] Du entfernst den Chip von { $area ->
                [m] der Krone
               *[other] { $spot }
              }
          }
       *[other] { $name } { $kind ->
            [lost] verliert mit { $roll } den Zug
            [rolled] würfelt: { $roll }
            [pegged] { $by ->
                [0] käme über das ZIEL hinaus: Der Stift bleibt stehen
               *[far] rückt den Stift um { $by } vor{ $to ->
                    [36] , ins ZIEL
                   *[hole] { "" }
                  }
              }
            [declined] lässt den Stift stehen
            [placed] legt einen Chip auf { $area ->
                [m] die Krone
               *[other] { $spot }
              }
            [flipped] dreht den Chip auf { $area ->
                [m] der Krone
               *[other] { $spot }
              } um
           *[removed] entfernt den Chip von { $area ->
                [m] der Krone
               *[other] { $spot }
              }
          }
      }{ $note ->
        [area] { " " }({ $who ->
            [you] du hast
           *[other] { $name } hat
          } { $area })
        [none] { " " }(kein Chip zu entfernen)
       *[free] { "" }
      }.
  }
cock-bull-opening = { $who ->
    [you] { $kind ->
        [opened] Du gewinnst das Auswürfeln.
        [chosen] { $colour ->
            [red] Du hast Rot
           *[black] Du hast Schwarz
          } und beginnst.
       *[die] Du würfelst: { $roll }.
      }
   *[other] { $kind ->
        [opened] { $name } gewinnt das Auswürfeln.
        [chosen] { $name } hat { $colour ->
            [red] Rot
           *[black] Schwarz
          } und beginnt.
       *[die] { $name } würfelt: { $roll }.
      }
  }
cock-bull-owned = { $roll ->
    [CC] Alle drei Hähne gehören { $who ->
        [you] dir
       *[other] { $name }
      }: Zwei Hähne rücken jetzt { $who ->
        [you] deinen
       *[other] den
      } Stift um 2 vor.
    [BB] Beide Stiere gehören { $who ->
        [you] dir
       *[other] { $name }
      }: Zwei Stiere rücken jetzt { $who ->
        [you] deinen
       *[other] den
      } Stift um 3 vor.
   *[MM] Die Krone gehört { $who ->
        [you] dir
       *[other] { $name }
      }: Zwei Affen rücken jetzt { $who ->
        [you] deinen
       *[other] den
      } Stift um 6 vor.
  }
cock-bull-beats = { $dice ->
    [CB] Stier schlägt Hahn.
    [CM] Affe schlägt Hahn.
   *[BM] Affe schlägt Stier.
  }
cock-bull-deed = { $kind ->
    [pegged] Stift +{ $count }
   *[chips] { $count ->
        [one] 1 Chip
       *[other] { $count } Chips
      }{ $whose ->
        [you] { " " }von dir
       *[other] { "" }
      } { $kind ->
        [placed] gelegt
        [flipped] umgedreht
       *[removed] entfernt
      }
  }
cock-bull-over = { $roll }: { $who ->
    [you] Dein Zug
   *[other] Der Zug von { $name }
  } ist vorbei.
cock-bull-turn = { $who ->
    [you] Du
   *[other] { $name }
  }: { $deeds }.
cock-bull-near = Noch ein Kreis, und { $who ->
    [you] du gewinnst
   *[other] { $name } gewinnt
  }.
cock-bull-wins = gewinnt
cock-bull-reason = { $reason ->
    [chip-in] Alle sechs Kreise haben eine Farbe.
    [flying-monkey] Fliegender Affe: alle sechs Kreise, und der Stift war noch nicht auf dem Brett.
   *[peg-out] Der Stift ist auf der 36.
  }

## Was zu tun ist

cock-bull-todo = { $can ->
    [opening] Würfle, wer beginnt.
    [tap] Würfle.
    [roll] Würfle und gib ein, was die Würfel zeigen.
   *[act] { $name }{ $can ->
        [place] : Leg einen Chip auf { $on }.
        [flip] : Dreh { $on } um.
        [flip-place] : Leg einen Chip auf { $on } oder dreh einen um.
        [remove] : Entferne einen gegnerischen Chip { $area }.
        [peg-remove] : Entferne einen gegnerischen Chip { $area } oder rück deinen Stift um 1 vor.
        [peg] : Dein Stift rückt um { $roll ->
            [CC] 2
            [BB] 3
            [MM] 6
           *[CB] 1
          } vor.
       *[none] .
      }
  }
cock-bull-why = { $why ->
    [area] { $name }: Wähl { $on }.
    [own] Dieser Chip gehört dir schon.
    [first] Hier werden zuerst leere Kreise belegt.
    [none] Hier liegt kein Chip.
    [rank] Gegnerische Chips verlassen zuerst die Hähne, dann die Stiere, zuletzt die Krone.
    [chip] Bei { $name } muss zuerst ein Chip weg.
   *[peg] { $name }: Dein Stift rückt vor, sobald du { $area } hast.
  }
cock-bull-goal = Belege alle sechs Kreise oder erreiche die 36.
cock-bull-teach = { $idea ->
    [area] Füll einen hellen Kreis oder dreh einen Chip um. Gehören dir alle, rückt dieser Wurf deinen Stift vor.
   *[remove] Nimm einen hellen Chip weg (erst Hähne) oder rück den Stift vor.
  }
cock-bull-hint = { $verb ->
    [place] Leg einen Chip auf { $spot }
    [flip] Dreh { $spot } um
    [remove] Entferne { $spot }
   *[peg] Rück deinen Stift vor
  }
cock-bull-because = { $why ->
    [wins] Das gewinnt.
    [five] Dann fehlt nur noch ein Kreis.
    [owns] Dann hast du { $area }, und dieses Paar bewegt deinen Stift.
    [breaks] Die andere Seite verliert { $area } und das +{ $count }.
    [near] Nur noch einer fehlt für { $area }.
    [spots] Dann hast du { $count } der sechs Kreise.
    [fewer] Dann hat die andere Seite { $count ->
        [0] keinen Chip
        [1] nur einen Chip
       *[other] nur { $count } Chips
      } übrig.
   *[peg] Dann ist dein Stift { $count } vor dem ZIEL.
  }
cock-bull-about = { $what ->
    [c] Mit zwei Hähnen legst du hier einen Chip oder drehst einen um; gehören dir alle drei, rückt dein Stift um 2 vor.
    [b] Mit zwei Stieren legst du hier einen Chip oder drehst einen um; gehören dir beide, rückt dein Stift um 3 vor.
    [m] Mit zwei Affen legst du hier einen Chip oder drehst ihn um; gehört er dir, rückt dein Stift um 6 vor.
    [peg] Im ZIEL gewinnt er; ebenso gewinnen sechs Chips einer Farbe.
   *[dice] Ein einzelner Affe gibt die Würfel weiter.
  }

## Das Brett in Worten

cock-bull-chip-on = { $spot }, { $colour ->
    [red] roter Chip
    [black] schwarzer Chip
   *[none] kein Chip
  }
cock-bull-supply = Chips für beide: { $count }
cock-bull-peg = { $colour ->
    [red] Roter
   *[black] Schwarzer
  } Stift{ $hole ->
    [none] { "" }
    [0] , nicht auf dem Brett
   *[other] , Loch { $hole }
  }
cock-bull-can = { $can ->
    [place] frei für einen Chip
    [flip] lässt sich umdrehen
    [remove] lässt sich entfernen
    [peg] kann vorrücken
   *[dice] können gewürfelt werden
  }

## Hausregeln

cock-bull-option = { $key ->
    [removal] Entfernen
    [pair] Pasch
    [peg-out] Peg-Out
    [flying-monkey] Fliegender Affe
    [pegging] Den Stift vorrücken
    [faces] Seiten eines Würfels
   *[dice] Würfel
  }
cock-bull-value = { $value ->
    [choice] Freie Wahl
    [forced] Entfernen ist Pflicht
    [place-first] Erst legen
    [overshoot] 36 oder mehr
    [exact] Genau 36
    [54] 54 Punkte
    [off] Wie jedes Chip-In
    [must] Muss vorrücken
    [free] Darf stehen bleiben
    [random] Das Programm würfelt
    [manual] Von Hand eingegeben
   *[faces] { $value }
  }
cock-bull-help = { $key ->
    [removal] Hahn & Stier: nach Wunsch einen Chip entfernen oder den Stift vorrücken; oder entfernen, sooft es geht.
    [pair] Pasch: nach Wunsch legen oder umdrehen; oder nur umdrehen, wenn kein Kreis leer ist.
    [peg-out] Ob ein Zug übers ZIEL hinaus zählt oder verfällt.
    [flying-monkey] Was ein Chip-In zählt, während der Stift des Siegers noch nicht auf dem Brett ist.
    [pegging] Ob du den Stift stehen lassen darfst.
    [faces] Wie viele Hahn, Stier und Affe zeigen.
   *[dice] Von Hand: Würfle mit echten Würfeln und gib ein, was sie zeigen.
  }
