# Die Regeln von Dog, für alle, die spielen.

dog-rules =
    Bring deine vier Figuren aus dem Zwinger rund um die Bahn in dein Ziel und hilf deinem Partner, dasselbe zu tun. Wie weit es geht, sagen die Karten.
    ! dog-classic 2 Spiel in deinem Zug eine Karte. Manche bringen eine Figur heraus, die anderen ziehen.
    ! dog-classic 3 Die Figur, auf der du landest, muss in den Zwinger, auch die deines Partners.
    ! dog-classic 6 Nach einem Umlauf geht es ins Ziel. Das Team mit allen acht im Ziel gewinnt.

    ## Der Tisch

    - Zu viert oder zu sechst spielen Zweierteams, Partner sitzen sich gegenüber. Alles geht im Uhrzeigersinn.
    - Zu jedem gehören 16 Felder der Bahn, ein Zwinger, ein Startfeld und dahinter ein Ziel mit vier Feldern.
    - Von den 110 Karten sind sechs Joker; alle anderen gibt es je achtmal.

    ## Eine Runde

    - Alle bekommen 6 Karten, in den nächsten Runden 5, 4, 3 und 2, dann wieder 6.
    - Jeder gibt dem Partner eine Karte, bevor er sieht, welche er selbst bekommt.
    - Vom Startspieler an spielen alle reihum eine Karte: eine beliebige, die sich spielen lässt, auch wenn es wehtut.
    - Geht keine, steigst du aus: Du legst deine Hand offen ab, und die Runde ist für dich vorbei.
    - Sind alle Hände leer, beginnt der Nächste eine neue Runde. Der erste Startspieler wird ausgelost.

    ## Ziehen

    - Figuren auf dem Weg werden überholt, ihre Felder zählen mit. Wer dort steht, wo du hinkommst, muss in den Zwinger, auch deine eigenen Figuren und die deines Partners.
    - Eine Figur auf ihrem eigenen Startfeld ist ein Wächter. Niemand schlägt, tauscht oder überholt sie, nicht einmal die eigene Farbe.
    - Wer am eigenen Startfeld vorbeikommt, darf ins Ziel abbiegen, wenn die Punkte passen; wer darauf steht, muss erst einmal ganz herum.
    - Im Ziel sind Figuren sicher, ziehen nur vorwärts und überholen einander nie.
    ! dog-classic 4 5

    ## Die Karten

    - 13 sowie 1 oder 11: Bring eine Figur aus dem Zwinger auf dein Startfeld, wenn dort keine von deinen steht; oder zieh so weit.
    - 4: vorwärts oder auf der Bahn zurück.
    - 7, die Feuer-7: Teil sie auf deine Figuren auf, aber nie zweimal nacheinander auf dieselbe. Alles, was sie überholen oder treffen, muss in den Zwinger, auch Eigenes. Alle Punkte müssen gezogen werden. Sobald deine vier im Ziel sind, darf der Rest an die Figuren deines Partners gehen, ganz, zum Teil oder gar nicht.
    - X, Tauschkarte: Eine deiner Figuren tauscht den Platz mit einer andersfarbigen, beide auf der Bahn, keine davon ein Wächter.
    - J, Joker: jede andere Karte.
    - Alle anderen: so viele Felder vorwärts.
    ! dog-classic 7 8

    ## Das Ende

    Sind deine vier im Ziel, spielst du die Figuren deines Partners. Das erste Team mit allen acht im Ziel gewinnt sofort.

    ## Zu zweit, zu dritt, zu fünft

    Nur in Classic, alle für sich, mit fünf Figuren; eine beginnt auf ihrem Startfeld. Wer vier im Ziel hat, gewinnt. Die Karte, die du hergibst, geht nach links. Niemand steigt aus: Lässt sich nichts spielen, leg eine Karte ab und zieh eine neue; hilft das nicht, leg noch eine ab.

    ## Royal

    Deine Figuren sind König, Ritter, Bürger und Narr, und jede zieht auf ihre Art.
    ! dog-royal 2 Eine Figur überholt nur gleiche und niedrigere Ränge.
    ! dog-royal 3 Der König zieht nur um 1 bis 7.
    ! dog-royal 4 Auf einer Raute ziehst du eine Karte.

    - Alle haben immer 5 Karten. In der ersten Runde stellen nach dem Kartentausch alle eine Figur auf ihr Startfeld.
    - Die Ränge sind König, Ritter, Bürger, Narr. Eine Figur überholt nur gleiche und niedrigere, auch in der eigenen Farbe; mit der grünen 4 und 10 jeden Rang.
    - Ist der König heraus, zieht er nur mit 1 bis 7, Tausch- und Magnetkarte. Nur ein König schlägt ihn; auf dem Startfeld einer anderen Farbe auch deren Figuren.
    - Nur der Ritter darf Wächter überholen, wie es die Ränge erlauben, aber nicht mit der Magnetkarte.
    - Der Narr darf auf dem Weg ins Ziel ein oder zwei Punkte verfallen lassen.
    - Rauten: Bringt deine Karte eine Figur dorthin, ziehst du eine Karte; durch einen Tausch nicht. Ein Bürger darf dann auf die nächste freie springen, ohne noch einmal eine zu ziehen.
    - Neue Karten statt Joker und 7: „1 bis 7“ zieht eine Figur 1 bis 7 Felder. C, Kopierer, ist jede in dieser Runde zuvor gespielte Karte, wer immer sie gespielt hat. M, Magnetkarte, zieht eine Figur auf der Bahn bis direkt hinter die nächste, aber nie ins Ziel.
    ! dog-royal 5

    ## Black DOG

    Ein Hund läuft über die Bahn und schickt alle, die er trifft, in den Zwinger.
    ! dog-black 1 Nach einer schwarzen Karte läuft der Hund ebenso weit.
    ! dog-black 3 Eine Pfote dreht die Scheibe mit allem, was darauf steht.
    ! dog-black 4 Die rote 4 lässt sich aufteilen, auch mit dem Partner.

    - Gespielt wird zu viert, ohne Joker und 7, mit Kopierer, Magnetkarte und „1 bis 7“ wie in Royal, aber mit so vielen Handkarten wie in Classic, und keine Figur beginnt auf der Bahn.
    - Die schwarze 5, 6 und „1 bis 7“: Zuerst zieht eine Figur, dann läuft der Schwarze Hund ebenso weit. Alles, was er überholt oder trifft, muss in den Zwinger, nur Wächter nicht.
    - Der Hund wird nie geschlagen oder getauscht und versperrt niemandem den Weg, aber die Magnetkarte hält hinter ihm. Eine Figur, die auf seinem Feld ankommt, muss in den Zwinger, außer auf ihrem eigenen Startfeld.
    - Pfoten: Eine Figur, die genau dorthin zieht, dreht die Drehscheibe um eine Vierteldrehung, mit allem, was darauf steht; wer gezogen hat, wählt die Richtung. Ein Tausch, eine Drehung und der Hund zählen nicht.
    - Die rote 4 geht nur vorwärts, lässt sich aber wie die 7 in Classic, nur ohne Feuer, auf deine Figuren und die deines Partners aufteilen und auf alle, sobald einer von euch vier im Ziel hat. Sind beide Teams zugleich im Ziel, gewinnt deins.
    ! dog-black 2

    ## Spielen auf dieser Seite

    - Tipp auf eine Karte, eine Figur und das Feld, wohin sie zieht; oder zieh die Karte auf die Figur. Ein Joker fragt, was er sein soll, ein Kopierer auch.
    - Beim Aufteilen lassen sich Teilzüge vor dem letzten zurücknehmen.
    - Teilen sich mehrere das Gerät, verbirgt ein Vorhang jede Hand, bis ihr Besitzer da ist. Bots sehen nie die Karten der anderen.
    - Auf der Tastatur führen die Pfeiltasten über das Brett, Bild ab und Bild auf dorthin, wo etwas geht; Enter wählt, Escape bricht ab.
    + Eingetippte Züge: give:5 gibt her; 13 start:A2 bringt A2 heraus; 5 A1>T19, wobei T0 das Startfeld von Blau ist; 11 A1>F0 ins Ziel; X A1<>B2; J=5 A1>T19; fold steigt aus; discard:5. Royal und Black: C=5 A1>T19, M A1>T11, place:A1, jump:T26, turn:cw, turn:ccw, stay.
dog-screen =
    - 1: deine Hand.
    - 2: dein Arm des Sterns, mit deinem Ziel.
    - 3: dein Zwinger.
    - 4: dein Startfeld.
    - 5: Ablage und Stapel.
    - 6: die Karten deines Partners.
    - 7: die Karten eines Gegners.
