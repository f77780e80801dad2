gobblet-puzzle = { $seat } to move: win in { $count } moves, whatever the other side does.
