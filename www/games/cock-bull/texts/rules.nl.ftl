# De regels van Cock & Bull, voor wie speelt.

cock-bull-key =
    - Twee Hanen (9): leg een schijf op een lege Haan of draai er een van de tegenstander om. Zijn ze alle drie al van jou, dan gaat je pin 2 vooruit.
    - Twee Stieren (4): leg een schijf op een lege Stier of draai er een van de tegenstander om. Zijn ze allebei al van jou, dan gaat je pin 3 vooruit.
    - Twee Apen (1): leg een schijf op de Kroon of draai die van de tegenstander om. Is de Kroon al van jou, dan gaat je pin 6 vooruit.
    - Haan & Stier (12): haal een schijf van de tegenstander weg (eerst van de Hanen, dan van de Stieren, dan van de Kroon) of zet je pin 1 vooruit. Is er geen schijf om weg te halen, dan gaat de pin vooruit.
    - Haan & Aap (6), Stier & Aap (4): de dobbelstenen gaan naar de andere kant.

cock-bull-rules =
    Vul het wapen met jouw kleur, of wees met je pin als eerste boven.
    ! cock-bull 1 Gooi twee dobbelstenen. Een paar legt een schijf in het wapen of draait er een om.
    ! cock-bull 4 Is een deel helemaal van jou, dan verzet dat paar je pin.
    ! cock-bull 6 Zes schijven van jouw kleur winnen, en je pin bovenaan ook.

    ## De tafel

    - Het wapen heeft zes cirkels: drie Hanen, twee Stieren en bovenaan de Kroon van de Aap.
    - Zes schijven, aan de ene kant rood en aan de andere zwart, zijn er voor allebei.
    - In de rand om het wapen loopt voor elke kant een baan met 36 gaten, van START naar FINISH; die van Rood ligt rechts. De pinnen beginnen naast het bord en gaan alleen vooruit.
    - Elke dobbelsteen heeft drie Hanen, twee Stieren en één Aap.

    ## Het begin

    Allebei gooien met één dobbelsteen. Een Stier wint van een Haan, een Aap van een Stier; bij gelijk wordt er opnieuw gegooid. Wie wint, kiest een kleur en begint.

    ## Je beurt

    Gooi beide dobbelstenen, doe wat ze zeggen en gooi weer, zolang je de dobbelstenen houdt. Tussen haakjes: hoe vaak in 36 worpen.

    { cock-bull-key }

    Schijven van de tegenstander gaan eerst van de Hanen, dan van de Stieren, dan van de Kroon.
    ! cock-bull 2 5

    ## Het einde

    - Chip-In: alle zes de cirkels zijn van jou.
    - Peg-Out: je pin staat in gat 36; dat hoeft niet precies uit te komen.
    ! cock-bull 7

    ## Punten

    Wie de partij beëindigt, wint, ook met minder punten.

    - Chip-In: 18 en het gat van de pin. De verliezer krijgt alleen het gat.
    - Vliegende Aap, een Chip-In terwijl de pin nog niet op het bord staat: 54.
    - Peg-Out: allebei tellen gat en schijven: de Kroon 6, een Stier 3, een Haan 2.

    Halen in een reeks om punten allebei het doel in dezelfde partij, dan wint het hoogste totaal; is dat gelijk, dan gaat het door. In een toernooi tellen eerst de gewonnen partijen, dan de punten. Elke partij begint met een eigen eerste worp.

    ## Geluk en kunnen

    Zelfs het beste spel wint maar zo’n 56% van de partijen tegen willekeurige keuzes, dus de bots liggen dicht bij elkaar. Bot 1 rent met de pin zodra het kan; 2 speelt op gevoel; 3 haalt altijd weg; 4 haalt weg en draait om, wat bijna klopt; 5 speelt precies het beste.

    ## Spelen op deze pagina

    - Tik op de dobbelstenen om te gooien, op een cirkel, of op je pin. Verplichte zetten gaan vanzelf. Een tik houdt de dobbelstenen tegen.
    - Op het toetsenbord gaan de pijltjes over het bord, Enter kiest.
    + Getypte zetten: place:c1, flip:b2, remove:m1, peg; red, black; pass. Hanen zijn c1 t/m c3, Stieren b1 en b2, de Kroon m1.
