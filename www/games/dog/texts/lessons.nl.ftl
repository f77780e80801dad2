# De lessen van Dog: wat er bij elke stap wordt gezegd.

lesson-dog-classic = { $step ->
    [1] Jij bent Blauw. Voor elke ronde geeft iedereen de partner aan de overkant een kaart, gesloten. Welke kun je missen?
    [2] 13, 1·11 en jokers zetten een pion uit de kennel op zijn startveld. Speel de 13.
    [3] Pionnen gaan met de klok mee. Je mag andere passeren; waar je op uitkomt, sla je. Sla die van Rood.
    [4] Een pion op zijn eigen startveld is een wachter: niemand passeert hem. Dus kan alleen de 3.
    [5] De 4 gaat ook terug. Ga terug tot achter je start, en je bent bijna rond!
    [6] Achter je startveld ligt je honk. Ga erin met de 5.
    [7] De 7 is te verdelen en verbrandt alles wat hij passeert. Stuur er twee mee naar de kennel, die van Rood en die van Groen.
    [8] X: twee pionnen ruilen van plaats. Ruil met die van Rood, dicht bij je honk.
    [9] De joker is elke kaart. Zet er een pion mee op.
   *[10] Jouw vier zijn binnen: nu speel je de pionnen van je partner. Deze zet wint!
  }

lesson-dog-royal = { $step ->
    [1] In Royal zijn de pionnen Koning, Ridder, Burger en Nar. Kies wie er op je startveld begint.
    [2] Een pion passeert alleen gelijke en lagere rangen. Je Nar kan niet langs de Ridder, maar je Ridder wel langs de Burger.
    [3] De Koning gaat alleen 1 t/m 7, dus met de 11 gaat hij 1. Zet hem vooruit.
    [4] Wie op een speciaal veld komt, trekt een kaart. Ga erheen met de 6.
    [5] Daarna mag de Burger ook naar het volgende speciale veld springen. Ga er met hem heen.
    [6] Op weg naar het honk mag de Nar een of twee punten laten vervallen. Doe dat met de 8.
    [7] C, kopie, is elke kaart die al in de ronde is gespeeld, hier een 13. Zet een pion op.
   *[8] M, magneet, brengt een pion tot vlak achter de volgende. Probeer het.
  }

lesson-dog-black = { $step ->
    [1] Zwarte kaarten: eerst ga jij, dan de hond even ver, en alles wat hij tegenkomt, gaat naar de kennel. Speel de 5.
    [2] Wie op het veld van de hond uitkomt, gaat naar de kennel. Neem dus de andere pion.
    [3] Wie precies op een pootafdruk komt, draait de schijf. Ga erheen met de 3 en draai met de klok mee: de schijf neemt je mee.
    [4] De rode 4 is te verdelen, ook over pionnen van je partner. Sla die van Rood en die van Groen.
    [5] 1 t/m 7: zo ver als je wilt, en de hond even ver. Stuur die van Rood naar de kennel.
    [6] C, kopie, is elke kaart die al in de ronde is gespeeld, hier de zwarte 5. Waar gaat de hond heen?
   *[7] M, magneet, brengt een pion tot vlak achter de volgende, of achter de hond. Probeer het.
  }
