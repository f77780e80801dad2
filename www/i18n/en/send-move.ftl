# A game by messages: two people at two places send each other a link a turn.

send-move = Send move
send-move-copy = Copy the message
send-move-here = Play on at this device
send-move-seat = Elsewhere, by messages
send-move-elsewhere = elsewhere
send-move-waiting = Waiting for { $who }.
send-move-todo = Send the link, and open the one that comes back.
send-move-message = { $stand ->
    [start] Let’s play { $game }, a link a turn. You begin, { $who }:
    [over] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }The game is over:
   *[turn] { $named ->
        [yes] { $name }:{ " " }{ $played }
       *[no] { $played }
      }{ " " }Your turn, { $who }:
  } { $link }
send-move-message-label = The message
send-move-copied = Copied. Paste it into a message.
send-move-known = { $what ->
    [named] You have this move already. Waiting for { $name }.
    [waits] You have this move already. Waiting for the other one.
   *[known] You have this move already.
  }
send-move-spoiled = { $kept ->
    [yes] This link is damaged: ask for it again. Your game is as it was.
   *[no] This link is damaged: ask for it again.
  }
send-move-differs = Which game counts?
send-move-differs-text = The link tells other moves than your game: somebody took back. Only one of the two is kept.
send-move-take = The one from the link
send-move-keep = Mine
send-move-help = To play on from two places: “Send move” in the menu of the game.
