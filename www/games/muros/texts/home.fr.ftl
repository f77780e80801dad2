# Muros: its name and what home says of it.

muros-title = Muros
muros-pitch = Murez les lignes, gardez la majorité
