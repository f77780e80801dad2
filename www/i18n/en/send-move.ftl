# A game by messages: two people in two places send each other a link each turn.

send-move = Send move
send-move-copy = Copy the message
send-move-message = { $stand ->
    [start] Let’s play { $game }: we send each other a link each turn. You start, { $who }:
    [over] The game is over:
   *[turn] Your turn, { $who }:
  } { $link }
send-move-message-label = The message
send-move-copied = Copied. Paste it into a message.
send-move-known = You already have these moves.
send-move-differs = Two different games
send-move-differs-text = The link’s moves don’t continue your game. Perhaps a move was taken back. Both games are kept.
send-move-take = Open the link’s game
send-move-keep = Continue mine
