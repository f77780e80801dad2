# De lessen van Gobblet: wat er bij elke stap wordt gezegd.

lesson-gobblet = { $step ->
    [1] Jij bent Wit. Zet een beker van een stapel op een veld naar keuze.
    [2] Een beker op het bord mag naar elk vrij veld. Verzet die van jou.
    [3] Een grotere beker dekt een kleinere af. Dek de zwarte op c3 af.
    [4] Een afgedekte beker blijft staan. Zet die van jou weg van c3.
    [5] Tegen een lijn van drie mag ook een stapel afdekken. Dek een van de drie af.
    [6] Onder d2 staat de vierde van Zwart. Zet je beker op a2, b2 of c2.
   *[7] Drie van jou staan in rij 4. Maak er vier van en win!
  }
