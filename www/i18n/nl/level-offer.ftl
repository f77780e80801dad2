# Other bots after three results in a row.

level-offer = { $way ->
    [up] Drie keer op rij gewonnen. Tijd voor het volgende niveau?
   *[down] Drie keer op rij verloren. Misschien een niveau lager?
  }
level-offer-play = Spelen op niveau { $level }
