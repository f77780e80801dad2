# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Vier op een lijn, met bekers die bekers opslokken
