# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Quatre alignés, des gobelets qui en gobent d’autres
