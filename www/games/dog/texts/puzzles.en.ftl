dog-puzzle = You are { $seat }. The others are out of this round: get your team’s last { $count ->
    [one] piece
   *[other] { $count } pieces
  } into the lanes with this hand.
