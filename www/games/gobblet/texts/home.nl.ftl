# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Vier op een rij, met bekers die bekers opslokken
