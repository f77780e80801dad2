# De regels van Muros, voor wie speelt.

muros-rules =
    Leg kaarten om een bord vol stenen, en houd het meest van de kleur die het eerst telt.
    ! muros 1 Duwen: voor elke steen van de kleur van de kaart gaat er aan het andere einde een weg.
    ! muros 4 Houden: wie er een andere kleur tegenover legt, neemt alle stenen van een van de twee kleuren uit de lijn.
    ! muros 7@scores Wie het meest hield van de kleur waarvan het meest op het bord ligt, wint.

    ## De tafel

    - 81 stenen liggen willekeurig in negen rijen en negen kolommen: 17 gele (Ge), 17 blauwe (Bl), 17 rode (Ro), 17 groene (Gr) en 13 witte.
    - Er zijn 36 kaarten, negen van elke kleur behalve wit. Met twee spelers heeft ieder er 6 in een geheime hand, met drie 5, met vier 4. De rest ligt open in vier stapels, voor iedereen.
    - Een lijn is een rij of een kolom, met aan beide einden een kaartplek.
    - Het toeval bepaalt wie begint; het gaat met de klok mee.

    ## 1 Duwen: 18 kaarten

    Leg een kaart, uit je hand of van een stapel, bij een lijn die er nog geen heeft. Handen worden nooit aangevuld.

    Tel de stenen van die kleur in de lijn: zo veel (misschien geen) verlaten het spel, welke kleur ze ook hebben, vanaf de overkant, het eind ver van de kaart. De rest houdt zijn volgorde en schuift daarheen, naar de verste velden die bezet waren. Gaten blijven waar ze waren.

    Een voorbeeld: gat, rood, blauw, gat, geel, rood, wit, blauw, gat, en links een rode kaart. Twee zijn rood, dus rechts gaan er twee weg: blauw en wit. De rest schuift op: vier gaten, rood, blauw, geel, rood, gat.
    ! muros 3

    ## 2 Houden: 18 kaarten, elk tegenover een andere

    - Dezelfde kleur: de lijn is geblokkeerd en geeft niemand iets. De stenen blijven; lijnen dwars erop kunnen ze nog wegnemen.
    - Twee kleuren: kies er een en houd alle stenen daarvan in de lijn, als die er zijn. De andere blijven.

    Is er geen kaart meer voor jou, dan pas je terwijl anderen doorspelen: kaarten die je in de hand bewaart, zijn veel waard.
    ! muros 5 Dezelfde kleur ertegenover blokkeert de lijn.

    ## Het einde

    De kleuren krijgen een rang naar de stenen die op het bord over zijn. Wit telt nooit; gelijke kleuren tellen als één. Wie van de eerste kleur het meest heeft gehouden, wint; is dat gelijk, dan beslist de tweede, enzovoort. Is alles gelijk, dan wordt de winst gedeeld.

    ## Spelen op deze pagina

    - Tik op een kaart, dan op een plek; of sleep hem erheen. Zolang je sleept of je vinger op een plek houdt, zie je wat er weggaat en waarheen de rest schuift.
    - Delen mensen het apparaat, dan verbergt een gordijn elke hand tot de eigenaar er is. Bots zien nooit de hand van een ander.
    - Op het toetsenbord gaan de pijltjes over het bord, Enter kiest, Escape breekt af.
    + Getypte zetten: hand:R@N3 legt rood uit de hand boven kolom 3; pile:B@W1=R legt blauw van een stapel links van rij 1 en houdt rood (=- niets, als dat is afgesproken); pass is passen. S is onder, E rechts; Y is geel, G groen.
