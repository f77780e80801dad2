# Eine Partie per Nachricht: Zwei an zwei Orten schicken einander in jedem Zug einen Link.

send-move = Zug verschicken
send-move-copy = Nachricht kopieren
send-move-message = { $stand ->
    [start] Spielen wir { $game }, in jedem Zug ein Link. { $who } beginnt:
    [over] Die Partie ist zu Ende:
   *[turn] { $who }, du bist dran:
  } { $link }
send-move-message-label = Die Nachricht
send-move-copied = Kopiert. Füg sie in eine Nachricht ein.
send-move-known = Diese Züge hast du schon.
send-move-differs = Zwei verschiedene Partien
send-move-differs-text = Die Züge im Link setzen deine Partie nicht fort. Vielleicht wurde ein Zug zurückgenommen. Beide Partien bleiben.
send-move-take = Die aus dem Link öffnen
send-move-keep = Meine fortsetzen
