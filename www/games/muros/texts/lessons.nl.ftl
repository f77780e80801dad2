# De lessen van Muros: wat er bij elke stap wordt gezegd.

lesson-muros = { $step ->
    [1] Rij 3 heeft drie rode stenen. Leg er links een rode kaart uit je hand bij: aan de overkant gaan drie stenen weg, van welke kleur ook.
    [2] Je hand wordt nooit aangevuld; de open stapels zijn voor iedereen. Leg een kaart van een stapel bij een lijn.
    [3] Eerst krijgt elke lijn één kaart. Rij 4 heeft geen blauw en geen rood: leg daar een van die twee, en er gaat niets weg.
    [4] Nu komen kaarten tegenover andere, en je houdt een van de twee kleuren. Leg blauw of rood links van rij 5, en houd geel.
    [5] Dezelfde kleur als aan de overkant blokkeert een lijn: die geeft niemand nog iets, de kolommen dwars erop nog wel. Blokkeer rij 3 met blauw.
    [6] De kleur met de meeste stenen op het bord telt het eerst: nu groen. Houd groen, waar je maar wilt.
   *[7] De laatste kaart. Blauw zou je meer stenen geven, maar groen telt het eerst: houd groen.
  }
