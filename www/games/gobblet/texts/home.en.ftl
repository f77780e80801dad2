# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Four in a row, with cups that swallow cups
