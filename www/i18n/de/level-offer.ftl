# Other bots after three results in a row.

level-offer = { $way ->
    [up] Drei Siege in Folge. Zeit für die nächste Stufe?
   *[down] Drei Niederlagen in Folge. Vielleicht eine Stufe leichter?
  }
level-offer-play = Auf Stufe { $level } spielen
