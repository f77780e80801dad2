# De lessen van Gobblet: wat er bij elke stap wordt gezegd.

lesson-gobblet = { $step ->
    [1] Jij bent Wit. De bekers zitten in stapels naast het bord, de grootste buitenom: zet er een op een veld naar keuze.
    [2] Een beker op het bord mag naar elk vrij veld, hoe ver ook. Verzet die van jou.
    [3] Een grotere beker dekt een kleinere af, ook van Zwart; een even grote nooit. Dek die op c3 af.
    [4] Wat is afgedekt, blijft staan: houd c3 ingedrukt om eronder te kijken. Til daarna je beker daar op en zet hem ergens anders.
    [5] Zwart heeft drie op een rij. Alleen daartegen mag een beker van een stapel een andere afdekken: dek een van de drie af.
    [6] Onder je d2 wacht de vierde van Zwart in rij 2. Eenmaal opgetild moet hij weer in rij 2 komen, anders heeft Zwart gewonnen: doe dat.
   *[7] Drie van jou staan in rij 4. Maak er vier van en win; een kolom of een lange diagonaal was ook goed.
  }
