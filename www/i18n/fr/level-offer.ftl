# Other bots after three results in a row.

level-offer = { $way ->
    [up] Trois victoires d’affilée. On passe au niveau suivant ?
   *[down] Trois défaites d’affilée. Un niveau plus facile, peut-être ?
  }
level-offer-play = Jouer au niveau { $level }
