# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Four in a line, with cups that swallow cups
