# Die Regeln von Gobblet, für alle, die spielen.

gobblet-rules =
    Bring vier deiner Becher in eine Reihe und merk dir, was unter ihnen steckt. Weiß beginnt, dann ziehen beide abwechselnd.
    ! gobblet 1 Stell in deinem Zug einen Becher von einem Stapel auf ein leeres Feld oder zieh einen auf dem Brett.
    ! gobblet 3 Ein größerer Becher passt über einen kleineren. Der verdeckte bleibt dort.
    ! gobblet 7 Vier deiner Farbe in einer Linie gewinnen: Zeile, Spalte oder lange Diagonale.

    ## Der Tisch

    - Das Brett hat sechzehn Felder, a1 bis d4.
    - Jede Seite hat neben dem Brett drei Stapel aus je vier Bechern, ineinandergesteckt, in den Größen 4, 3, 2 und 1. Nur der äußerste Becher eines Stapels lässt sich nehmen.
    - Ein größerer Becher kann über einen kleineren jeder Farbe gestülpt werden. Was verdeckt ist, zählt nicht, bleibt aber, wo es ist.

    ## Dein Zug

    - Stell einen Becher von einem Stapel auf ein leeres Feld.
    - Oder zieh einen deiner sichtbaren Becher auf ein beliebiges anderes Feld, nah oder fern, das leer ist oder einen kleineren Becher zeigt, auch einen eigenen.

    Ein Becher kommt nie auf einen Stapel zurück und bleibt nie, wo er war.
    ! gobblet 2

    ## Drei in einer Reihe

    Zeigt die andere Seite drei Becher in einer Linie, darfst du dich direkt vom Stapel wehren: Stülp einen größeren Becher über einen der drei. Sie müssen sich nicht berühren, und das vierte Feld der Linie ist egal. Sonst darf ein Becher vom Stapel nie einen anderen verdecken.
    ! gobblet 5

    ## Gewinnen

    Zeig vier Becher deiner Farbe in einer Zeile, einer Spalte oder einer langen Diagonale. Ihre Größen sind egal.

    ## Vorsicht beim Hochheben

    Wer einen Becher hochhebt, deckt auf, was darunter stand. Kommt so eine Viererreihe der anderen Seite ans Licht, musst du deinen Becher auf ein anderes Feld genau dieser Linie stellen. Geht das nicht, oder stellst du ihn woandershin, verlierst du, selbst wenn dein Zug vier eigene in eine Reihe bringt. Das Programm warnt dich vor so einem Zug.
    ! gobblet 6

    ## Remis

    Die Partie ist remis, wenn dieselbe Stellung, verdeckte Becher und die Seite am Zug eingeschlossen, zum dritten Mal vorkommt (nach einer Hausregel zum vierten) oder wenn beide zustimmen.

    ## Spielen auf dieser Seite

    - Tipp auf einen Becher, dann auf das Feld; oder zieh ihn dorthin.
    - Auf der Tastatur führen die Pfeiltasten über das Brett, Enter wählt, Escape bricht ab.
    + Eingetippte Züge: D@b2 stellt einen Becher der Größe 4 auf b2 (A ist Größe 1, D ist Größe 4); a1-b2 zieht von a1 nach b2 (bei „berührt, geführt“ zuerst lift:a1); draw:offer, draw:accept, draw:decline.
