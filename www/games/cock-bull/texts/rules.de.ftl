# Die Regeln von Cock & Bull, für alle, die spielen.

cock-bull-key =
    - Zwei Hähne (9): Leg einen Chip auf einen leeren Hahn oder dreh einen gegnerischen um. Gehören alle drei schon dir, rückt dein Stift um 2 vor.
    - Zwei Stiere (4): Leg einen Chip auf einen leeren Stier oder dreh einen gegnerischen um. Gehören beide schon dir, rückt dein Stift um 3 vor.
    - Zwei Affen (1): Leg einen Chip auf die Krone oder dreh den gegnerischen um. Gehört die Krone schon dir, rückt dein Stift um 6 vor.
    - Hahn & Stier (12): Entferne einen gegnerischen Chip (erst von den Hähnen, dann von den Stieren, dann von der Krone) oder rück deinen Stift um 1 vor. Ist kein Chip zu entfernen, rückt der Stift vor.
    - Hahn & Affe (6), Stier & Affe (4): Die Würfel gehen an die andere Seite.

cock-bull-rules =
    Fülle das Wappen mit deiner Farbe oder komm mit deinem Stift zuerst oben an.
    ! cock-bull 1 Wirf zwei Würfel. Ein Pasch legt einen Chip ins Wappen oder dreht einen um.
    ! cock-bull 4 Gehört dir ein Teil ganz, rückt sein Pasch deinen Stift vor.
    ! cock-bull 6 Sechs Chips deiner Farbe gewinnen, und ebenso dein Stift ganz oben.

    ## Der Tisch

    - Das Wappen hat sechs Kreise: drei Hähne, zwei Stiere und ganz oben die Krone des Affen.
    - Sechs Chips, vorn rot, hinten schwarz, dienen beiden Seiten.
    - Der Rahmen um das Wappen hat für jede Seite eine Bahn mit 36 Löchern, von START bis ZIEL; die von Rot ist rechts. Die Stifte stehen anfangs neben dem Brett und rücken nur vor.
    - Jeder Würfel zeigt drei Hähne, zwei Stiere und einen Affen.

    ## Der Anfang

    Jede Seite würfelt mit einem Würfel. Ein Stier schlägt einen Hahn, ein Affe einen Stier; bei Gleichstand wird noch einmal gewürfelt. Wer gewinnt, wählt eine Farbe und beginnt.

    ## Dein Zug

    Würfle mit beiden Würfeln, tu, was sie sagen, und würfle wieder, solange du die Würfel behältst. In Klammern: wie oft in 36 Würfen.

    { cock-bull-key }

    Gegnerische Chips verlassen zuerst die Hähne, dann die Stiere, zuletzt die Krone.
    ! cock-bull 2 5

    ## Das Ende

    - Chip-In: Alle sechs Kreise gehören dir.
    - Peg-Out: Dein Stift steckt in Loch 36; ein genauer Wurf ist nicht nötig.
    ! cock-bull 7

    ## Punkte

    Wer die Partie beendet, gewinnt sie, auch mit weniger Punkten.

    - Chip-In: 18 und das Loch des Stifts. Wer verliert, bekommt nur das Loch.
    - Fliegender Affe, ein Chip-In, während der Stift noch nicht auf dem Brett ist: 54.
    - Peg-Out: Beide zählen Loch und Chips: die Krone 6, ein Stier 3, ein Hahn 2.

    Erreichen in einer Serie auf Punkte beide in derselben Partie die Punktzahl, gewinnt die größere Summe; sind sie gleich, geht es weiter. In einem Turnier zählen erst gewonnene Partien, dann Punkte. Wer beginnt, wird in jeder Partie neu ausgewürfelt.

    ## Glück und Können

    Selbst das beste Spiel gewinnt nur etwa 56 % der Partien gegen rein zufällige Züge, darum liegen die Bots nah beieinander. Bot 1 rennt mit dem Stift, sooft es geht; 2 spielt nach Laune; 3 entfernt immer; 4 entfernt und dreht um, das ist fast richtig; 5 spielt genau das Beste.

    ## Spielen auf dieser Seite

    - Tipp auf die Würfel, einen Kreis oder deinen Stift. Erzwungene Züge macht das Programm. Antippen hält die Würfel an.
    - Auf der Tastatur führen die Pfeiltasten über das Brett, Enter wählt.
    + Eingetippte Züge: place:c1, flip:b2, remove:m1, peg; red, black; pass. Hähne sind c1 bis c3, Stiere b1 und b2, die Krone m1.
