# De lessen van Muros: wat er bij elke stap wordt gezegd.

lesson-muros = { $step ->
    [1] Rij 3 heeft drie rode stenen. Leg er links rood bij: rechts gaan er drie weg.
    [2] De open stapels zijn voor iedereen. Leg een kaart van een stapel bij een lijn.
    [3] Rij 4 heeft geen blauw en geen rood. Leg er een van die twee: er gaat niets weg.
    [4] Van twee kleuren houd je er een. Leg links van rij 5 en houd geel.
    [5] Dezelfde kleur als aan de overkant blokkeert een lijn. Blokkeer rij 3 met blauw.
    [6] De kleur met de meeste stenen op het bord telt het eerst: groen. Houd groen.
   *[7] Je laatste kaart, en groen telt het eerst: houd groen.
  }
