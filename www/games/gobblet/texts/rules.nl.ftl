# De regels van Gobblet, voor wie speelt.

gobblet-rules =
    Zet vier van je bekers op een lijn, en onthoud wat eronder staat. Wit begint, daarna zetten Zwart en Wit om de beurt.
    ! gobblet 1 Zet in je beurt een beker van een stapel op een leeg veld of verzet er een op het bord.
    ! gobblet 3 Een grotere beker dekt een kleinere af, die eronder blijft staan.
    ! gobblet 7 Vier van jouw kleur op een lijn winnen: rij, kolom of lange diagonaal.

    ## De tafel

    - Het bord heeft zestien velden, a1 t/m d4.
    - Elke kant heeft naast het bord drie stapels van vier bekers die in elkaar passen: 4, 3, 2, 1. Alleen de buitenste beker van een stapel kun je pakken.
    - Een grotere beker kan een kleinere van elke kleur afdekken. Wat is afgedekt, telt niet mee, maar blijft staan.

    ## Je beurt

    - Zet een beker van een stapel op een leeg veld.
    - Of verzet een zichtbare beker van jou naar een ander veld, dichtbij of ver weg, dat leeg is of een kleinere beker toont, ook een van jezelf.

    Een beker gaat nooit terug naar een stapel, en blijft nooit waar hij was.
    ! gobblet 2

    ## Drie op een lijn

    Toont de andere kant drie bekers in één lijn, dan mag je je meteen van een stapel verdedigen: dek een van die drie af met een grotere beker. Ze hoeven elkaar niet te raken, en het vierde veld van de lijn doet er niet toe. Anders mag een beker van een stapel nooit een andere afdekken.
    ! gobblet 5

    ## Winnen

    Toon vier bekers van jouw kleur in een rij, een kolom of een lange diagonaal. Hun grootte doet er niet toe.

    ## Kijk uit bij het optillen

    Wie een beker optilt, legt bloot wat eronder stond. Is dat een lijn van vier van de andere kant, dan moet je je beker op een van de andere velden van precies die lijn zetten. Kan dat niet, of zet je hem ergens anders, dan verlies je, zelfs als je zet er vier van jezelf maakt. De pagina waarschuwt je voor zo’n zet.
    ! gobblet 6

    ## Remise

    De partij is remise als dezelfde stelling, met de afgedekte bekers en wie aan de beurt is, er voor de derde keer staat (met een huisregel de vierde), of als beide spelers het eens zijn.

    ## Spelen op deze pagina

    - Tik op een beker, dan op het veld; of sleep hem erheen.
    - Op het toetsenbord gaan de pijltjes over het bord, Enter kiest, Escape breekt af.
    + Getypte zetten: D@b2 zet een beker van grootte 4 op b2 (A is grootte 1, D is grootte 4); a1-b2 gaat van a1 naar b2 (met ‘aanraken is zetten’ eerst lift:a1); draw:offer, draw:accept, draw:decline.
