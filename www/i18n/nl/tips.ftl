# Tips: what comes once, with something to do about it.

tip-sound = Het geluid staat uit.
tip-sound-do = Aanzetten
tip-sole = Met deze kaart kon maar één zet, dus die is gespeeld.
tip-sole-do = Altijd vragen
tip-level = { $way ->
    [up] Drie keer op rij gewonnen. Tijd voor het volgende niveau?
   *[down] Drie keer op rij verloren. Misschien een niveau lager?
  }
tip-level-do = Spelen op niveau { $level }
tip-copy = Een browser kan zijn partijen vergeten. Een kopie in een bestand blijft.
tip-copy-do = Een kopie bewaren
