# Lektionen: was bei jedem Schritt gesagt wird, und ringsum.

learn = { $done ->
    [yes] ✓{ " " }
   *[no] { "" }
  }Lektion { $label }
learn-step = Schritt { $step } von { $count }
learn-right = ✓ Gut gemacht.
learn-wrong = Auch dieser Zug ist erlaubt, aber probier erst den anderen.
learn-next = { $done ->
    [yes] Weiter
   *[no] Überspringen
  }
learn-back = Zurück
learn-end = So geht es. Viel Spaß!

lesson-cock-bull = { $step ->
    [1] Du hast Rot. Die Würfel zeigen zwei Hähne: Leg einen Chip auf einen der Hähne.
    [2] Schwarz hat einen Chip auf einem Hahn. Statt einen zu legen, dreh ihn auf Rot um.
    [3] Zwei Stiere tun dasselbe auf dem Feld, zwei Affen auf der Krone. Leg einen Chip auf den freien Stier.
    [4] Alle drei Hähne gehören dir: Nun rücken zwei Hähne deinen Stift um 2 vor. Gehört dir das Feld, sind es 3, bei der Krone 6.
    [5] Hahn & Stier: Rück den Stift um 1 vor oder entferne einen schwarzen Chip, zuerst vom Schrägbalken. Entferne einen. Ein Affe mit etwas anderem gibt die Würfel weiter.
    [6] Zwei Affen, und nur die Krone ist schwarz. Dreh sie um: Sechs rote Chips gewinnen, das ist ein Chip-In.
   *[7] Auch der Stift gewinnt: Deiner steht auf 34 von 36, und zwei Hähne rücken ihn um 2 vor.
  }

lesson-dog-classic = { $step ->
    [1] Du hast Blau. Vor jeder Runde geben alle dem Partner gegenüber verdeckt eine Karte. Welche kannst du entbehren?
    [2] 13, 1·11 und Joker bringen eine Figur aus dem Zwinger auf ihr Startfeld. Spiel die 13.
    [3] Gezogen wird im Uhrzeigersinn. Du darfst überholen; die Figur, auf der du landest, muss in den Zwinger. Lande auf der roten.
    [4] Eine Figur auf ihrem eigenen Startfeld ist ein Wächter: Niemand überholt sie. So geht nur die 3.
    [5] Die 4 zieht auch zurück. Zieh hinter deinen Start zurück, und du bist fast herum!
    [6] Hinter deinem Startfeld liegt dein Ziel. Zieh mit der 5 hinein.
    [7] Die 7 lässt sich teilen und verbrennt, was sie überholt. Schick beide in den Zwinger, die rote und die grüne.
    [8] X: Zwei Figuren tauschen den Platz. Tausch mit der roten, nah an deinem Ziel.
    [9] Der Joker ist jede Karte. Bring mit ihm eine Figur heraus.
   *[10] Deine vier sind im Ziel: Nun spielst du die Figuren deines Partners. Dieser Zug gewinnt!
  }

lesson-dog-royal = { $step ->
    [1] In Royal heißen die Figuren König, Ritter, Bürger und Narr. Wähle, wer auf deinem Startfeld beginnt.
    [2] Eine Figur überholt nur gleiche und niedrigere. Dein Narr kommt nicht am Ritter vorbei, dein Ritter aber am Bürger.
    [3] Der König zieht nur um 1 bis 7, mit der 11 also um 1. Zieh ihn.
    [4] Wer auf ein Sonderfeld kommt, zieht eine Karte. Geh mit der 6 dorthin.
    [5] Der Bürger darf dann auch auf das nächste Sonderfeld springen. Zieh mit ihm dorthin.
    [6] Auf dem Weg ins Ziel darf der Narr ein oder zwei Punkte verfallen lassen. Tu das mit der 8.
    [7] C, Kopierer, ist die zuvor gespielte Karte: eine 13. Bring eine Figur heraus.
   *[8] M, Magnetkarte, zieht eine Figur bis direkt hinter die nächste. Probier es.
  }

lesson-dog-black = { $step ->
    [1] Schwarze Karten: Erst ziehst du, dann der Hund ebenso weit, und was er trifft, muss in den Zwinger. Spiel die 5.
    [2] Wer auf dem Feld des Hundes ankommt, muss in den Zwinger. Zieh also die andere Figur.
    [3] Wer genau auf eine Pfote zieht, dreht die Drehscheibe. Zieh mit der 3 dorthin und dreh im Uhrzeigersinn: Sie nimmt dich mit.
    [4] Die rote 4 lässt sich teilen, auch mit Figuren deines Partners. Schick die rote und die grüne in den Zwinger.
    [5] 1 bis 7: so weit du willst, und der Hund ebenso weit. Schick die rote in den Zwinger.
    [6] C, Kopierer, ist die zuvor gespielte Karte: die schwarze 5. Wohin läuft der Hund?
   *[7] M, Magnetkarte, zieht eine Figur bis direkt hinter die nächste oder den Hund. Probier es.
  }

lesson-gobblet = { $step ->
    [1] Du hast Weiß. Die Becher stecken in Stapeln neben dem Brett: Bring einen großen auf ein beliebiges Feld.
    [2] Ein Becher auf dem Brett darf auf jedes freie Feld, wie weit es auch ist. Zieh deinen.
    [3] Ein größerer Becher passt über einen kleineren, auch von Schwarz. Stülp deinen über den auf c3.
    [4] Was verdeckt ist, bleibt stehen. Heb deinen Becher von c3, stell ihn woandershin und sieh nach.
    [5] Schwarz hat drei in einer Reihe. Nur dagegen darf ein Becher vom Stapel einen anderen verdecken: Verdecke einen der drei.
    [6] Unter deinem d2 wartet der vierte der schwarzen Reihe. Wer ihn aufdeckt, muss in derselben Reihe absetzen: Tu das.
   *[7] Drei von dir stehen in der obersten Reihe. Mach vier daraus und gewinn.
  }

lesson-muros = { $step ->
    [1] Zeile 3 hat drei rote Steine. Leg eine rote Karte aus der Hand links davor: Drei Steine gehen am gegenüberliegenden Ende hinaus, gleich welcher Farbe.
    [2] Deine Hand wird nie aufgefüllt; die offenen Stapel gehören allen. Leg eine Karte von einem Stapel an eine Linie.
    [3] Zuerst bekommt jede Linie eine Karte. Zeile 4 hat weder Blau noch Rot: Leg eine davon an, und nichts geht hinaus.
    [4] Nun liegen Karten anderen gegenüber, und du behältst eine der beiden Farben. Leg Blau oder Rot links an Zeile 5 und behalte Gelb.
    [5] Die gleiche Farbe wie gegenüber sperrt eine Linie: Niemand bekommt ihre Steine. Sperr Zeile 3 mit Blau.
    [6] Die Farbe, von der die meisten Steine liegen bleiben, zählt zuerst: jetzt Grün. Behalte irgendwo Grün.
   *[7] Die letzte Karte. Blau brächte dir mehr Steine, aber Grün zählt zuerst: Behalte Grün.
  }
