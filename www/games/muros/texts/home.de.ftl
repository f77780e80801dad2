# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = Mauere Linien zu, behalte die Mehrheit
