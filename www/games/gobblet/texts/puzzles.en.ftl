gobblet-puzzle = You are { $seat }: win in { $count } moves, whatever the other side does.
