# Other bots after three results in a row.

level-offer = { $way ->
    [up] Three wins in a row. Time for the next level?
   *[down] Three losses in a row. One level lower, perhaps?
  }
level-offer-play = Play level { $level }
