# Gobblet: its name and what home says of it.

gobblet-title = Gobblet
gobblet-pitch = Cuatro en línea, con vasos que engullen vasos
