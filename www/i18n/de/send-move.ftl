# Eine Partie per Nachricht: Zwei an zwei Orten schicken einander in jedem Zug einen Link.

send-move = Zug verschicken
send-move-copy = Nachricht kopieren
send-move-here = Auf diesem Gerät weiterspielen
send-move-seat = Anderswo, per Nachricht
send-move-elsewhere = anderswo
send-move-waiting = Warten auf { $who }.
send-move-todo = Verschick den Link und öffne den, der zurückkommt.
send-move-message = { $stand ->
    [start] Spielen wir { $game }, in jedem Zug ein Link. { $who } beginnt:
    [over] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }Die Partie ist zu Ende:
   *[turn] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }{ $who }, du bist dran:
  } { $link }
send-move-message-label = Die Nachricht
send-move-copied = Kopiert. Füg sie in eine Nachricht ein.
send-move-known = { $what ->
    [named] Diesen Zug hast du schon. Warten auf { $name }.
    [waits] Diesen Zug hast du schon. Warten auf die andere Seite.
   *[known] Diesen Zug hast du schon.
  }
send-move-spoiled = { $kept ->
    [yes] Dieser Link ist beschädigt: Lass ihn dir noch einmal schicken. Deine Partie ist, wie sie war.
   *[no] Dieser Link ist beschädigt: Lass ihn dir noch einmal schicken.
  }
send-move-differs = Welche Partie gilt?
send-move-differs-text = Der Link hat andere Züge: Jemand hat einen zurückgenommen. Nur eine der beiden Partien bleibt.
send-move-take = Die aus dem Link nehmen
send-move-keep = Meine behalten
send-move-help = Um mit jemandem anderswo zu spielen: „Zug verschicken“ im Menü der Partie.
