# Die Lektionen von Dog: was bei jedem Schritt gesagt wird.

lesson-dog-classic = { $step ->
    [1] Du hast Blau. Gib dem Partner gegenüber eine Karte, aber behalte die 13.
    [2] 13, 1/11 und Joker bringen eine Figur heraus. Spiel die 13.
    [3] Die Figur, auf der du landest, muss in den Zwinger. Lande auf der roten.
    [4] Niemand überholt eine Figur auf ihrem eigenen Startfeld. Spiel also die 3.
    [5] Die 4 zieht auch zurück. Zieh hinter deinen Start: fast herum!
    [6] Hinter deinem Startfeld liegt dein Ziel. Zieh mit der 5 hinein.
    [7] Teil die 7 auf: Was sie überholt, muss heim. Schick Rot und Grün heim.
    [8] X tauscht zwei Figuren. Tausch mit der roten, nah an deinem Ziel.
    [9] Ein Joker ist jede Karte. Bring mit ihm eine Figur heraus.
   *[10] Deine vier sind im Ziel: Spiel für deinen Partner. Dieser Zug gewinnt!
  }

lesson-dog-royal = { $step ->
    [1] Deine Figuren haben Ränge. Wähle, wer auf deinem Startfeld beginnt.
    [2] Eine Figur überholt nur gleiche und niedrigere Ränge. Überhol mit dem Ritter den Bürger.
    [3] Der König zieht nur um 1 bis 7. Zieh ihn mit der 11 um 1.
    [4] Auf einer Raute ziehst du eine Karte. Geh mit der 6 dorthin.
    [5] Von einer Raute darf der Bürger zur nächsten springen. Spring mit ihm.
    [6] Auf dem Weg ins Ziel darf der Narr ein, zwei Punkte auslassen. Nimm die 8.
    [7] C kopiert jede in der Runde gespielte Karte, hier eine 13. Bring eine Figur heraus.
   *[8] M zieht eine Figur bis direkt hinter die nächste. Probier es.
  }

lesson-dog-black = { $step ->
    [1] Nach einer schwarzen Karte läuft der Hund ebenso weit und schlägt, was er trifft. Spiel die 5.
    [2] Wer auf dem Feld des Hundes ankommt, muss in den Zwinger. Zieh die andere Figur.
    [3] Eine Pfote dreht die Scheibe. Geh mit der 3 dorthin und dreh im Uhrzeigersinn.
    [4] Die rote 4 lässt sich aufteilen, auch mit dem Partner. Schick Rot und Grün heim.
    [5] „1 bis 7“ zieht so weit, wie du willst. Schick die rote in den Zwinger.
    [6] C kopiert jede in der Runde gespielte Karte. Spiel es als schwarze 5.
   *[7] M zieht eine Figur bis direkt hinter die nächste oder den Hund. Probier es.
  }
