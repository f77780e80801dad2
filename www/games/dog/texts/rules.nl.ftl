# De regels van Dog, voor wie speelt.

dog-rules =
    Breng je vier pionnen uit de kennel rond de baan naar je honk, en help je partner hetzelfde te doen. De kaarten zeggen hoe ver.
    ! dog-classic 2 Speel in je beurt een kaart. Sommige zetten een pion op, de andere verzetten er een.
    ! dog-classic 3 De pion waar je op uitkomt, gaat naar de kennel, ook die van je partner.
    ! dog-classic 6 Na een rondje ga je je honk in. Het team met alle acht binnen wint.

    ## De tafel

    - Met vier of zes speel je in teams van twee, partners tegenover elkaar. Alles gaat met de klok mee.
    - Iedereen heeft 16 velden van de baan, een kennel, een startveld, en daarachter een honk van vier velden.
    - Van de 110 kaarten zijn er zes jokers; van elke andere zijn er acht.

    ## Een ronde

    - Iedereen krijgt 6 kaarten, in de volgende rondes 5, 4, 3 en 2, dan weer 6.
    - Iedereen geeft de partner een kaart, nog voor te zien is wat er binnenkomt.
    - Vanaf de startspeler speelt ieder om de beurt een kaart: een die te spelen is, ook als het pijn doet.
    - Is er geen te spelen, dan stap je uit: je hand gaat open op tafel, en deze ronde doe je niet meer mee.
    - Zijn alle handen leeg, dan begint de volgende speler een ronde. Wie de allereerste begint, wordt geloot.

    ## Zetten

    - Pionnen onderweg passeer je; hun velden tellen mee. Wie staat waar je uitkomt, wordt geslagen en gaat naar de kennel, ook je eigen pionnen en die van je partner.
    - Een pion op zijn eigen startveld is een wachter. Niemand slaat, ruilt of passeert hem, zelfs de eigen kleur niet.
    - Een pion die zijn startveld passeert, mag zijn honk in als de punten uitkomen; een die erop staat, moet eerst rond.
    - In het honk zijn pionnen veilig, gaan ze alleen vooruit en passeren ze elkaar nooit.
    ! dog-classic 4 5

    ## De kaarten

    - 13, en 1 of 11: zet een pion uit de kennel op je startveld, tenzij er een van jou staat; of ga zo ver.
    - 4: vooruit, of terug op de baan.
    - 7, de brandende: verdeel die over je pionnen, maar nooit twee keer na elkaar aan dezelfde. Alles wat ze passeren of treffen, gaat naar de kennel, ook van jezelf. Alle punten moeten op. Zodra jouw vier binnen zijn, mag de rest naar de pionnen van je partner, helemaal, deels of niet.
    - X, ruil: een van je pionnen ruilt van plaats met een van een andere kleur, allebei op de baan, geen van beide een wachter.
    - J, joker: elke andere kaart.
    - Alle andere: zo veel velden vooruit.
    ! dog-classic 7 8

    ## Het einde

    Zijn jouw vier binnen, dan speel je de pionnen van je partner. Het eerste team met alle acht binnen wint meteen.

    ## Twee, drie of vijf spelers

    Alleen in Classic, ieder voor zich, met vijf pionnen; een daarvan begint op het startveld. Wie er vier binnen heeft, wint. De kaart die je geeft, gaat naar links. Niemand stapt uit: is er niets te spelen, leg dan een kaart af en trek een andere; helpt dat niet, leg er dan nog een af.

    ## Royal

    Je pionnen zijn Koning, Ridder, Burger en Nar, en elk gaat op zijn eigen manier.
    ! dog-royal 2 Een pion passeert alleen gelijke en lagere rangen.
    ! dog-royal 3 De Koning gaat alleen 1 t/m 7.
    ! dog-royal 4 Op een ruit trek je een kaart.

    - Iedereen krijgt altijd 5 kaarten. In de eerste ronde zet iedereen, na het geven van de kaarten, een pion op het startveld.
    - De rangen zijn Koning, Ridder, Burger, Nar. Een pion passeert alleen zijn gelijken en lagere, ook van zijn eigen kleur; met de groene 4 en 10 elke rang.
    - Eenmaal opgezet gaat de Koning alleen met 1 t/m 7, ruil en magneet. Alleen een Koning slaat hem; op het startveld van een andere kleur ook de pionnen van die kleur.
    - Alleen de Ridder passeert wachters, zoals de rangen het toelaten, maar niet met de magneet.
    - De Nar mag op weg naar het honk een of twee punten laten vervallen.
    - Ruiten: brengt je kaart een pion daarheen, dan trek je een kaart; bij een ruil niet. Een Burger mag dan naar de volgende vrije springen, zonder nog een kaart.
    - Nieuwe kaarten, in plaats van joker en 7: ‘1 t/m 7’ zet één pion zo ver vooruit. C, kopie, is elke kaart die al in deze ronde is gespeeld, door wie ook. M, magneet, trekt een pion op de baan tot vlak achter de volgende, maar nooit het honk in.
    ! dog-royal 5

    ## Black DOG

    Een hond loopt over de baan en stuurt alles wat hij tegenkomt naar de kennel.
    ! dog-black 1 Na een zwarte kaart loopt de hond even ver.
    ! dog-black 3 Een pootafdruk draait de schijf, met alles wat erop staat.
    ! dog-black 4 De rode 4 is te verdelen, ook met je partner.

    - Je speelt met vier, zonder joker en 7, met kopie, magneet en ‘1 t/m 7’ van Royal, maar met zoveel kaarten als in Classic, en geen pion begint op de baan.
    - De zwarte 5, 6 en ‘1 t/m 7’: eerst gaat een pion, dan loopt de hond even ver. Alles wat hij passeert of treft, gaat naar de kennel, maar wachters niet.
    - De hond is niet te slaan of te ruilen en houdt niemand tegen, maar een magneet stopt achter hem. Een pion die op zijn veld uitkomt, gaat naar de kennel, behalve op het eigen startveld.
    - Pootafdrukken: een pion die precies daarheen gaat, draait de schijf een kwart, met alles wat erop staat; wie hem zette, kiest de kant. Een ruil, een draai en de hond tellen niet.
    - De rode 4 gaat alleen vooruit, maar is te verdelen zoals de 7 van Classic, zonder te branden, over de pionnen van jou en je partner, en over alle zodra een van jullie er vier binnen heeft. Zijn beide teams tegelijk klaar, dan wint dat van jou.
    ! dog-black 2

    ## Spelen op deze pagina

    - Tik op een kaart, een pion en waar hij heen gaat; of sleep de kaart naar de pion. Een joker vraagt wat hij wordt, een kopie ook.
    - De delen van een verdeelde kaart kun je terugnemen, tot het laatste is gespeeld.
    - Delen mensen het apparaat, dan verbergt een gordijn elke hand tot de eigenaar er is. Bots zien nooit de hand van een ander.
    - Op het toetsenbord gaan de pijltjes over het bord, Page Down en Page Up naar waar iets kan; Enter kiest, Escape breekt af.
    + Getypte zetten: give:5; 13 start:A2 zet A2 op; 5 A1>T19, met T0 als start van Blauw; 11 A1>F0 het honk in; X A1<>B2; J=5 A1>T19; fold stapt uit; discard:5. Royal en Black: C=5 A1>T19, M A1>T11, place:A1, jump:T26, turn:cw, turn:ccw, stay.
dog-screen =
    - 1: je hand.
    - 2: jouw arm van de ster, met je honk.
    - 3: je kennel.
    - 4: je startveld.
    - 5: de aflegstapel en de trekstapel.
    - 6: de kaarten van je partner.
    - 7: de kaarten van een tegenstander.
