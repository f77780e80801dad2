# De lessen van Dog: wat er bij elke stap wordt gezegd.

lesson-dog-classic = { $step ->
    [1] Jij bent Blauw. Geef je partner aan de overkant een kaart, maar houd de 13.
    [2] 13, 1/11 en jokers zetten een pion op. Speel de 13.
    [3] De pion waar je op uitkomt, gaat naar de kennel. Sla die van Rood.
    [4] Niemand passeert een pion op zijn eigen startveld. Speel dus de 3.
    [5] De 4 gaat ook terug. Ga terug tot achter je start: bijna rond!
    [6] Achter je startveld ligt je honk. Ga erin met de 5.
    [7] Verdeel de 7: wat hij passeert, gaat naar de kennel. Sla Rood en Groen.
    [8] X ruilt twee pionnen. Ruil de jouwe met die van Rood, dicht bij je honk.
    [9] Een joker is elke kaart. Zet er een pion mee op.
   *[10] Jouw vier zijn binnen: speel die van je partner. Deze zet wint!
  }

lesson-dog-royal = { $step ->
    [1] Je pionnen hebben rangen. Kies wie er op je startveld begint.
    [2] Een pion passeert alleen gelijke en lagere rangen. Passeer de Burger met je Ridder.
    [3] De Koning gaat alleen 1 t/m 7. Zet hem 1 vooruit met de 11.
    [4] Op een ruit trek je een kaart. Ga erheen met de 6.
    [5] Van een ruit mag de Burger naar de volgende springen. Doe dat.
    [6] Op weg naar het honk mag de Nar een of twee punten laten vervallen. Gebruik de 8.
    [7] C kopieert elke kaart uit deze ronde, hier een 13. Zet een pion op.
   *[8] M brengt een pion tot vlak achter de volgende. Probeer het.
  }

lesson-dog-black = { $step ->
    [1] Na een zwarte kaart loopt de hond even ver en slaat wat hij tegenkomt. Speel de 5.
    [2] Wie op het veld van de hond uitkomt, gaat naar de kennel. Neem de andere pion.
    [3] Een pootafdruk draait de schijf. Ga erheen met de 3 en draai met de klok mee.
    [4] De rode 4 is te verdelen, ook met je partner. Sla Rood en Groen.
    [5] ‘1 t/m 7’ gaat zo ver als je wilt. Sla die van Rood.
    [6] C kopieert elke kaart uit deze ronde. Speel hem als de zwarte 5.
   *[7] M brengt een pion tot vlak achter de volgende, of de hond. Probeer het.
  }
