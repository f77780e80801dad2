# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Vier in einer Reihe, mit Bechern, die Becher schlucken
