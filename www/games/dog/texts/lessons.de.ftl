# Die Lektionen von Dog: was bei jedem Schritt gesagt wird.

lesson-dog-classic = { $step ->
    [1] Du hast Blau. Vor jeder Runde geben alle dem Partner gegenüber verdeckt eine Karte. Welche kannst du entbehren?
    [2] 13, 1·11 und Joker bringen eine Figur aus dem Zwinger auf ihr Startfeld. Spiel die 13.
    [3] Gezogen wird im Uhrzeigersinn. Du darfst überholen; die Figur, auf der du landest, muss in den Zwinger. Lande auf der roten.
    [4] Eine Figur auf ihrem eigenen Startfeld ist ein Wächter: Niemand überholt sie. So geht nur die 3.
    [5] Die 4 zieht auch zurück. Zieh hinter deinen Start zurück, und du bist fast herum!
    [6] Hinter deinem Startfeld liegt dein Ziel. Zieh mit der 5 hinein.
    [7] Die 7 lässt sich aufteilen und verbrennt, was sie überholt. Schick beide in den Zwinger, die rote und die grüne.
    [8] X: Zwei Figuren tauschen den Platz. Tausch mit der roten, nah an deinem Ziel.
    [9] Der Joker ist jede Karte. Bring mit ihm eine Figur heraus.
   *[10] Deine vier sind im Ziel: Nun spielst du die Figuren deines Partners. Dieser Zug gewinnt!
  }

lesson-dog-royal = { $step ->
    [1] In Royal heißen die Figuren König, Ritter, Bürger und Narr. Wähle, wer auf deinem Startfeld beginnt.
    [2] Eine Figur überholt nur gleiche und niedrigere Ränge. Dein Narr kommt nicht am Ritter vorbei, dein Ritter aber am Bürger.
    [3] Der König zieht nur um 1 bis 7, mit der 11 also um 1. Zieh ihn.
    [4] Wer auf ein Sonderfeld zieht, bekommt eine Karte. Geh mit der 6 dorthin.
    [5] Der Bürger darf dann auch auf das nächste Sonderfeld springen. Zieh mit ihm dorthin.
    [6] Auf dem Weg ins Ziel darf der Narr ein oder zwei Punkte verfallen lassen. Tu das mit der 8.
    [7] C, Kopierer, ist jede in der Runde zuvor gespielte Karte, hier eine 13. Bring eine Figur heraus.
   *[8] M, Magnetkarte, zieht eine Figur bis direkt hinter die nächste. Probier es.
  }

lesson-dog-black = { $step ->
    [1] Schwarze Karten: Erst ziehst du, dann der Hund ebenso weit, und was er trifft, muss in den Zwinger. Spiel die 5.
    [2] Wer auf dem Feld des Hundes ankommt, muss in den Zwinger. Zieh also die andere Figur.
    [3] Wer genau auf eine Pfote zieht, dreht die Drehscheibe. Zieh mit der 3 dorthin und dreh im Uhrzeigersinn: Sie nimmt dich mit.
    [4] Die rote 4 lässt sich aufteilen, auch auf Figuren deines Partners. Schick die rote und die grüne in den Zwinger.
    [5] 1 bis 7: so weit du willst, und der Hund ebenso weit. Schick die rote in den Zwinger.
    [6] C, Kopierer, ist jede in der Runde zuvor gespielte Karte, hier die schwarze 5. Wohin läuft der Hund?
   *[7] M, Magnetkarte, zieht eine Figur bis direkt hinter die nächste oder den Hund. Probier es.
  }
