# Een partij per bericht: twee mensen op twee plaatsen sturen elkaar elke beurt een link.

send-move = Zet versturen
send-move-copy = Bericht kopiëren
send-move-here = Op dit apparaat verder spelen
send-move-seat = Elders, per bericht
send-move-elsewhere = elders
send-move-waiting = Wachten op { $who }.
send-move-todo = Verstuur de link en open de link die terugkomt.
send-move-message = { $stand ->
    [start] Laten we { $game } spelen, elke beurt een link. { $who } begint:
    [over] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }De partij is afgelopen:
   *[turn] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }{ $who }, jij bent aan de beurt:
  } { $link }
send-move-message-label = Het bericht
send-move-copied = Gekopieerd. Plak het in een bericht.
send-move-known = { $what ->
    [named] Deze zet heb je al. Wachten op { $name }.
    [waits] Deze zet heb je al. Wachten op de andere speler.
   *[known] Deze zet heb je al.
  }
send-move-spoiled = { $kept ->
    [yes] Deze link is beschadigd: vraag er nog eens om. Je partij is zoals ze was.
   *[no] Deze link is beschadigd: vraag er nog eens om.
  }
send-move-differs = Welke partij geldt?
send-move-differs-text = De link heeft andere zetten: iemand nam er een terug. Slechts een van de twee partijen blijft.
send-move-take = Die van de link nemen
send-move-keep = De mijne houden
send-move-help = Om met iemand elders te spelen: ‘Zet versturen’ in het menu van de partij.
