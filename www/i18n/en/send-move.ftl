# A game by messages: two people in two places send each other a link each turn.

send-move = Send move
send-move-copy = Copy the message
send-move-here = Continue on this device
send-move-seat = Somewhere else, by message
send-move-elsewhere = elsewhere
send-move-waiting = Waiting for { $who }.
send-move-todo = Send the link, then open the one you get back.
send-move-message = { $stand ->
    [start] Let’s play { $game }: we send each other a link each turn. You start, { $who }:
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
    [named] You already have this move. Waiting for { $name }.
    [waits] You already have this move. Waiting for the other player.
   *[known] You already have this move.
  }
send-move-spoiled = { $kept ->
    [yes] This link is damaged. Ask for it again. Your game hasn’t changed.
   *[no] This link is damaged. Ask for it again.
  }
send-move-differs = Which game counts?
send-move-differs-text = The link has different moves: someone took one back. Only one of the two games is kept.
send-move-take = Use the game from the link
send-move-keep = Keep mine
send-move-help = To play with someone elsewhere, choose “Send move” in the game’s menu.
