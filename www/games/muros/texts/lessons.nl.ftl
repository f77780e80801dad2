# De lessen van Muros: wat er bij elke stap wordt gezegd.

lesson-muros = { $step ->
    [1] Rij 3 heeft drie rode stenen. Leg er links rood van de tafel bij: rechts gaan er drie weg.
    [2] Elke kaart die je in je hand bewaart is een beurt extra aan het eind. Leg nog een kaart van de tafel, waar je wilt.
    [3] Rij 4 heeft geen blauw en geen rood. Leg er een van die twee aan een van de einden: er gaat niets weg.
    [4] Tweede helft: van twee kleuren houd je er een, dat zijn je punten. Leg links bij rij 5 en houd geel.
    [5] Dezelfde kleur als aan de overkant blokkeert een lijn; kruisende blijven open. Blokkeer rij 3 links met blauw.
    [6] De kroon staat bij de kleur waarvan het meest over is: groen telt eerst. Houd groen.
   *[7] Je laatste kaart, en groen telt eerst: houd groen.
  }
