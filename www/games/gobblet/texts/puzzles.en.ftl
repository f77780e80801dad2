gobblet-puzzle = You are { $seat }: win in { $count ->
    [one] { $count } move
   *[other] { $count } moves
  }, whatever the other side does.
