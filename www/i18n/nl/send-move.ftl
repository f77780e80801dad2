# Een partij per bericht: twee mensen op twee plaatsen sturen elkaar elke beurt een link.

send-move = Zet versturen
send-move-copy = Bericht kopiëren
send-move-message = { $stand ->
    [start] Laten we { $game } spelen, elke beurt een link. { $who } begint:
    [over] De partij is afgelopen:
   *[turn] { $who }, jij bent aan de beurt:
  } { $link }
send-move-message-label = Het bericht
send-move-copied = Gekopieerd. Plak het in een bericht.
send-move-known = Deze zetten heb je al.
send-move-differs = Twee verschillende partijen
send-move-differs-text = De zetten in de link gaan niet verder op je partij. Misschien is er een zet teruggenomen. Beide partijen blijven.
send-move-take = Die van de link openen
send-move-keep = De mijne voortzetten
