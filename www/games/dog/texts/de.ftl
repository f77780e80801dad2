# Dog: was es beim Spielen sagt.

dog-note = Partner fragen und sagen einander nichts über ihre Karten.

## Namen

dog-seat = { $seat ->
    [0] Blau
    [1] Rot
    [2] Gelb
    [3] Grün
    [4] Violett
   *[5] Hellblau
  }
dog-figure = { $figure ->
    [1] König
    [2] Ritter
    [3] Bürger
   *[4] Narr
  } { $seat }
dog-piece = { $whose ->
    [you] { $figure ->
        [none] deine
       *[some] dein
      } { $figure ->
        [1] König
        [2] Ritter
        [3] Bürger
        [4] Narr
       *[none] Figur
      }
    [named] { $figure ->
        [none] eine
       *[some] der
      } { $figure ->
        [1] König
        [2] Ritter
        [3] Bürger
        [4] Narr
       *[none] Figur
      } von { $owner }
   *[other] { $figure ->
        [none] eine
       *[some] der
      } { $seat ->
        [0] blaue
        [1] rote
        [2] gelbe
        [3] grüne
        [4] violette
       *[5] hellblaue
      } { $figure ->
        [1] König
        [2] Ritter
        [3] Bürger
        [4] Narr
       *[none] Figur
      }
  }
dog-card = { $card ->
    [11] 1/11
    [range] 1–7
    [X] Tauschkarte
    [J] Joker
    [C] Kopierer
    [M] Magnetkarte
   *[number] { $card }
  }
dog-as = { $card } als { $counts }
dog-move = { $verb ->
    [give] { $card } hergeben
    [place] { $piece } aufs Startfeld
    [discard] { $card } ablegen
    [turn] { $to ->
        [cw] Im Uhrzeigersinn drehen
       *[ccw] Gegen den Uhrzeigersinn drehen
      }
    [jump] Zur nächsten Raute springen
    [stay] So lassen
    [lapse] Übrige Punkte verfallen lassen
    [start] { $card }: { $piece } kommt heraus
    [card] { $card }: { $piece } → { $to }
    [swap] { $card }: { $piece } ↔ { $to }
   *[fold] Für diese Runde aussteigen
  }

## Was geschehen ist

dog-event = { $kind ->
    [started] { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
      } die erste Runde.
    [shuffled] Die abgelegten Karten werden gemischt: { $cards }.
    [dealt] Alle bekommen { $cards } Karten.
    [gave] { $who ->
        [you] du hast
       *[other] { $seat } hat
      } eine Karte zum Hergeben gewählt{ $known ->
        [yes] : { $card }.
       *[no] .
      }
    [exchanged] Die gewählten Karten wechseln den Besitzer.
    [gift] { $seat } gibt an { $to }: { $card }.
    [played] { $who ->
        [you] du spielst
       *[other] { $seat } spielt
      }: { $card }.
    [walked] { $piece } { $from ->
        [H] kommt heraus aufs Startfeld
       *[other] zieht { $to ->
            [none] { $back ->
                [true] zurück
               *[false] weiter
              }
           *[square] { $back ->
                [true] zurück auf { $to }
               *[false] auf { $to }
              }
          }
      }.
    [pulled] { $piece } rückt direkt hinter { $ahead ->
        [dog] den Hund
       *[other] die nächste Figur: { $ahead }
      }.
    [captured] { $piece } muss in den Zwinger.
    [caught] Der Hund erwischt { $piece }.
    [swapped] { $piece } und { $other } tauschen den Platz.
    [split] { $steps } hier, dann noch { $points }.
    [paw] Dann drehst du die Scheibe, wie herum du willst{ $steps ->
        [0] { "" }
       *[other] , und der Hund läuft { $steps }
      }.
    [lapsed] { $who ->
        [you] du lässt
       *[other] { $seat } lässt
      } die übrigen Punkte verfallen.
    [discarded] { $who ->
        [you] du legst
       *[other] { $seat } legt
      } ab: { $card }.
    [drew] { $who ->
        [you] du ziehst
       *[other] { $seat } zieht
      } { $known ->
        [yes] eine Karte: { $card }.
       *[no] eine Karte.
      }
    [folded] { $who ->
        [you] du steigst aus: { $card }. Du setzt aus, bis neu gegeben wird.
       *[other] { $seat } steigt aus: { $card }.
      }
    [round-ended] Die Runde endet; { $who ->
        [you] du beginnst
       *[other] { $seat } beginnt
      } die nächste.
    [jumped] { $piece } { $to ->
        [none] springt zur nächsten Raute
       *[square] springt auf { $to }
      }.
    [stayed] { $piece } bleibt stehen.
    [disc] Die Drehscheibe dreht sich { $clockwise ->
        [true] im
       *[false] gegen den
      } Uhrzeigersinn.
    [still] Die Drehscheibe bleibt, wie sie ist.
    [prowled] Der Schwarze Hund { $to ->
        [none] läuft
       *[square] läuft auf { $to }
      }.
    [owing] { "" }
    [turned] { "" }
   *[won] { "" }
  }
dog-gift = { $seat } gibt dir: { $card }.
dog-giving = Gib { $name }: { $card }.
dog-recap = { $kind ->
    [played] { $card }
    [shared] geteilt mit { $who ->
        [you] dir
       *[other] { $seat }
      }
    [out] { $named ->
        [yes] { $piece } heraus
       *[no] eine Figur kommt heraus
      }
    [walked] { $named ->
        [yes] { $piece }:{ " " }
       *[no] { "" }
      }{ $back ->
        [true] zurück auf { $to }
       *[false] auf { $to }
      }
    [magnet] bis hinter die nächste Figur
    [jumped] { $named ->
        [yes] { $piece } springt zur nächsten Raute
       *[no] springt zur nächsten Raute
      }
    [caught] der Hund erwischt { $piece }
    [captured] { $piece } geschlagen
    [mate] { $piece } geschlagen (eigener Partner)
    [own] { $named ->
        [yes] { $piece } geschlagen (eigene Figur)
       *[no] eigene Figur geschlagen
      }
    [swapped] { $piece } ↔ { $other }
    [drew] Karte gezogen
    [diamond] auf einer Raute Karte gezogen
    [disc] Drehscheibe gedreht
    [prowled] Hund: { $to }
    [lane] { $named ->
        [yes] { $piece } im Ziel
       *[no] eine Figur ist im Ziel
      }
    [back] { $named ->
        [yes] { $piece }: rückwärts
       *[no] rückwärts
      }
    [ran] der Hund lief
    [shut] keine Karte mit ↑, Pause bis neu gegeben wird
   *[folded] keine Karte passt, Pause bis neu gegeben wird
  }
dog-partner = { $name } aus deinem Team
dog-notice = { $kind ->
    [captured] { $seat } spielt { $card }, { $piece } wird geschlagen.
    [caught] { $seat } spielt { $card }, und der Hund erwischt { $piece }.
    [swapped] { $seat } tauscht, { $piece } und { $other } wechseln den Platz.
    [traded] { $seat } tauscht, { $piece } wechselt den Platz.
    [lane] { $seat } spielt { $card }, { $piece } kommt ins Ziel.
    [moved] { $seat } spielt { $card }, { $piece } zieht{ $turns ->
        [yes] , und die Scheibe dreht sich
       *[no] { "" }
      }.
    [turned] { $seat } dreht die Scheibe, { $piece } fährt mit.
   *[jumped] { $piece } springt zur nächsten Raute.
  }
dog-missed = { $kind ->
    [captured] { $count } deiner Figuren geschlagen
    [home] { $count } eures Teams im Ziel
    [theirs] { $count } der anderen im Ziel
   *[all] Während du ausgesetzt hast: { $missed }.
  }
dog-reason = { $team ->
    [yes] Alle acht Figuren sind im Ziel.
   *[no] Vier Figuren sind im Ziel.
  }

## Was zu tun ist

dog-short = { $kind ->
    [give] gibt { $card ->
        [none] eine Karte
       *[some] { $card }
      }
    [discard] legt ab: { $card }
    [starter] beginnt die erste Runde
    [shuffle] die abgelegten Karten werden gemischt
   *[deal] neue Karten
  }
dog-todo = { $can ->
    [give] Tausch eine Karte mit { $name }.
    [trade] Tausch mit { $name }: ↑ bringt Figuren heraus.
    [left] Gib deinem linken Nachbarn eine Karte.
    [two] Gib deinem Gegenüber eine Karte.
    [card] Wähle eine Karte.
    [partner] Deine Figuren sind im Ziel: Spiel eine Karte für die von { $name }.
    [as] Wähle eine Karte für den Joker.
    [copied] Wähle eine Karte für den Kopierer.
    [place] Wähle die Figur, die auf deinem Start beginnt.
    [piece] Wähle eine Figur.
    [split] Übrige Punkte: { $points }. Wähle die nächste Figur.
    [other] Wähle die Figur für den Tausch.
    [square] Wähle ein Feld.
    [turn] Du wählst, wie herum sich die Scheibe dreht.
    [jump] Zur nächsten freien Raute springen?
    [caught] „!“: Da erwischt sie der Hund.
    [bites] Der Hund könnte { $piece } erwischen.
    [discard] Diese Karte bewirkt nichts: Leg sie ab.
   *[none] Keine Karte lässt sich spielen.
  }
dog-why = { $why ->
    [card] Wähle zuerst eine Karte.
    [piece] Wähle zuerst eine Figur.
    [guard] { $who ->
        [you] Deine eigene Figur auf ihrem Start ist im Weg.
       *[other] Eine Figur von { $name } auf ihrem Start ist im Weg.
      }
    [stop] { $piece } überholt Figuren auf ihrem Start, kann dort aber nicht halten.
    [rank] { $by } ist im Weg und steht höher als { $piece }.
    [king] Nur ein König schlägt einen König.
    [far] Der König zieht höchstens 7.
    [lane] Im Ziel ist nicht genug Platz.
    [room] { $piece } hat im Ziel noch { $count } { $count ->
        [1] Feld
       *[more] Felder
      } vor sich.
    [lap] Von ihrem Start kommt eine Figur nicht direkt ins Ziel: Erst geht sie einmal herum.
    [short] Diese Karte reicht nicht bis ins Ziel.
    [stuck] Keine Figur kann diese Karte jetzt nutzen.
    [exchange] Ein Tausch braucht eine Figur der Farbe, die du spielst, und eine andersfarbige auf der Bahn, keine davon auf ihrem eigenen Start.
    [copy] In dieser Runde gibt es noch keine Karte zu kopieren.
    [theirs] Du spielst die Figuren von { $name }.
    [home] Nur eine Karte mit ↑ bringt eine Figur heraus, und nie auf eine eigene.
    [taken] { $who ->
        [you] Deine eigene Figur
       *[other] Eine Figur von { $name }
      } steht auf dem Start: Keine kommt heraus.
   *[square] Diese Karte kann nur, was die Markierungen zeigen.
  }
dog-forced = { $why ->
    [guard] Eine Figur von { $name } auf ihrem Start ist deinen Karten im Weg: Du setzt aus, bis neu gegeben wird.
    [out] Du hast kein ↑, um eine Figur herauszubringen: Du setzt aus, bis neu gegeben wird.
    [far] { $count ->
        [1] Für { $cards }
       *[more] Für deine Karten
      } ist im Ziel kein Platz, und du hast kein ↑: Du setzt aus, bis neu gegeben wird.
   *[none] Du kannst keine deiner Karten spielen: Du setzt aus, bis neu gegeben wird.
  }
dog-goal = { $team ->
    [no] Bring vier deiner fünf Figuren einmal herum in dein Ziel.
    [named] Du und { $mate } gewinnt mit acht Figuren im Ziel.
   *[yes] Bring die acht Figuren eures Teams herum in eure Ziele.
  }
dog-caption-exchange = Tausch
dog-caption-split = teilen
dog-caption-wild = Joker
dog-caption-copy = Kopie
dog-caption-magnet = Magnet
dog-out = Pause
dog-keep = behalten
dog-as-joker = Joker: Spiel ihn als …
dog-as-copy = Kopierer: Spiel ihn als …
dog-teach = { $idea ->
    [begin] Welche Figur zuerst? Keine überholt eine höhere: König > Ritter > Bürger > Narr.
    [out] Eine Karte mit ↑ bringt eine Figur heraus.
    [figure-1] Dein König zieht 1 bis 7; nur ein anderer König schlägt ihn.
    [figure-2] Dein Ritter überholt auch Figuren auf ihrem Start.
    [figure-3] Zieh deinen Bürger auf eine Raute: Du bekommst eine Karte, und er darf zur nächsten Raute springen.
    [figure-4] Auf dem Weg ins Ziel darf dein Narr 1 oder 2 Schritte einer Karte verfallen lassen.
    [dog] Nach einer schwarzen Karte läuft der Hund ebenso weit und erwischt alle auf seinem Weg, nur Wächter nicht.
    [bitten] Nach einer schwarzen Karte läuft der Hund ebenso weit und erwischt alle auf seinem Weg, auch Wächter.
    [guard] Auf ihrem Start ist deine Figur sicher und sperrt anderen Figuren den Weg.
    [guard-royal] Am Start ist deine Figur sicher.
    [lap] Von ihrem Start geht diese Figur erst einmal herum, dann ins Ziel.
    [capture] Zieh genau auf diese Figur, und sie muss in den Zwinger.
    [special] Zieh auf diese Raute, und du bekommst eine Karte.
    [paw] Zieh auf eine Pfote, und die Drehscheibe dreht sich mit allem darauf, auch mit dem Hund.
    [back] Mit dieser Karte zieht eine Figur vom Start zurück und spart eine ganze Runde.
    [burn] Eine 7 verteilst du auf deine Figuren; wen sie überholen, der muss in den Zwinger, auch eigene.
    [share] Die Punkte der roten 4 dürfen mehrere Figuren ziehen, auch die deines Partners.
    [exchange] Die Tauschkarte tauscht deine Figur mit einer anderen auf der Bahn.
    [wild] Ein Joker zählt als jede Karte, die passt.
    [copy] Der Kopierer wiederholt eine Karte, die in dieser Runde gespielt wurde.
    [magnet] Die Magnetkarte zieht eine Figur bis direkt hinter die nächste.
    [prowl] Schwarze Karten: Der Hund fängt Figuren.
   *[lane] Diese Karte bringt eine Figur in dein Ziel; dort ist sie sicher.
  }
dog-hint = { $rest ->
    [yes] Spiel die anderen { $card }
   *[no] Spiel { $card }
  }
dog-because = { $why ->
    [wins] Das gewinnt.
    [captures] So muss { $piece } in den Zwinger.
    [home] Eine Figur ist im Ziel und sicher.
    [out] Eine Figur mehr ist unterwegs.
    [gains] Deine Figur kommt { $count } weiter.
    [loses] So fällt { $piece } um { $count } zurück.
    [turns] Die Drehung bringt deine Figuren näher.
    [hinders] Die Drehung bringt andere weiter weg.
    [safer] Dort ist deine Figur für weniger Figuren erreichbar.
    [hunts] So bleibt { $piece } in Schlagweite.
    [front] Das bringt deine vorderste Figur weiter.
    [flees] So ist deine Figur außer Reichweite von { $name }.
    [frees] Dein Startfeld wird frei.
    [shortcut] Rückwärts ist der kurze Weg ins Ziel.
    [deeper] Das macht Platz im Ziel.
    [helps] Das bringt die Figur deines Partners weiter.
    [saves] Du behältst { $card } für eine neue Figur.
    [near] Das Ziel ist nun nah.
    [needs] Dein Partner braucht eine Karte, die ihn herausbringt.
    [uses] Dein Partner hat eine Figur unterwegs.
    [spares] Keine deiner Karten bringt eine Figur heraus.
   *[keeps] So behältst du eine Karte, die Figuren herausbringt.
  }
dog-about = { $what ->
    [home] Eine Karte mit ↑ bringt sie heraus.
    [start] Hier ist eine Figur dieser Farbe Wächter: Keine andere überholt, schlägt oder tauscht sie.
    [lane] Sicher; zieht nur vorwärts und überholt niemanden. Vom eigenen Startfeld aus geht es nie direkt hierher.
    [special] Wer mit einer Figur hierher zieht, bekommt eine Karte.
    [disc] Landet eine Figur auf einer Pfote, dreht sich die Scheibe um ein Viertel.
    [paw] Wer mit einer Figur hierher zieht, dreht die Drehscheibe.
    [figure-1] Nur ein anderer König schlägt ihn; er zieht mit Werten von 1 bis 7.
    [figure-2] Überholt auch Figuren auf ihrem Start.
    [figure-3] Darf von einer Raute zur nächsten springen.
    [figure-4] Auf dem Weg ins Ziel darf er 1 oder 2 Schritte einer Karte verfallen lassen.
   *[piece] Einmal herum, dann ins Ziel der eigenen Farbe.
  }

## Das Brett in Worten

dog-where = { $where ->
    [H] im Zwinger
    [F] Zielfeld { $at }
   *[T] Feld { $at }
  }
dog-rank = König, Ritter, Bürger, Narr: Jeder überholt den eigenen Rang und niedrigere.
dog-landing = { $where ->
    [start] { $whose ->
        [you] dein Startfeld
       *[other] das Startfeld von { $seat }
      }
    [before] das { $at }. Feld vor { $whose ->
        [you] deinem Start
       *[other] dem Start von { $seat }
      }
   *[past] das { $at }. Feld nach { $whose ->
        [you] deinem Start
       *[other] dem Start von { $seat }
      }
  }
dog-place = { $kind ->
    [card] { $card } ({ $does })
    [as] als { $card }
    [lane] Ziel von { $seat }, { $at }
    [special] Raute
    [paw] Pfote
    [dog] Schwarzer Hund
    [guard] Wächter
    [gift] zum Hergeben
    [came] von { $seat }
   *[discard] Ablage
  }
dog-does = { $does ->
    [start] ↑ heraus oder vor
    [back] vor oder zurück
    [share] vor, teilbar
    [burn] teilbar, schickt Überholte in den Zwinger
    [exchange] zwei Figuren tauschen den Platz
    [wild] jede Karte
    [copy] { $last ->
        [none] noch nichts zu kopieren
       *[some] jetzt { $last }
      }
    [magnet] bis zur nächsten Figur
   *[on] vor
  }{ $and ->
    [dog] , dann der Schwarze Hund
    [rank] , überholt jeden Rang
   *[no] { "" }
  }
dog-round = Runde { $round }, Startspieler { $seat }.
dog-table = Karten auf der Hand: { $hands }. Stapel { $deck }, Ablage { $discard }, obenauf { $card }.
dog-chosen = Schon gewählt: { $seats }.
dog-folded = Ausgestiegen: { $seats }.
dog-reach = kann auf { $squares } kommen
dog-can = { $can ->
    [give] kann man hergeben
    [go] kann hierher
   *[choose] wählbar
  }

## Hausregeln

dog-option = { $key ->
    [variant] Variante
    [guard] Wächter
    [seven-partner] 7 für den Partner
    [exchange-no-target] Unmöglicher Tausch
    [last-seven] Letzte Punkte einer 7
    [copy] Was ein Kopierer sein darf
    [copy-on-copy] Kopierer nach Kopierer
    [thirteen] Schritte der 13
    [king-start] König auf fremdem Start
    [dog-guards] Hund und Wächter
    [turn] Drehscheibe drehen
    [hand] Karten auf der Hand
    [free-start] Freier Start
   *[burning-seven] Feuer-7
  }
dog-value = { $value ->
    [classic] { $key ->
        [hand] 6, 5, 4, 3, 2
       *[variant] Classic
      }
    [royal] Royal
    [black] Black DOG
    [always] Immer
    [fresh] Nur frische
    [leftover] Was übrig bleibt
    [free] Jederzeit
    [unplayable] Nicht spielbar
    [discard] Darf abgelegt werden
    [complete] Müssen gezogen werden
    [lapses] Nur gleich verfallen
    [must] Pflicht
    [may] { $key ->
        [last-seven] Auch verfallen lassen
       *[turn] Freiwillig
      }
    [any] { $key ->
        [copy] Jede zuvor gespielte Karte
       *[king-start] Jede andere Farbe schlägt ihn
      }
    [last] Die zuletzt gespielte Karte
    [owner] Nur die Farbe dieses Starts schlägt ihn
    [safe] Wächter sind sicher
    [bitten] Auch Wächter müssen in den Zwinger
    [13] 13
    [12] 12
    [page] Regeln im Netz
    [box] Anleitung in der Schachtel
    [5] Immer 5
    [on] Ja
   *[off] Nein
  }
dog-help = { $key ->
    [classic] Mit Jokern und einer 7, die brennt. Für zwei bis sechs.
    [royal] König, Ritter, Bürger und Narr, jeder mit eigenen Regeln. Für vier oder sechs.
    [black] Mit einem Hund, der auf der Lauer liegt, und einer Drehscheibe. Für vier.
    [page] Nach den Regeln, die im Netz veröffentlicht sind.
    [box] Wie in der Anleitung des Verlags: Ein Kopierer ist die zuletzt gespielte Karte, von einer 7 müssen alle Punkte gezogen werden, und bei Black DOG beginnen alle mit einer Figur auf der Bahn und fünf Karten.
    [variant] Jede Variante hat eigene Karten und Regeln.
    [guard] Wächter ist jede Figur auf ihrem eigenen Startfeld, oder nur eine, die gerade herausgekommen ist. In beiden Fällen kommt eine Figur von dort nicht direkt ins Ziel.
    [seven-partner] Punkte einer 7 gehen erst an die Figuren des Partners, wenn deine vier im Ziel sind, oder jederzeit.
    [exchange-no-target] Die Karte ist nicht spielbar, oder sie darf ohne Wirkung abgelegt werden.
    [last-seven] Bringt eine 7 deine letzte Figur ins Ziel, dürfen die übrigen Punkte an die Figuren des Partners gehen oder jederzeit verfallen, müssen alle gezogen werden oder dürfen nur gleich verfallen.
    [copy] C zählt als jede in dieser Runde zuvor gespielte Karte oder nur als die letzte.
    [copy-on-copy] Ob ein Kopierer auf einen Kopierer folgen darf.
    [thirteen] Wie weit sie zieht, wenn sie keine Figur herausbringt, auch als Joker oder Kopierer; eine veröffentlichte Seite sagt 12.
    [king-start] Eine Ausnahme: Auf dem Startfeld einer anderen Farbe schlagen den König auch die Figuren dieser Farbe oder die jeder anderen.
    [dog-guards] Was der Hund mit Wächtern macht, die er überholt oder trifft, auch mit einem, der gerade gezogen wurde. Eine Figur, die auf ihrem eigenen Start beim Hund endet, bleibt.
    [turn] Eine Figur auf einer Pfote dreht die Drehscheibe, oder du darfst es lassen.
    [hand] Wie in Classic oder wie in Royal.
    [free-start] Zu Beginn stellen alle eine Figur auf ihr Startfeld.
   *[burning-seven] Ob auch die 7 aus Classic im Stapel ist.
  }
